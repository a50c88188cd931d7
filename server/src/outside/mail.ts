import { languages } from '@innkeeper/protocol/say'
import { z } from 'zod'

const letter = z.strictObject({ to: z.string(), language: z.enum(languages), subject: z.string(), text: z.string() })

/** A letter to one person, in that person's language; the payload of the outbox topic `mail`. */
export type Letter = Readonly<z.infer<typeof letter>>

/** Sends letters; rejects when one could not be handed over, so that it is tried again. */
export type Mailer = { readonly send: (letter: Letter, id: string) => Promise<void> }

/** Hands the letters of the outbox to a mailer. */
export const mailDelivery =
  (mailer: Mailer) =>
  (payload: unknown, id: string): Promise<void> =>
    mailer.send(letter.parse(payload), id)
