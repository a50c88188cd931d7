import { bookingCode } from '@innkeeper/rules/booking/booking-code'
import { addDays, addMonths, earlier, firstOfMonth, toDay, weekdayOf, type Day } from '@innkeeper/rules/days/day'
import { v7 as uuidv7 } from 'uuid'
import { ticketSnapshotOf } from '#features/bookings/ticket-bookings/book-tickets.ts'
import { feeOfTickets } from '#features/bookings/ticket-bookings/end-tickets.ts'
import { holdTickets } from '#features/bookings/ticket-bookings/park-products.store.ts'
import { parkFacts, quoteTickets, type TicketsAsked } from '#features/bookings/ticket-bookings/quote-tickets.ts'
import {
  writeTicketBooking,
  writeTicketEnding,
  type StoredTicketBooking,
} from '#features/bookings/ticket-bookings/ticket-bookings.store.ts'
import { Refused } from '#kit/call/refuse.ts'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'
import { demoProducts } from '../content/ticket-products.ts'
import { familyNames, givenNames, middleNames } from '../content/names.ts'
import { chancesOf, type Chances } from '../random.ts'
import type { SeededProperty } from '../seeded.ts'
import type { SeededTravelAgent } from '../travel-agents.ts'

const seedNumber = 7211
const bookings = 48
/** Those of a year ago, which the dashboard compares with. */
const bookingsBefore = 40
const wholeWeeks = 364
/** So many more are of the days around the middle of last month, whatever day it is: they stand in its monthly statements. */
const ofLastMonth = 8
const longPaid = 100
const reasons = ['Đoàn đổi ngày tham quan', 'Trời mưa, khách hoãn', 'Khách bận việc gia đình'] as const

/** What bookings of tickets are drawn from. */
type TicketsDraw = { readonly today: Day; readonly now: Date; readonly agents: readonly SeededTravelAgent[] }

/** Writes bookings of a park's tickets in all states, from a month ago to a month ahead, as agents would have made them. */
export const seedTicketBookings = async (tx: Tx, property: SeededProperty, { today, now, agents }: TicketsDraw): Promise<void> => {
  if (demoProducts[property.code] === undefined) return
  const chances = chancesOf(seedNumber)
  const buyers = agents.filter(({ linked }) => linked)
  for (let number = 0; number < bookings; number += 1) {
    const draw = { property, agent: chances.pick(buyers), number, today, now }
    await seedOne({ ...tx, propertyId: property.propertyId }, draw, chances)
  }
  for (let number = bookings; number < bookings + bookingsBefore; number += 1) {
    const draw = { property, agent: chances.pick(buyers), number, today, now, around: addDays(today, -wholeWeeks) }
    await seedOne({ ...tx, propertyId: property.propertyId }, draw, chances)
  }
  const middle = addDays(addMonths(firstOfMonth(today), -1), 14)
  for (let number = bookings + bookingsBefore; number < bookings + bookingsBefore + ofLastMonth; number += 1) {
    const draw = { property, agent: chances.pick(buyers), number, today, now, around: middle }
    await seedOne({ ...tx, propertyId: property.propertyId }, draw, chances)
  }
}

type Draw = {
  readonly property: SeededProperty
  readonly agent: SeededTravelAgent
  readonly number: number
  readonly today: Day
  readonly now: Date
  /** The visits are of the days around this one; around today where it is left out. */
  readonly around?: Day
}

const seedOne = async (tx: PropertyTx, draw: Draw, chances: Chances): Promise<void> => {
  const booking = await drawBooking(tx, draw, chances)
  const [line] = booking.snapshot.lines
  if (line === undefined) return
  await holdTickets(tx, { day: booking.visitDay, lines: [line] })
  await writeTicketBooking(tx, booking, { person: draw.agent.name.vi })
  const paid = await pay(tx, booking, draw.today, chances)
  if (paid.state === 'confirm' && draw.number % 9 === 4) await end(tx, paid, draw.today, chances)
  else if (paid.state === 'confirm') await turn(tx, paid, draw)
}

