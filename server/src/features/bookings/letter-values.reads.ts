import type { LetterKind } from '@innkeeper/protocol/words/mail/letter-words'
import { z } from 'zod'
import type { LetterValues } from '#kit/mail/write-letter.ts'
import { momentInRow, dayInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { offerValues, requestValues, type AgentNews } from './booking-requests/tell-agent.ts'
import { readRequests } from './booking-requests/requests.store.ts'
import { readBooking } from './bookings.store.ts'
import type { ConfirmationCopy, ConfirmationNews } from './confirmation/confirmation-news.ts'
import { confirmationValues } from './confirmation/confirmation-values.ts'

/** What fills the blanks of an email, and the code of the booking or the request that it is about. */
export type ToldOf = { readonly about: string; readonly values: LetterValues }

/** What fills a kind of email about the property's last booking or request of that kind; undefined where there is none. */
export const lastOfKind = async (tx: PropertyTx, kind: LetterKind): Promise<ToldOf | undefined> => {
  const ofBooking = bookingKinds[kind]
  if (ofBooking !== undefined) return lastBooking(tx, ofBooking)
  if (kind === 'requestOffered') return lastOffer(tx)
  const ofRequest = requestKinds[kind]
  return ofRequest === undefined ? undefined : lastRequest(tx, ofRequest)
}

type OfBooking = { readonly copy: ConfirmationCopy; readonly news: ConfirmationNews; readonly happened: string }

const changed = `exists (select from booking_agreement a where a.property_id = booking.property_id and a.booking_id = booking.booking_id)`
const stayedAway = `exists (select from booking_event e where e.property_id = booking.property_id and e.booking_id = booking.booking_id
  and e.kind = 'noShow')`

const ofCopy = (copy: ConfirmationCopy) =>
  [
    { copy, news: 'booked', happened: 'true' },
    { copy, news: 'changed', happened: changed },
    { copy, news: 'cancelled', happened: `state in ('cancel', 'void')` },
    { copy, news: 'noShow', happened: stayedAway },
  ] as const satisfies readonly OfBooking[]

const [guestBooked, guestChanged, guestCancelled, guestNoShow] = ofCopy('guest')
const [agentBooked, agentChanged, agentCancelled, agentNoShow] = ofCopy('agent')

const bookingKinds: Partial<Record<LetterKind, OfBooking>> = {
  guestBooked,
  guestChanged,
  guestCancelled,
  guestNoShow,
  agentBooked,
  agentChanged,
  agentCancelled,
  agentNoShow,
}

const receivers: Readonly<Record<ConfirmationCopy, string>> = { guest: `guest_email <> ''`, agent: 'travel_agent_id is not null' }

const lastBooking = async (tx: PropertyTx, { copy, news, happened }: OfBooking): Promise<ToldOf | undefined> => {
  const condition = `property_id = $1 and ${receivers[copy]} and ${happened} order by created_at desc, booking_id limit 1`
  const booking = await readBooking(tx, condition, [tx.propertyId])
  return booking && { about: booking.code, values: confirmationValues(booking, news, copy) }
}

const requestKinds: Partial<Record<LetterKind, { readonly news: AgentNews['kind']; readonly event: string }>> = {
  requestAnswered: { news: 'answered', event: 'answered' },
  requestEnded: { news: 'lapsed', event: 'lapsed' },
}

const lastRequest = async (tx: PropertyTx, { news, event }: { news: AgentNews['kind']; event: string }): Promise<ToldOf | undefined> => {
  const [said] = await eventRows(
    tx,
    `select booking_request_id as "requestId", note from booking_request_event where property_id = $1 and kind = $2
      order by at desc, booking_request_event_id limit 1`,
    [tx.propertyId, event],
  )
  const [request] = said === undefined ? [] : await requestWithId(tx, said.requestId)
  return request && { about: request.code, values: requestValues(request, { kind: news, said: said?.note ?? '' }) }
}

const lastOffer = async (tx: PropertyTx): Promise<ToldOf | undefined> => {
  const [offer] = await offerRows(
    tx,
    `select booking_request_id as "requestId", check_in as "checkIn", check_out as "checkOut", total, valid_until as "validUntil", note
       from booking_offer where property_id = $1 order by valid_until desc, booking_request_id, offer_no limit 1`,
    [tx.propertyId],
  )
  const [request] = offer === undefined ? [] : await requestWithId(tx, offer.requestId)
  if (request === undefined || offer === undefined) return undefined
  const offered = { ...offer, validUntil: new Date(offer.validUntil) }
  const values = { ...requestValues(request, { kind: 'offered', said: offer.note }), ...offerValues(request, offered) }
  return { about: request.code, values }
}

const requestWithId = (tx: PropertyTx, id: string) =>
  readRequests(tx, 'where q.property_id = $1 and q.booking_request_id = $2', [tx.propertyId, id])

const eventRows = rowsLike(z.strictObject({ requestId: z.uuid(), note: z.string() }))
const offerRows = rowsLike(
  z.strictObject({
    requestId: z.uuid(),
    checkIn: dayInRow,
    checkOut: dayInRow,
    total: z.int(),
    validUntil: momentInRow,
    note: z.string(),
  }),
)
