/** "Password is at least 8 characters". */
const shortestPassword = 8

/** Why a new password is refused: too short, or the repeated password differs. */
export type PasswordReason = 'tooShort' | 'retypeDiffers'

/** Why a new password is refused, or null; spaces count, because a password is stored as typed. */
export const whyNotPassword = (password: string, retyped: string): PasswordReason | null => {
  if (password.length < shortestPassword) return 'tooShort'
  return password === retyped ? null : 'retypeDiffers'
}
