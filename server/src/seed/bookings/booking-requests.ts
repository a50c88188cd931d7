import type { RequestState } from '@innkeeper/rules/booking-request/request-states'
import { addDays, type Day } from '@innkeeper/rules/days/day'
import type { TaxRate } from '@innkeeper/rules/price/tax'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '#kit/transaction/transaction.ts'
import type { SeededProperty, SeededRoomPlan } from '../seeded.ts'
import type { SeededTravelAgent } from '../travel-agents.ts'
import { freeArrival, seedOffer, seedTaken } from './seeded-offer.ts'

type Draft = {
  readonly state: RequestState
  readonly sent: number
  readonly arrives: number
  readonly nights: number
  readonly rooms: number
  readonly message: string
  readonly priceHoped: number | null
  readonly answer: string | null
  readonly ended: 'withdrawn' | 'passed' | 'booked' | null
}

const waiting = { state: 'wait feedback', answer: null, ended: null } as const
const answered = { state: 'feedback', ended: null } as const
const cancelled = { state: 'cancel', answer: null } as const

/** Requests of each state; `sent` and `arrives` are days from today. The last one became a booking. */
const drafts: readonly Draft[] = [
  {
    ...waiting,
    sent: 0,
    arrives: 34,
    nights: 3,
    rooms: 12,
    message: 'Đoàn hội nghị 24 khách, phòng hai giường, gần nhau. Giá tốt nhất là bao nhiêu?',
    priceHoped: 115_000_000,
  },
  { ...waiting, sent: 0, arrives: 9, nights: 2, rooms: 3, message: 'Khách quen, xin phòng tầng cao', priceHoped: null },
  { ...waiting, sent: -1, arrives: 20, nights: 4, rooms: 6, message: 'Đoàn gia đình, có 4 trẻ em', priceHoped: 48_000_000 },
  {
    ...answered,
    sent: -3,
    arrives: 41,
    nights: 2,
    rooms: 8,
    message: 'Đoàn 16 khách đi team building',
    priceHoped: 30_000_000,
    answer: 'Đêm thứ bảy chỉ còn 5 phòng, mời đoàn xem ngày khác.',
  },
  {
    ...answered,
    sent: -5,
    arrives: 15,
    nights: 3,
    rooms: 2,
    message: 'Xin thêm bữa tối cho 4 khách',
    priceHoped: null,
    answer: 'Bữa tối 350.000 ₫ mỗi khách, đặt trước một ngày.',
  },
  { ...cancelled, sent: -8, arrives: 25, nights: 2, rooms: 10, message: 'Đoàn đổi lịch', priceHoped: null, ended: 'withdrawn' },
  { ...cancelled, sent: -12, arrives: -3, nights: 2, rooms: 4, message: 'Khách đoàn cuối tuần', priceHoped: 12_000_000, ended: 'passed' },
  {
    state: 'complete',
    answer: 'Khách sạn còn đủ phòng, mời đại lý đặt.',
    ended: 'booked',
    sent: -20,
    arrives: 12,
    nights: 2,
    rooms: 2,
    message: 'Xin giữ hai phòng liền nhau',
    priceHoped: null,
  },
]

type RequestsDraw = {
  readonly today: Day
  readonly now: Date
  readonly agents: readonly SeededTravelAgent[]
  readonly by: string
  readonly number: number
  readonly taxRates: readonly TaxRate[]
}

type Booked = { readonly code: string; readonly travelAgentId: string | null }

/** A request whose agent decides on two rooms that are held for some days: sent yesterday, offered half an hour ago. */
const offered = {
  ...answered,
  sent: -1,
  arrives: 52,
  nights: 2,
  rooms: 2,
  message: 'Hai phòng cho gia đình chủ tịch công ty, giá đoàn được không?',
  priceHoped: null,
  answer: null,
} satisfies Draft
const offerNote = 'Giá đoàn cho hai phòng liền nhau, giữ phòng đến hết tuần.'

/** Writes requests of agents that are linked, where the property sells rooms. */
export const seedBookingRequests = async (tx: Tx, property: SeededProperty, draw: RequestsDraw): Promise<void> => {
  const agents = draw.agents.filter(({ linked }) => linked)
  if (property.roomPlans.length === 0 || agents.length === 0) return
  const booked = await bookedByAgent(tx, property)
  for (const [at, draft] of drafts.entries()) {
    const byBooking = agents.find(({ travelAgentId }) => travelAgentId === booked?.travelAgentId)
    const agent = draft.ended === 'booked' ? byBooking : agents[at % agents.length]
    const roomPlan = property.roomPlans[at % property.roomPlans.length]
    if (agent === undefined || roomPlan === undefined) continue
    const sentAt = sentBeforeNow(draw, draft, at)
    const bookingCode = draft.ended === 'booked' ? (booked?.code ?? null) : null
    const sent = { ...draw, at, agent, sentAt, bookingCode }
    const requestId = await insertRequest(tx, property.propertyId, { draft, roomPlan, by: draw.by, sent })
    if (bookingCode !== null) await seedTaken(tx, property, { requestId, bookingCode, sentAt, by: draw.by })
  }
  await seedOffered(tx, property, { ...draw, agents })
}

