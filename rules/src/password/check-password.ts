/** "Password is at least 8 characters". */
const shortestPassword = 8

/** Why a new password is refused: too short, or the retype differs. */
export type PasswordReason = 'tooShort' | 'retypeDiffers'

/** Why a new password may not be set, or null when it may; spaces count, for a password is kept as typed. */
export function whyNotPassword(password: string, retyped: string): PasswordReason | null {
  if (password.length < shortestPassword) return 'tooShort'
  return password === retyped ? null : 'retypeDiffers'
}
