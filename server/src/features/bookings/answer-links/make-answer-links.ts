import { answerLinkUntil } from '@innkeeper/rules/booking-request/answer-link'
import { passesAt } from '@innkeeper/rules/booking-request/request-deadline'
import { randomBytes } from 'node:crypto'
import { hashOfKey } from '#kit/session/token.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { Outside } from '#outside/outside.ts'
import type { StoredRequest } from '../booking-requests/requests.store.ts'
import { writeAnswerLinks } from './answer-links.store.ts'

/** Where this installation is reached, which the links of letters need. */
export type LetterPlace = Pick<Outside, 'publicUrl'>

/** Where and when letters are written that can be answered by a link. */
export type AnswerAt = { readonly outside: LetterPlace; readonly now: Date }

type About = {
  readonly request: Pick<StoredRequest, 'requestId' | 'checkIn' | 'property'>
  /** Who gets the letter: users, or an address of the property or the agent. */
  readonly readers: readonly { readonly email: string; readonly accountId: string | null }[]
  /** The offer that the agent answers; without one the property answers the request. */
  readonly offer?: { readonly offerNo: number; readonly validUntil: Date }
}

const tokenBytes = 32

/** A link for each reader of a letter, in the same order; none where its time is over already. Only hashes of their tokens are kept. */
export const linksToAnswer = async (tx: PropertyTx, { outside, now }: AnswerAt, about: About): Promise<readonly string[]> => {
  const { request, readers, offer } = about
  const { checkIn, property, requestId } = request
  const expiresAt = answerLinkUntil(now, offer?.validUntil ?? passesAt({ checkIn, timeZone: property.timeZone }))
  if (expiresAt <= now) return []
  const made = readers.map((reader) => ({ ...reader, token: randomBytes(tokenBytes).toString('base64url') }))
  await writeAnswerLinks(
    tx,
    { requestId, offerNo: offer?.offerNo ?? null, madeAt: now, expiresAt },
    made.map(({ token, ...reader }) => ({ ...reader, tokenHash: hashOfKey(token) })),
  )
  return made.map(({ token }) => `${outside.publicUrl}/answer?token=${token}`)
}