const drawBooking = async (
  tx: PropertyTx,
  { property, agent, number, today, around = today }: Draw,
  chances: Chances,
): Promise<StoredTicketBooking> => {
  const asked = drawTickets(property, around, chances)
  const bookedOn = addDays(earlier(asked.day, today), -chances.whole(3, 20))
  const bookedAt = `${bookedOn}T00:30:00.000Z`
  const buyer = { travelAgentId: agent.travelAgentId, code: agent.code, nameVi: agent.name.vi, nameEn: agent.name.en }
  const at = { tx, now: new Date(bookedAt), travelAgent: buyer, refusal: (key: 'notFound' | 'ticketsForNobody') => new Refused(key) }
  const facts = await parkFacts(at, property.code)
  const quote = await quoteTickets(at, facts, asked)
  // What was on credit a year ago has long been paid.
  const onCredit = agent.credit !== null && chances.happens(0.6) && bookedOn > addDays(today, -longPaid)
  return {
    propertyId: tx.propertyId,
    bookingId: chances.id(),
    code: bookingCode(property.code, asked.day, `T${100 + number}`),
    travelAgentId: agent.travelAgentId,
    state: onCredit ? 'confirm' : 'await payment',
    visitDay: asked.day,
    lastDay: toDay(quote.lines[0]?.lastDay ?? asked.day),
    guestName: `${chances.pick(familyNames)} ${chances.pick(middleNames)} ${chances.pick(givenNames)}`,
    guestPhone: `+84 9${chances.whole(0, 9)} ${chances.whole(100, 999)} ${chances.whole(100, 999)}`,
    guestEmail: `khach${chances.whole(1000, 9999)}@example.com`,
    note: '',
    currency: facts.currency,
    total: quote.price.total,
    paid: 0,
    paymentMethod: onCredit ? 'debt' : chances.pick(['bank transfer', 'cash', 'QR wallet']),
    payBy: onCredit ? null : `${asked.day}T00:00:00.000Z`,
    cancelReason: null,
    snapshot: ticketSnapshotOf({ travelAgent: buyer }, facts, { quote, numbers: [drawNumber(chances)] }),
    createdAt: bookedAt,
    changedAt: bookedAt,
  }
}

const drawNumber = (chances: Chances): string => String(chances.whole(100_000_000_000, 999_999_999_999))

/** A product for some visitors on a day on which it is open; some visit today, and more in the week ahead. */
const drawTickets = ({ code }: SeededProperty, today: Day, chances: Chances): TicketsAsked & { readonly day: Day } => {
  const { form } = chances.pick(demoProducts[code] ?? [])
  const days = Array.from({ length: 60 }, (_unused, at) => addDays(today, at - 30))
  const open = days.filter((day) => form.weekdays.includes(weekdayOf(day)))
  const soon = open.filter((day) => day >= today && day <= addDays(today, 6))
  const isOpenToday = open.includes(today)
  const others = soon.length > 0 && chances.happens(0.3) ? soon : open
  return {
    property: code,
    day: isOpenToday && chances.happens(0.2) ? today : chances.pick(others),
    lines: [
      {
        product: form.code,
        slot: form.slots.length === 0 ? '' : chances.pick(form.slots),
        visitors: { adult: chances.whole(1, 6), child: chances.whole(0, 4), senior: form.seniorPrice === null ? 0 : chances.whole(0, 2) },
      },
    ],
  }
}

/** Most of what is not on credit was paid; a visit to come may wait for its payment or for the rest of it. */
const pay = async (tx: PropertyTx, booking: StoredTicketBooking, today: Day, chances: Chances): Promise<StoredTicketBooking> => {
  const toCome = booking.visitDay > today
  if (booking.paymentMethod === 'debt' || (toCome && chances.happens(0.3))) return booking
  const inPart = toCome && chances.happens(0.3)
  const paid = inPart ? Math.round(booking.total / 2) : booking.total
  const state = inPart ? 'await fully payment' : 'confirm'
  const on = booking.createdAt.slice(0, 10)
  await tx.rows(payQuery, [tx.propertyId, booking.bookingId, paid, state, on, uuidv7(), uuidv7()])
  return { ...booking, paid, state, payBy: null }
}