const seedOffered = async (tx: Tx, property: SeededProperty, draw: RequestsDraw): Promise<void> => {
  const [agent] = draw.agents
  const [roomPlan] = property.roomPlans
  if (agent === undefined || roomPlan === undefined) return
  const { rooms, nights } = offered
  const arrives = await freeArrival(tx, property, { roomPlan, rooms, nights, today: draw.today, from: offered.arrives })
  if (arrives === undefined) return
  const draft = { ...offered, arrives }
  const at = drafts.length
  const sent = { ...draw, at, agent, sentAt: sentBeforeNow(draw, draft, at), bookingCode: null }
  const requestId = await insertRequest(tx, property.propertyId, { draft, roomPlan, by: draw.by, sent })
  const offer = { ...draw, requestId, agent, roomPlan, rooms, nights, checkIn: addDays(draw.today, arrives), note: offerNote }
  await seedOffer(tx, property, offer)
  await tx.db
    .insertInto('booking_request_event')
    .values({
      property_id: property.propertyId,
      booking_request_id: requestId,
      booking_request_event_id: uuidv7(),
      kind: 'offered',
      at: new Date(draw.now.getTime() - 1_800_000).toISOString(),
      person: draw.by,
      note: offerNote,
      offer_no: 1,
    })
    .execute()
}

/** Ten past seven in the morning in Vietnam, or shortly before now where that has not come yet. */
const sentBeforeNow = ({ today, now }: RequestsDraw, { sent }: Draft, at: number): Date => {
  const morning = new Date(`${addDays(today, sent)}T00:${10 + at}:00Z`)
  return morning < now ? morning : new Date(now.getTime() - (at + 1) * 60_000)
}

/** A booking of the property that an agent made. */
const bookedByAgent = (tx: Tx, { propertyId }: SeededProperty): Promise<Booked | undefined> =>
  tx.db
    .selectFrom('booking')
    .select(['code', 'travel_agent_id as travelAgentId'])
    .where('property_id', '=', propertyId)
    .where('travel_agent_id', 'is not', null)
    .where('state', '=', 'confirm')
    .orderBy('code')
    .executeTakeFirst()

type Written = { readonly draft: Draft; readonly roomPlan: SeededRoomPlan; readonly by: string; readonly sent: Sent }

const insertRequest = async (tx: Tx, propertyId: string, { draft, roomPlan, by, sent }: Written): Promise<string> => {
  const ids = { property_id: propertyId, booking_request_id: uuidv7() }
  await tx.db
    .insertInto('booking_request')
    .values({ ...ids, ...requestRow(draft, sent) })
    .execute()
  await tx.db
    .insertInto('booking_request_room')
    .values({ ...ids, ...roomRow(draft, roomPlan) })
    .execute()
  await tx.db
    .insertInto('booking_request_event')
    .values(eventRows(draft, { ...sent, by }).map((event) => ({ ...ids, ...event })))
    .execute()
  return ids.booking_request_id
}

type Sent = Pick<RequestsDraw, 'today' | 'number'> & {
  readonly at: number
  readonly agent: SeededTravelAgent
  readonly sentAt: Date
  readonly bookingCode: string | null
}

const requestRow = (draft: Draft, { at, agent, sentAt, today, number, bookingCode }: Sent) => ({
  code: `${addDays(today, draft.sent).slice(2, 7).replace('-', '')}9${number}${at}3`,
  travel_agent_id: agent.travelAgentId,
  state: draft.state,
  check_in: addDays(today, draft.arrives),
  check_out: addDays(today, draft.arrives + draft.nights),
  message: draft.message,
  currency: 'VND',
  price_hoped: draft.priceHoped,
  answer_by: new Date(sentAt.getTime() + 86_400_000).toISOString(),
  warned: true,
  ended_because: draft.ended,
  booking_code: bookingCode,
  created_at: sentAt.toISOString(),
  changed_at: sentAt.toISOString(),
})

const roomRow = (draft: Draft, { roomPlanId, roomType, plan }: SeededRoomPlan) => ({
  line_no: 1,
  room_plan_id: roomPlanId,
  room_type_id: roomType.roomTypeId,
  room_name_vi: roomType.name.vi,
  room_name_en: roomType.name.en,
  plan_name_vi: plan.name.vi,
  plan_name_en: plan.name.en,
  rooms: draft.rooms,
  adults: 2,
})

const eventRows = (draft: Draft, { agent, sentAt, by }: Pick<Sent, 'agent' | 'sentAt'> & { readonly by: string }) => {
  const later = (hours: number) => new Date(sentAt.getTime() + hours * 3_600_000).toISOString()
  const event = (kind: string, at: string, who: { readonly person: string; readonly byAgent: boolean }, note = '') => ({
    booking_request_event_id: uuidv7(),
    kind,
    at,
    person: who.person,
    by_agent: who.byAgent,
    note,
    price_hoped: kind === 'asked' ? draft.priceHoped : null,
  })
  const theirs = { person: agent.name.vi, byAgent: true }
  const asked = event('asked', later(0), theirs, draft.message)
  if (draft.answer !== null) return [asked, event('answered', later(3), { person: by, byAgent: false }, draft.answer)]
  if (draft.ended === 'withdrawn') return [asked, event('withdrawn', later(5), theirs)]
  if (draft.ended === 'passed') return [asked, event('passed', later(24 * 10), { person: 'Innkeeper', byAgent: false })]
  return [asked]
}
