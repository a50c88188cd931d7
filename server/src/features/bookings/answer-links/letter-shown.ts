import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { canFeedback } from '@innkeeper/rules/booking-request/can-feedback'
import { paymentMethods, type PaymentMethod } from '@innkeeper/rules/payment/payment-methods'
import { offerAnswer } from '../booking-offers/offer-answer.ts'
import { roomName } from '../booking-requests/request-answer.ts'
import { isContractSigned } from '../booking-requests/requests.store.ts'
import { agentStandings, creditLeftOf } from '../check-stay/stay-facts.reads.ts'
import type { OpenedLink } from './opened-link.ts'

type Letter = NonNullable<CallOutput<'request-answer/show'>['letter']>

/** What the letter of a link is about, and whether it can still be answered. */
export const letterShown = async (opened: OpenedLink, now: Date): Promise<Letter> => {
  const { request, offer, reader, standing } = opened
  const { code, agent, checkIn, checkOut, currency, message, priceHoped, answerBy } = request
  return {
    standing,
    reader: reader.person,
    property: request.property.name,
    timeZone: request.property.timeZone,
    code,
    agent,
    checkIn,
    checkOut,
    currency,
    message,
    priceHoped,
    answerBy,
    rooms: request.lines.map(({ roomPlanId: _plan, roomTypeId: _type, ...line }) => ({ ...line, roomType: roomName(line.roomType) })),
    offer: offer === undefined ? null : { ...offerAnswer(request, offer), methods: await methodsFor(opened, offer.total) },
    blocked: offer === undefined ? await whyBlocked(opened, now) : null,
  }
}

/** The ways to pay that an agent has: on credit where enough of it is left. */
const methodsFor = async ({ tx, request: { travelAgentId } }: OpenedLink, total: number): Promise<PaymentMethod[]> => {
  const left = creditLeftOf((await agentStandings(tx, tx.propertyId, [travelAgentId])).get(travelAgentId) ?? null)
  return paymentMethods.filter((method) => method !== 'debt' || (left !== null && left >= total))
}

const whyBlocked = async ({ tx, request }: OpenedLink, now: Date): Promise<Letter['blocked']> => {
  const verdict = canFeedback({ ...request, contractSigned: await isContractSigned(tx, now) })
  return verdict.ok || verdict.reason === 'requestNotWaiting' ? null : verdict.reason
}
