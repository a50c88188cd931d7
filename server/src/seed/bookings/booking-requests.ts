import type { RequestState } from '@innkeeper/rules/booking-request/request-states'
import { addDays, type Day } from '@innkeeper/rules/days/day'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '#kit/transaction/transaction.ts'
import type { SeededProperty, SeededRoomPlan } from '../seeded.ts'
import type { SeededTravelAgent } from '../travel-agents.ts'

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
}

/** Writes requests of agents that are linked, where the property sells rooms. */
export const seedBookingRequests = async (tx: Tx, property: SeededProperty, draw: RequestsDraw): Promise<void> => {
  const agents = draw.agents.filter(({ linked }) => linked)
  if (property.roomPlans.length === 0 || agents.length === 0) return
  const booked = await tx.db
    .selectFrom('booking')
    .select(['code', 'travel_agent_id as travelAgentId'])
    .where('property_id', '=', property.propertyId)
    .where('travel_agent_id', 'is not', null)
    .where('state', '=', 'confirm')
    .orderBy('code')
    .executeTakeFirst()
  const rows = drafts
    .filter(({ ended }) => ended !== 'booked' || booked !== undefined)
    .map((draft, at) => ({
      draft,
      at,
      requestId: uuidv7(),
      agent:
        draft.ended === 'booked'
          ? draw.agents.find(({ travelAgentId }) => travelAgentId === booked?.travelAgentId)
          : agents[at % agents.length],
      roomPlan: property.roomPlans[at % property.roomPlans.length],
    }))
  for (const { draft, at, requestId, agent, roomPlan } of rows) {
    if (agent === undefined || roomPlan === undefined) continue
    const sentAt =
      draft.sent === 0 ? new Date(draw.now.getTime() - (at + 1) * 2_700_000) : new Date(`${addDays(draw.today, draft.sent)}T02:10:00Z`)
    const ids = { property_id: property.propertyId, booking_request_id: requestId }
    await tx.db
      .insertInto('booking_request')
      .values({
        ...ids,
        ...requestRow(draft, { at, agent, sentAt, ...draw, bookingCode: draft.ended === 'booked' ? (booked?.code ?? null) : null }),
      })
      .execute()
    await tx.db
      .insertInto('booking_request_room')
      .values({ ...ids, ...roomRow(draft, roomPlan) })
      .execute()
    await tx.db
      .insertInto('booking_request_event')
      .values(eventRows(draft, { agent, sentAt, by: draw.by }).map((event) => ({ ...ids, ...event })))
      .execute()
  }
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
  const event = (kind: string, at: string, person: string, byAgent: boolean, note = '') => ({
    booking_request_event_id: uuidv7(),
    kind,
    at,
    person,
    by_agent: byAgent,
    note,
  })
  const asked = { ...event('asked', later(0), agent.name.vi, true, draft.message), price_hoped: draft.priceHoped }
  if (draft.answer !== null) return [asked, { ...event('answered', later(3), by, false, draft.answer), price_hoped: null }]
  if (draft.ended === 'withdrawn') return [asked, { ...event('withdrawn', later(5), agent.name.vi, true), price_hoped: null }]
  if (draft.ended === 'passed') return [asked, { ...event('passed', later(24 * 10), 'Innkeeper', false), price_hoped: null }]
  return [asked]
}
