import { offerNewsWords } from '@innkeeper/protocol/words/sale/request-words'
import { answerDue } from '@innkeeper/rules/booking-request/request-deadline'
import { isOpenRequest, requestMove } from '@innkeeper/rules/booking-request/request-states'
import { implement, type Handler } from '#kit/call/implement.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { LetterPlace } from '../answer-links/make-answer-links.ts'
import { agentBooking } from '../agent/agent-booking.ts'
import { codesTaken } from '../book/book.store.ts'
import { possibleCodes } from '../book/free-codes.ts'
import { tellProperty } from '../booking-requests/notify-request.ts'
import { agentRequest } from '../booking-requests/request-answer.ts'
import { threadsOf } from '../booking-requests/request-thread.store.ts'
import { moveRequest } from '../booking-requests/request-write.store.ts'
import { lockRequest, requestOfAgent, type StoredRequest } from '../booking-requests/requests.store.ts'
import { bookingSignals } from '../notify-booking.ts'
import { acceptOffer } from './accept-offer.ts'
import { declineOffer } from './decline-offer.ts'
import { offersOfRequest } from './offers.store.ts'

/** What a travel agent does with the offers for its requests. */
export const agentOfferCalls = (outside: LetterPlace) =>
  implement({
    'distribution/accept': async (at, input) => {
      const found = await requestOfAgent(at.tx, input.code, at.travelAgent.travelAgentId)
      if (found === undefined) throw at.refusal('requestNotFound', { field: 'code' })
      const possible = possibleCodes(found.property.code, found.checkIn)
      const taken = await codesTaken(at.tx, possible)
      const tx = await at.enter(found.propertyId)
      const request = (await lockRequest(tx, input.code)) ?? found
      const { booking, told } = await acceptOffer(at, tx, { request, input, codes: { possible, taken } })
      await at.diary(told)
      for (const signal of bookingSignals(booking)) at.publish(signal)
      return agentBooking(booking)
    },

    'distribution/decline': async (at, { code, offerNo, note }) => {
      const found = await requestOfAgent(at.tx, code, at.travelAgent.travelAgentId)
      if (found === undefined) throw at.refusal('requestNotFound', { field: 'code' })
      const tx = await at.enter(found.propertyId)
      const request = (await lockRequest(tx, code)) ?? found
      const { told, signal } = await declineOffer(at, tx, { request, offerNo, note })
      await at.diary(told)
      at.publish(signal)
      return readByAgent(tx, { ...request, heldUntil: null })
    },

    'distribution/counter': counter(outside),
  })

const readByAgent = async (tx: PropertyTx, request: StoredRequest) => {
  const [offers, threads] = [await offersOfRequest(tx, request), await threadsOf(tx, [request.requestId])]
  return agentRequest(request, { offers, thread: threads.get(request.requestId) ?? [] })
}

const counter =
  (outside: LetterPlace): Handler<'distribution/counter'> =>
  async (at, { code, priceHoped, answerBy, note }) => {
    const found = await requestOfAgent(at.tx, code, at.travelAgent.travelAgentId)
    if (found === undefined) throw at.refusal('requestNotFound', { field: 'code' })
    const wanted = answerBy === undefined ? null : new Date(answerBy)
    if (wanted !== null && wanted <= at.now) throw at.refusal('answerInPast', { field: 'answerBy' })
    const tx = await at.enter(found.propertyId)
    const request = (await lockRequest(tx, code)) ?? found
    const move = requestMove(request.state, 'counter', 'agent')
    if (move === null) throw at.refusal(isOpenRequest(request.state) ? 'requestNotAnswered' : 'requestEnded', { field: 'code' })
    const due = answerDue({ askedAt: at.now, wanted, checkIn: request.checkIn, timeZone: request.property.timeZone })
    const event = { kind: 'countered', person: at.travelAgent.nameVi, byAgent: true, note, priceHoped } as const
    await moveRequest(tx, request, { state: move.to, answerBy: due, priceHoped, event }, at.now)
    const now = (await lockRequest(tx, code)) ?? request
    await tellProperty(tx, {
      kind: 'offerAnswered',
      request: now,
      said: note,
      words: offerNewsWords.countered,
      answerAt: { outside, now: at.now },
    })
    const { state: before, priceHoped: hopedBefore } = request
    await at.diary({ subject: code, before: { state: before, priceHoped: hopedBefore }, after: { state: now.state, priceHoped, note } })
    return readByAgent(tx, now)
  }
