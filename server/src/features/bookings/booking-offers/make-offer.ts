import type { CallRequest } from '@innkeeper/protocol/catalogue'
import { formatMoment } from '@innkeeper/protocol/format/format'
import { withinSentence } from '@innkeeper/protocol/format/within-sentence'
import { speakStayRule } from '@innkeeper/protocol/shapes/stay-answers'
import { canOffer } from '@innkeeper/rules/booking-request/can-feedback'
import { whyNotUntil } from '@innkeeper/rules/booking-request/offer-states'
import { isOpenRequest } from '@innkeeper/rules/booking-request/request-states'
import type { StayPrice } from '@innkeeper/rules/price/price-of-stay'
import type { At } from '#kit/call/at.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { LetterPlace } from '../answer-links/make-answer-links.ts'
import { lockLinks, lockNights, takeNights } from '../book/book.store.ts'
import { isContractSigned, lockRequest, type StoredRequest } from '../booking-requests/requests.store.ts'
import { moveRequest } from '../booking-requests/request-write.store.ts'
import { tellAgent } from '../booking-requests/tell-agent.ts'
import { agentStandings, type PropertyFacts } from '../check-stay/stay-facts.reads.ts'
import { snapshotOf } from '../snapshot/stay-snapshot.ts'
import { decideOffer, latestUntil, offeredDates, type DecidedOffer } from './decide-offer.ts'
import { endOfferBy } from './end-offers.ts'
import { offersOfRequest, writeOffer, type NewOffer, type StoredOffer } from './offers.store.ts'

type Offering = At<'request-booking/offer'>
type Input = CallRequest<'request-booking/offer'>

/** An offer that was made, and the one that it replaced. */
type OfferMade = { readonly request: StoredRequest; readonly offer: NewOffer; readonly replaced: StoredOffer | undefined }

/**
 * Offers rooms for a request: the nights of this offer and of the one that it replaces are locked as bookings lock them, given back and taken
 * together, so that no room is promised twice.
 */
export const makeOffer = async (at: Offering, input: Input, outside: LetterPlace): Promise<OfferMade> => {
  const request = await lockRequest(at.tx, input.code)
  if (request === undefined) throw at.refusal('requestNotFound', { field: 'code' })
  await refuseWhere(at, request)
  const offers = await offersOfRequest(at.tx, request)
  const last = offers.at(-1)
  if ((last?.offerNo ?? 0) !== input.seen) throw at.refusal('offerMeanwhile', { field: 'seen' })
  const replaced = last?.state === 'open' ? last : undefined
  const until = untilOf(at, request, input)
  await lockStays(at.tx, request, { input, replaced, offering: at })
  const decided = await decideOffer(at.tx, { request, open: replaced }, input, { now: at.now, refuse: at.refusal })
  const { snapshot, usualTotal } = await agreedOn(at, request, decided)
  if (replaced !== undefined) await endOfferBy(at.tx, replaced, { act: 'replace', who: 'property', now: at.now })
  const { checkIn, checkOut } = decided
  const made = { offerNo: input.seen + 1, validUntil: until, note: input.note, person: at.person.fullName, now: at.now }
  const offer = { ...made, checkIn, checkOut, total: input.total, usualTotal, snapshot }
  await takeNights(at.tx, [offer])
  await writeOffer(at.tx, request, offer)
  const event = { kind: 'offered', person: made.person, note: made.note, offerNo: made.offerNo } as const
  await moveRequest(at.tx, request, { state: 'feedback', event }, at.now)
  await tellAgent(at.tx, request, { kind: 'offered', said: made.note, offer, answerAt: { outside, now: at.now } })
  return { request, offer, replaced }
}

const refuseWhere = async (at: Offering, request: StoredRequest): Promise<void> => {
  if (!isOpenRequest(request.state)) throw at.refusal('requestEnded', { field: 'code' })
  const verdict = canOffer({ ...request, contractSigned: await isContractSigned(at.tx, at.now) })
  if (!verdict.ok) throw at.refusal(verdict.reason, { field: 'code' })
}

const untilOf = (at: Offering, request: StoredRequest, input: Input): Date => {
  const until = new Date(input.until)
  const latest = latestUntil(request, offeredDates(input, { now: at.now, refuse: at.refusal }).checkIn)
  const why = whyNotUntil(until, { now: at.now, latest })
  if (why === null) return until
  const values = { latest: formatMoment(latest.toISOString(), { timeZone: request.property.timeZone, year: true }) }
  throw at.refusal(why, { field: 'until', values })
}

type Locked = { readonly input: Input; readonly replaced: StoredOffer | undefined; readonly offering: Offering }

const lockStays = async (tx: PropertyTx, request: StoredRequest, { input, replaced, offering }: Locked): Promise<void> => {
  const dates = offeredDates(input, { now: offering.now, refuse: offering.refusal })
  const asked = input.rooms.map(({ roomPlanId }) => ({ roomPlanId, ...dates }))
  const held = (replaced?.snapshot.lines ?? []).map(({ roomPlanId }) => ({
    roomPlanId,
    checkIn: replaced?.checkIn ?? dates.checkIn,
    checkOut: replaced?.checkOut ?? dates.checkOut,
  }))
  await lockNights(tx, request.property.code, [...asked, ...held])
  await lockLinks(tx, tx.propertyId, [request.travelAgentId])
}

type AgreedOn = { readonly snapshot: NewOffer['snapshot']; readonly usualTotal: number }

const agreedOn = async (at: Offering, request: StoredRequest, decided: DecidedOffer): Promise<AgreedOn> => {
  const [first] = decided.forbid
  const rule = first?.rules[0]
  if (first !== undefined && rule !== undefined) {
    const reason = withinSentence(speakStayRule(rule, at.language))
    throw at.refusal('offerBlocked', { values: { reason, rule: rule.rule, roomPlanId: first.roomPlanId, nights: rule.nights.join(' ') } })
  }
  const { price, usual, facts } = decided
  if (price === null || usual === null) throw new Error('a stay that can be offered has no price')
  return { snapshot: await snapshotFor(at.tx, request, { facts, decided, price }), usualTotal: usual.total }
}

type ToKeep = { readonly facts: PropertyFacts; readonly decided: DecidedOffer; readonly price: StayPrice }

// The payments count from the day on which the offer becomes a booking.
const snapshotFor = async (tx: PropertyTx, { travelAgentId, agent }: StoredRequest, { facts, decided, price }: ToKeep) => {
  const standing = (await agentStandings(tx, tx.propertyId, [travelAgentId])).get(travelAgentId)
  const buyer = standing === undefined ? null : { code: standing.code, name: agent, level: standing.level }
  return snapshotOf(facts, buyer, { lines: decided.lines, services: decided.services, price, payments: [] })
}
