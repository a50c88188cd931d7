import { languages } from '@innkeeper/protocol/say'
import { letterKinds } from '@innkeeper/protocol/words/mail/letter-words'
import { z } from 'zod'
import type { Signal } from '@innkeeper/protocol/freshness/signal'
import type { Deliver, Failure, Queue } from '#kit/jobs/queue.ts'
import type { Sweep, SweepAt } from '#kit/jobs/schedule.ts'
import { noteEmailSent } from '#kit/mail/email-states.store.ts'
import type { Tx } from '#kit/transaction/transaction.ts'

/** Which kept file goes with a letter: the newest of a contract or an amendment. The letter names it, so that its bytes are kept once. */
export const attachedPaper = z.strictObject({ propertyId: z.uuid(), paperId: z.uuid() })

/** The contract or the amendment whose file goes with a letter. */
export type AttachedPaper = z.infer<typeof attachedPaper>

/**
 * A letter of a property to an agent or a guest: whose it is, of which kind, and what fills the blanks of the property's own words. Letters
 * that were posted before there were own words have no values, and go as they were written.
 */
export const letterOf = z.strictObject({
  propertyId: z.uuid(),
  kind: z.enum(letterKinds),
  values: z.record(z.string(), z.strictObject({ vi: z.string(), en: z.string() })).optional(),
})

/** A letter of a property to an agent or a guest. */
export type LetterOf = Readonly<z.infer<typeof letterOf>>

const letter = z.strictObject({
  to: z.string(),
  language: z.enum(languages),
  subject: z.string(),
  text: z.string(),
  attached: attachedPaper.optional(),
  /** The property whose letter it is and its kind, where an agent or a guest gets it: it then goes as the property set it. */
  of: letterOf.optional(),
})

/** A letter to one person, in that person's language; the payload of the outbox topic `mail`. */
export type Letter = Readonly<z.infer<typeof letter>>

/** A file that goes with a letter. */
export type LetterFile = { readonly fileName: string; readonly mediaType: string; readonly content: Buffer }

/** A letter, with the logo of the hotel that it is about as PNG (null for none), and its files. */
export type LetterToSend = Letter & {
  readonly logo: Buffer | null
  readonly files: readonly LetterFile[]
  /** The text with marks, where it has them: inner HTML without anything that loads. */
  readonly html?: string
  /** The property's name and address where Innkeeper's server sends the letter for it. */
  readonly shownAs?: { readonly name: string; readonly answersTo: string }
}

/** Finds what goes with a letter besides its text: the logo for the letter of an event, and the files that the letter names. */
export type LetterParts = {
  readonly logoOf: (tx: Tx, outboxId: string) => Promise<Buffer | null>
  readonly filesOf: (tx: Tx, paper: AttachedPaper) => Promise<readonly LetterFile[]>
}

/** Sends letters; rejects when one could not be sent, so that it is tried again. */
export type Mailer = {
  readonly send: (letter: LetterToSend, id: string) => Promise<void>
  /** Deletes the letters that were sent before a moment, where they are kept. */
  readonly forget?: (before: Date) => Promise<void>
}

const daysKept = 30

/** Every day, deletes letters that are older than 30 days and kept as files because there is no mail server. */
export const deleteLetters = (mailer: Mailer) =>
  ({
    name: 'old letters',
    everySeconds: 86_400,
    run: async ({ now }: Pick<SweepAt, 'now'>) => mailer.forget?.(new Date(now.getTime() - daysKept * 86_400_000)),
  }) satisfies Sweep

/** Delivers the letters of the outbox, each with the logo of its hotel and the files that it names. */
const mailDelivery =
  ({ platform, ofProperty }: LetterWays, { logoOf, filesOf }: LetterParts): Deliver =>
  async (payload, id, tx) => {
    const read = letter.parse(payload)
    const files = read.attached === undefined ? [] : await filesOf(tx, read.attached)
    const whole = { ...read, logo: await logoOf(tx, id), files }
    if (read.of !== undefined) return ofProperty.send(tx, read.of, whole, id)
    await platform.send(whole, id)
    return noteEmailSent(tx, id, read.to)
  }

/** Sends a property's letters to agents and guests as it has set: through its own server or Innkeeper's, or not at all. */
export type PropertyMailer = Pick<Queue, 'failureOf' | 'onFailure'> & {
  readonly send: (tx: Tx, of: LetterOf, letter: LetterToSend, id: string) => Promise<readonly Signal[] | void>
}

/** The ways of a letter: Innkeeper's mailer, and the one of properties. */
export type LetterWays = { readonly platform: Mailer; readonly ofProperty: PropertyMailer }

/** The queue of letters: two at a time, so that a slow mail server holds few connections of the process. */
export const mailQueue = (ways: LetterWays, parts: LetterParts): Queue => ({
  ...ways.ofProperty,
  deliver: mailDelivery(ways, parts),
  places: 2,
  about: (payload) => {
    const to = maskedAddress(letter.parse(payload).to)
    return { vi: to, en: to }
  },
})

/** An address that its owner recognises and nobody else learns: `l…@example.com`. */
export const maskedAddress = (address: string): string => address.replace(/^(.)[^@]*/u, '$1…')

/** The codes of nodemailer and of the network; a reply from 500 on is the mail server's last word about this letter. */
export const mailFailureOf = (error: unknown): Failure | null => {
  if (!(error instanceof Error)) return null
  const code = String(Reflect.get(error, 'code'))
  if (code === 'EAUTH') return { problem: 'signInRefused', lasting: false }
  const reply = Number(Reflect.get(error, 'responseCode'))
  if (reply >= 400) return { problem: 'refused', lasting: reply >= 500 }
  return unreachableCodes.has(code) ? { problem: 'unreachable', lasting: false } : null
}

const unreachableCodes: ReadonlySet<string> = new Set([
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'EDNS',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'ESOCKET',
  'ETIMEDOUT',
])
