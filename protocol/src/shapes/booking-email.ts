import { z } from 'zod'
import { emailAudiences, emailKinds, emailProblems, emailStates } from '#words/mail/email-states.ts'

/** An email about a booking, and what became of it. */
export const bookingEmail = z.object({
  id: z.uuid(),
  kind: z.enum(emailKinds),
  audience: z.enum(emailAudiences),
  /** The address; empty while it is not known. Of one of the property's people only `l…@example.com` is told. */
  receiver: z.string(),
  state: z.enum(emailStates),
  problem: z.enum(emailProblems).nullable(),
  /** What the mail server said, where it refused. */
  reply: z.string(),
  /** When it is tried again. */
  nextAt: z.string().nullable(),
  at: z.string(),
  changedAt: z.string(),
  /** Whether the caller may have it sent again. */
  maySendAgain: z.boolean(),
})
