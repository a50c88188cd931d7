import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { canFeedback, canOffer, type FeedbackVerdict } from '@innkeeper/rules/booking-request/can-feedback'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { latestUntil } from '../booking-offers/decide-offer.ts'
import { ownOfferAnswer } from '../booking-offers/offer-answer.ts'
import { offersOfRequest } from '../booking-offers/offers.store.ts'
import { requestRow, roomName } from './request-answer.ts'
import { threadsOf, vacantNights } from './request-thread.store.ts'
import { isContractSigned, type StoredRequest } from './requests.store.ts'

type Detail = CallOutput<'request-booking/detail'>

/** A request with everything that its screen shows. */
export const requestDetail = async (tx: PropertyTx, request: StoredRequest, now: Date): Promise<Detail> => {
  const [lines, threads, offers, contractSigned] = await Promise.all([
    linesOf(tx, request),
    threadsOf(tx, [request.requestId]),
    offersOfRequest(tx, request),
    isContractSigned(tx, now),
  ])
  const { message, currency, priceHoped, bookingCode, travelAgentId, agent, level } = request
  return {
    ...requestRow(request),
    message,
    currency,
    priceHoped,
    bookingCode,
    agent: { travelAgentId, name: agent, level },
    lines,
    thread: (threads.get(request.requestId) ?? []).map(({ requestId: _requestId, ...event }) => event),
    offers: offers.map((offer) => ownOfferAnswer(request, offer)),
    latestUntil: latestUntil(request).toISOString(),
    allowed: {
      feedback: verdictOf(canFeedback({ ...request, contractSigned })),
      offer: verdictOf(canOffer({ ...request, contractSigned })),
    },
  }
}

const verdictOf = (verdict: FeedbackVerdict) => (verdict.ok ? { ok: true, reason: null } : verdict)

/** The rooms that are asked for, each with what is free of its type. */
const linesOf = async (tx: PropertyTx, request: StoredRequest): Promise<Detail['lines']> => {
  const roomTypeIds = [...new Set(request.lines.flatMap(({ roomTypeId }) => roomTypeId ?? []))]
  const nights = Map.groupBy(await vacantNights(tx, roomTypeIds, request), ({ roomTypeId }) => roomTypeId)
  return request.lines.map((line) => {
    const ofType = line.roomTypeId === null ? undefined : nights.get(line.roomTypeId)
    return {
      ...line,
      roomType: roomName(line.roomType),
      vacant: ofType === undefined ? null : Math.min(...ofType.map(({ vacant }) => vacant)),
      fullNights: (ofType ?? []).flatMap(({ night, vacant }) => (vacant < line.rooms ? [night] : [])),
    }
  })
}
