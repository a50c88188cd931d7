import { z } from 'zod'
import { sessionEnd } from '#kit/session/session-end.ts'

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
  ended: sessionEnd.or(z.literal('')).catch(''),
  /** Where the person was. */
  return: text,
  /** The code of the property where an administrator was. */
  hotelId: text,
})
export type SignInSearch = z.output<typeof signInSearch>

/** What a link into the application asked for, of which the session remembers: everything but the token and where a former session was. */
export const paramsOf = ({
  key: _token,
  ended: _ended,
  return: _return,
  hotelId: _hotelId,
  ...asked
}: SignInSearch): Readonly<Record<string, string>> => Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''))
