/** The code that a person typed at the second step: an app's code or a recovery code, without spaces and hyphens. */
export type SecondCode = { readonly kind: 'time' | 'recovery'; readonly code: string }

/** The maximum number of typed characters of a code. */
export const secondCodeLength = 40

/** The letters and digits of recovery codes; those that look alike are left out. */
export const recoveryLetters = 'abcdefghjkmnpqrstuvwxyz23456789'

const recoveryCode = new RegExp(`^[${recoveryLetters}]{10}$`, 'u')
const timeCode = /^\d{6}$/u

/** Parses the code that a person typed at the second step; null if it is neither an app's code nor a recovery code. */
export const secondCode = (typed: string): SecondCode | null => {
  const code = typed.replaceAll(/[\s–—-]/gu, '').toLowerCase()
  if (timeCode.test(code)) return { kind: 'time', code }
  return recoveryCode.test(code) ? { kind: 'recovery', code } : null
}

/** A recovery code as it is shown: two groups of five characters. */
export const readableRecoveryCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`
