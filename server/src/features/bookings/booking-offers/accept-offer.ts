import type { CallRequest } from '@innkeeper/protocol/catalogue'
import { offerNewsWords } from '@innkeeper/protocol/words/sale/request-words'
import { paymentAnswers } from '@innkeeper/protocol/shapes/stay-answers'
import { requestMove } from '@innkeeper/rules/booking-request/request-states'
import { isOfferOpen } from '@innkeeper/rules/booking-request/offer-states'
import type { At, DeclaredRefusal } from '#kit/call/at.ts'
import type { RefusalDetail, Refused } from '#kit/call/refuse.ts'
import type { DiaryEntry } from '#kit/call/diary.ts'
import type { TravelAgent } from '#kit/request/who.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { commissionAt } from '#features/e-contracts/commission.reads.ts'
import { readersByMail } from '#features/notifications/notifications.reads.ts'
import { storedNow } from '../agent/agent-booking.ts'
import { paymentsOf } from '../book/agreed-payments.reads.ts'
import { writeMade } from '../book/book.ts'
import { lockLinks, type NewBooking } from '../book/book.store.ts'
import { draftBooking } from '../book/draft-booking.ts'
import { refuseCredit } from '../book/refuse-credit.ts'
import { freeCodes } from '../book/free-codes.ts'
import { tellProperty } from '../booking-requests/notify-request.ts'
import { moveRequest } from '../booking-requests/request-write.store.ts'
import type { StoredRequest } from '../booking-requests/requests.store.ts'
import type { StoredBooking } from '../bookings.store.ts'
import { agentStandings, stayFacts, type PropertyFacts } from '../check-stay/stay-facts.reads.ts'
import { endOfferBy } from './end-offers.ts'
import { heldOffer, offersOfRequest, type StoredOffer } from './offers.store.ts'

/** Who accepts, and how what cannot be accepted is refused. */
type Accepting = Pick<At<'distribution/accept'>, 'now' | 'language'> & {
  readonly travelAgent: Pick<TravelAgent, 'travelAgentId' | 'nameVi'>
  readonly refusal: (key: Exclude<DeclaredRefusal<'distribution/accept'>, 'requestNotFound'>, detail: RefusalDetail) => Refused
}

type Accept = {
  readonly request: StoredRequest
  readonly input: Omit<CallRequest<'distribution/accept'>, 'code'>
  /** Codes that the booking may get, and those of them that are taken. */
  readonly codes: { readonly possible: readonly string[]; readonly taken: readonly string[] }
}

/** What was booked, and what the diary says of it. */
type Accepted = { readonly booking: StoredBooking; readonly told: DiaryEntry }

/**
 * Books what an offer of a locked request holds: its nights are sold already and change hands, the price is the one that was agreed on, and
 * the payments count from now.
 */
export const acceptOffer = async (at: Accepting, tx: PropertyTx, accept: Accept): Promise<Accepted> => {
  const { request } = accept
  const offer = await offerToAccept(at, tx, accept)
  await lockLinks(tx, tx.propertyId, [request.travelAgentId])
  const facts = await sellingFacts(at, tx, { request, offer })
  const commission = await commissionAt(tx, tx.propertyId, at.now)
  const written = bookingOf(at, accept, { offer, facts, commission })
  const booking = storedNow(tx, written)
  await endOfferBy(tx, offer, { act: 'accept', who: 'agent', now: at.now })
  await write(tx, { facts, written, booking })
  const event = { kind: 'accepted', person: at.travelAgent.nameVi, byAgent: true, offerNo: offer.offerNo, note: accept.input.note } as const
  await moveRequest(tx, request, { state: 'complete', endedBecause: 'booked', bookingCode: booking.code, event }, at.now)
  const complete = { ...request, state: 'complete' } as const
  await tellProperty(tx, { kind: 'offerAnswered', request: complete, said: booking.code, words: offerNewsWords.accepted })
  const { offerNo, total } = offer
  const after = { state: complete.state, offerNo, total, bookingCode: booking.code, note: accept.input.note }
  return { booking, told: { subject: request.code, before: { state: request.state }, after } }
}

const offerToAccept = async (at: Accepting, tx: PropertyTx, { request, input }: Accept): Promise<StoredOffer> => {
  if (requestMove(request.state, 'accept', 'agent') === null) throw at.refusal('requestEnded', { field: 'code' })
  const offer = (await offersOfRequest(tx, request)).find(({ offerNo }) => offerNo === input.offerNo)
  if (offer === undefined || !isOfferOpen(heldOffer(offer), at.now)) throw at.refusal('offerNotOpen', { field: 'offerNo' })
  return offer
}

type ToSell = { readonly request: StoredRequest; readonly offer: StoredOffer }

/** "A stay can be booked when the property is on sale with a signed contract and the agent is active": of an offer no less. */
const sellingFacts = async (at: Accepting, tx: PropertyTx, { request, offer }: ToSell): Promise<PropertyFacts> => {
  const roomPlanIds = offer.snapshot.lines.map(({ roomPlanId }) => roomPlanId)
  const wanted = { propertyIds: [tx.propertyId], roomPlanIds, travelAgentId: request.travelAgentId, stays: [offer] }
  const [facts] = await stayFacts(tx, wanted, at.now)
  if (facts?.state !== 'onsite') throw at.refusal('propertyNotOnSale', { field: 'code' })
  if (facts.agent?.active !== true) throw at.refusal('agentNotConnected', { field: 'code' })
  if (!facts.contractSigned) throw at.refusal('contractNotSigned', { field: 'code' })
  return facts
}

type Becoming = { readonly offer: StoredOffer; readonly facts: PropertyFacts; readonly commission: number | null }

const bookingOf = (at: Accepting, { input, codes }: Accept, { offer, facts, commission }: Becoming): NewBooking => {
  const { checkIn, checkOut, snapshot } = offer
  const { price } = snapshot
  const onCredit = input.paymentMethod === 'debt'
  if (onCredit) refuseCredit(at, facts, price.total)
  const lines = snapshot.lines.map(({ payment }) => ({ plan: { payment } }))
  const payments = onCredit ? [] : paymentsOf(facts, { lines, price }, { checkIn, now: at.now })
  const agreed = { facts, checkIn, checkOut, price, onCredit, payments, snapshot: { ...snapshot, payments: paymentAnswers(payments) } }
  return { ...draftBooking(at, input, { ...agreed, commission }), code: freeCodes(codes.taken)(codes.possible) }
}

type ToWrite = { readonly facts: PropertyFacts; readonly written: NewBooking; readonly booking: StoredBooking }

const write = async (tx: PropertyTx, { facts, written, booking }: ToWrite): Promise<void> => {
  const standings = await agentStandings(tx, tx.propertyId, written.travelAgentId === null ? [] : [written.travelAgentId])
  const news = { kind: 'newBooking', email: facts.email, readers: await readersByMail(tx, 'newBooking') } as const
  await writeMade(tx, { news, giver: facts, standings, giftCodes: { codes: [], kinds: new Map() } }, [{ written, booking }])
}
