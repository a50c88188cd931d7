import { z } from 'zod'

const text = z.string().catch('')

/** What the sign-in pages read of the address. */
export const signInSearch = z.object({
  /** A token to sign in with. */
  key: text,
  /** Jumps to this booking request. */
  requestCode: text,
  /** `bulk-update` jumps to the batch update, with the two that follow. */
  action: text,
  pms_confirm: text,
  shownoti: text,
  /** Why the session ended. */
  ended: z.enum(['', 'expired', 'noRight']).catch(''),
  /** Where the person was. */
  return: text,
})
export type SignInSearch = z.output<typeof signInSearch>
