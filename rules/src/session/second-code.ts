/** What was typed at the second step: a code of an app, or a recovery code; the spaces and hyphens that help to read it are gone. */
export type SecondCode = { readonly kind: 'time' | 'recovery'; readonly code: string }

/** The most characters of a code as it may be typed. */
export const secondCodeLength = 40

/** The letters and digits of recovery codes: none that is easily taken for another. */
export const recoveryLetters = 'abcdefghjkmnpqrstuvwxyz23456789'

const recoveryCode = new RegExp(`^[${recoveryLetters}]{10}$`, 'u')
const timeCode = /^\d{6}$/u

/** Reads what was typed at the second step; null where it can be neither an app's code nor a recovery code. */
export const secondCode = (typed: string): SecondCode | null => {
  const code = typed.replaceAll(/[\s–—-]/gu, '').toLowerCase()
  if (timeCode.test(code)) return { kind: 'time', code }
  return recoveryCode.test(code) ? { kind: 'recovery', code } : null
}

/** A recovery code as people read it: two groups of five. */
export const readableRecoveryCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`