const payQuery = `
  with paying as (
    update ticket_booking set paid = $3, state = $4, pay_by = null, changed_at = $5::date + time '03:00' at time zone 'UTC'
     where property_id = $1 and ticket_booking_id = $2 returning *),
  money as (
    insert into ledger_entry (property_id, ledger_entry_id, booking_id, of_tickets, kind, amount, currency, payment_method, paid_on, at, person,
        source)
      select property_id, $6, ticket_booking_id, true, 'payment', paid, currency, payment_method, $5, changed_at, 'Võ Hồng Mai', 'person'
        from paying)
  insert into ticket_booking_event (property_id, ticket_booking_id, ticket_booking_event_id, kind, at, person, origin, detail)
    select property_id, ticket_booking_id, $7, 'paid', changed_at, 'Võ Hồng Mai', 'screen',
        json_build_object('amount', paid, 'currency', currency, 'method', payment_method) from paying`

/** The agent cancels a day after booking, by the terms. */
const end = async (tx: PropertyTx, booking: StoredTicketBooking, today: Day, chances: Chances): Promise<void> => {
  const on = earlier(addDays(dayOf(booking), 1), addDays(today, -1))
  const now = new Date(`${on}T04:00:00.000Z`)
  const cost = feeOfTickets(booking, now)
  const person = booking.snapshot.travelAgent?.name.vi ?? booking.guestName
  const reason = chances.pick(reasons)
  await writeTicketEnding(tx, booking, { state: 'cancel', kind: 'cancelled', reason, person, origin: 'agent', cost, today: on, now })
}

const dayOf = ({ createdAt }: StoredTicketBooking): Day => toDay(createdAt.slice(0, 10))

/** What the day does: the visit begins, and closes once its last day has passed. */
const turn = async (tx: PropertyTx, { bookingId, visitDay, lastDay }: StoredTicketBooking, { today, now }: Draw): Promise<void> => {
  if (visitDay > today) return
  const closed = lastDay < today
  await tx.rows(turnQuery, [tx.propertyId, bookingId, closed ? 'close' : 'in service', visitDay, closed ? addDays(lastDay, 1) : null])
  await tx.rows(enterQuery, [tx.propertyId, bookingId, visitDay, today, now.toISOString()])
}

// The gate let in everybody who came on an earlier day; today the first of each kind of visitor are in.
const enterQuery = `
  insert into visitor_entry (property_id, visitor_entry_id, visitor_ticket_id, entries, place, entered_at, gate, account_id, person)
    select v.property_id, gen_random_uuid(), v.visitor_ticket_id, v.entries, 1,
        case when $3::date < $4::date then $3::date + time '09:30' at time zone 'Asia/Ho_Chi_Minh'
          else greatest($4::date::timestamp at time zone 'Asia/Ho_Chi_Minh', $5::timestamptz - interval '20 minutes') end,
        'Cổng chính', a.account_id, a.full_name
      from visitor_ticket v
     cross join (select account_id, full_name from account where kind = 'user' order by user_name limit 1) a
     where v.property_id = $1 and v.ticket_booking_id = $2 and ($3::date < $4::date or v.place <= 2)`

// A day begins in Vietnam at five in the afternoon of the day before, by UTC.
const turnQuery = `
  with turned as (
    update ticket_booking set state = $3, changed_at = (coalesce($5::date, $4::date)::timestamp at time zone 'Asia/Ho_Chi_Minh')
     where property_id = $1 and ticket_booking_id = $2 returning property_id, ticket_booking_id)
  insert into ticket_booking_event (property_id, ticket_booking_id, ticket_booking_event_id, kind, at, person, origin)
    select property_id, ticket_booking_id, gen_random_uuid(), e.kind, e.on_day::timestamp at time zone 'Asia/Ho_Chi_Minh', 'Innkeeper', 'system'
      from turned cross join (values ('checkedIn', $4::date), ('closed', $5::date)) as e (kind, on_day)
     where e.on_day is not null`
