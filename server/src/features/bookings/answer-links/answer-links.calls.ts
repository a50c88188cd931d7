import { implement } from '#kit/call/implement.ts'
import { hashOfKey } from '#kit/session/token.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import { codesTaken } from '../book/book.store.ts'
import { possibleCodes } from '../book/free-codes.ts'
import { acceptOffer } from '../booking-offers/accept-offer.ts'
import { declineOffer } from '../booking-offers/decline-offer.ts'
import { giveFeedback } from '../booking-requests/give-feedback.ts'
import { requestOfCode } from '../booking-requests/requests.store.ts'
import { bookingSignals } from '../notify-booking.ts'
import { answerLinkOf } from './answer-links.store.ts'
import { letterShown } from './letter-shown.ts'
import { openedLink, usedLink } from './opened-link.ts'

/** What whoever has the link of a letter does: sees what it asks, and answers once, as the person whose letter it is. */
export const answerLinkCalls = implement({
  'request-answer/show': async (at, { token }) => {
    const opened = await openedLink(at, { token, read: requestOfCode })
    return { letter: opened === null ? null : await letterShown(opened, at.now) }
  },

  'request-answer/feedback': async (at, { token, note }) => {
    const { tx, request, offer, reader } = await usedLink(at, token)
    if (offer !== undefined) throw at.refusal('notFound', { field: 'token' })
    await at.diary({ ...(await giveFeedback(at, tx, { request, note, person: reader.person })), by: reader })
    return { code: request.code }
  },

  'request-answer/accept': async (at, { token, ...input }) => {
    // Codes are unique over all properties, so they are looked up before one is entered.
    const codes = await codesFor(at.tx, token)
    const { tx, request, offer, reader } = await usedLink(at, token)
    if (offer === undefined) throw at.refusal('notFound', { field: 'token' })
    const { now, language, refusal } = at
    const by = { now, language, refusal, travelAgent: { travelAgentId: request.travelAgentId, nameVi: request.agent.vi } }
    const { booking, told } = await acceptOffer(by, tx, { request, input: { ...input, offerNo: offer.offerNo }, codes })
    await at.diary({ ...told, by: { ...reader, origin: 'agent' } })
    for (const signal of bookingSignals(booking)) at.publish(signal)
    return { code: request.code, bookingCode: booking.code }
  },

  'request-answer/decline': async (at, { token, note }) => {
    const { tx, request, offer, reader } = await usedLink(at, token)
    if (offer === undefined) throw at.refusal('notFound', { field: 'token' })
    const { told, signal } = await declineOffer(at, tx, { request, offerNo: offer.offerNo, note })
    await at.diary({ ...told, by: { ...reader, origin: 'agent' } })
    at.publish(signal)
    return { code: request.code }
  },
})

/** Codes that the booking of a link's offer may get, and those of them that are taken. */
const codesFor = async (tx: Tx, token: string) => {
  const link = await answerLinkOf(tx, hashOfKey(token))
  const request = link && (await requestOfCode({ ...tx, propertyId: link.propertyId }, link.code))
  const possible = request === undefined ? [] : possibleCodes(request.property.code, request.checkIn)
  return { possible, taken: await codesTaken(tx, possible) }
}
