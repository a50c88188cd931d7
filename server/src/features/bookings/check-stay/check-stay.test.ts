import { expect, test } from 'vitest'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { signInTo } from '#testing/factories/factories.ts'
import {
  linkTravelAgent,
  makeRatePlan,
  makeRoomPlan,
  makeSelling,
  makeTravelAgent,
  type Selling,
} from '#testing/factories/factories-sales.ts'
import { makeHotelService } from '#testing/forms/hotel-service-forms.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const arrival = inDays(30)
const query = (text: string, values: readonly unknown[]) => server.database.pool.query(text, [...values])

const set = async (
  selling: Selling,
  operationNo: number,
  given: { roomPlanId: string | null; field: string; value: number; person: string },
) => {
  await query(`insert into operation (property_id, operation_no, kind, origin, person, nights) values ($1, $2, 'batch', 'batch', $3, 1)`, [
    selling.propertyId,
    operationNo,
    given.person,
  ])
  await query(
    `insert into night_change (property_id, operation_no, change_no, room_type_id, room_plan_id, field, nights, before_values, after_values)
     values ($1, $2, 1, $3, $4, $5, array[$6::date], array[null::bigint], array[$7::bigint])`,
    [selling.propertyId, operationNo, selling.roomTypeId, given.roomPlanId, given.field, arrival, given.value],
  )
}

const panel = async () => {
  const selling = await makeSelling(server, { from: inDays(0), to: inDays(120) })
  const staff = await signInTo(server, selling.propertyId, { codes: ['AVAIL_RATE_1'] })
  const ask = (change: object = {}) =>
    server.ask(
      'room-plan/check-stay',
      { roomPlanId: selling.roomPlanId, checkIn: arrival, checkOut: inDays(32), rooms: [{ adults: 2, childrenAges: [8] }], ...change },
      staff,
    )
  return { selling, staff, ask }
}

test('“why can’t this be booked, and what does this agent pay?”: every rule kept, and the price step by step', async () => {
  const { selling, ask } = await panel()
  const { data } = await ask({ travelAgentId: selling.travelAgentId })
  expect(data).toMatchObject({ bookable: true, blockedBy: null, level: 3, currency: 'VND', price: { total: 2_300_000 } })
  expect(data.rules.every((rule) => rule.ok && rule.message === null && rule.setBy === null)).toBe(true)
  expect(data.rules.find(({ rule }) => rule === 'vacancy')).toMatchObject({ limit: 1, actual: 10, cells: [] })
  expect(data.rules.find(({ rule }) => rule === 'guests')).toMatchObject({ limit: 3, actual: 3, counted: 'guests' })
  expect(data.price?.lines.map((line) => line.kind)).toEqual(['room', 'extraChild', 'room', 'extraChild', 'vat'])
})

test('services that agents may book are listed and priced with the stay; one that is not sold is refused at its field', async () => {
  const { selling, staff, ask } = await panel()
  const owner = await signInTo(server, selling.propertyId)
  await makeHotelService(server, owner, { code: 'BUS', unit: 'booking', price: 100_000 })
  await makeHotelService(server, owner, { code: 'OURS', channels: ['website'] })
  expect((await server.ask('room-plan/get-services', {}, staff)).data).toMatchObject([{ code: 'BUS', unit: 'booking' }])
  const { data } = await ask({ services: [{ code: 'BUS', quantity: 2 }] })
  expect(data.price?.subtotals).toMatchObject({ services: 200_000 })
  expect(await ask({ services: [{ code: 'OURS' }] })).toMatchObject({
    status: 422,
    errors: [{ field: 'services.0.code', reason: 'serviceNotOffered' }],
  })
})

test('a broken rule shows who set the value, when, and with which operation; the price is still shown', async () => {
  const { selling, ask } = await panel()
  await query('insert into rate_night (property_id, room_plan_id, night, cta) values ($1, $2, $3, true)', [
    selling.propertyId,
    selling.roomPlanId,
    arrival,
  ])
  await set(selling, 1, { roomPlanId: selling.roomPlanId, field: 'cta', value: 0, person: 'Trần Quốc Bảo' })
  await set(selling, 2, { roomPlanId: selling.roomPlanId, field: 'cta', value: 1, person: 'Lê Minh Khôi' })
  await query('update room_night set closed = true where property_id = $1 and night = $2', [selling.propertyId, arrival])
  await set(selling, 3, { roomPlanId: null, field: 'closed', value: 1, person: 'Nguyễn An' })
  const { data } = await ask()
  expect(data).toMatchObject({ bookable: false, blockedBy: 'closed', price: { total: 2_300_000 } })
  expect(data.blockedNights).toMatchObject([{ night: arrival, rule: 'closed' }])
  const byRule = new Map(data.rules.map((rule) => [rule.rule, rule]))
  expect(byRule.get('cta')?.setBy).toMatchObject({
    night: arrival,
    operationNo: 2,
    kind: 'batch',
    person: 'Lê Minh Khôi',
    roomPlanId: selling.roomPlanId,
  })
  expect(byRule.get('closed')).toMatchObject({
    ok: false,
    nights: [arrival],
    setBy: { operationNo: 3, person: 'Nguyễn An', roomPlanId: null },
    cells: [{ night: arrival, roomPlanId: null }],
  })
  expect(byRule.get('stopSell')?.setBy).toBeNull()
})

test('an inherited restriction is shown at its place: on the plan that is followed', async () => {
  const { selling, ask } = await panel()
  const ratePlanId = await makeRatePlan(server, selling.propertyId, { follows: { ratePlanId: selling.ratePlanId, basisPoints: -1200 } })
  const roomPlanId = await makeRoomPlan(server, selling.propertyId, { roomTypeId: selling.roomTypeId, ratePlanId })
  await query('insert into rate_night (property_id, room_plan_id, night, stop_sell) values ($1, $2, $3, true)', [
    selling.propertyId,
    selling.roomPlanId,
    arrival,
  ])
  await set(selling, 1, { roomPlanId: selling.roomPlanId, field: 'stopSell', value: 1, person: 'Lê Minh Khôi' })
  const { data } = await ask({ roomPlanId })
  expect(data.rules.find(({ rule }) => rule === 'stopSell')).toMatchObject({
    ok: false,
    setBy: { operationNo: 1, roomPlanId: selling.roomPlanId },
    cells: [{ night: arrival, roomPlanId: selling.roomPlanId }],
  })
})

test('a level without an agent is checked as if an agent were linked; an unlinked agent is reported', async () => {
  const { ask } = await panel()
  expect((await ask({ level: 5 })).data).toMatchObject({ bookable: true, level: 5 })
  const stranger = await makeTravelAgent(server)
  expect((await ask({ travelAgentId: stranger.travelAgentId })).data).toMatchObject({
    bookable: false,
    blockedBy: 'agentActive',
    level: null,
  })
})

test.each([
  [[{ adults: 3 }], 'Adults: at most 2 to a room; 3 asked for.'],
  [[{ adults: 1, childrenAges: [3, 11] }], 'Children: at most 1 to a room; 2 asked for.'],
  [[{ adults: 2 }, { adults: 2, childrenAges: [3, 4, 5] }], 'Guests: at most 3 to a room; 5 asked for.'],
  [[{ adults: 1, childrenAges: [12, 12] }], 'Adults: at most 2 to a room; 3 asked for.'],
])('guests that do not fit are told by what there is too little of: %o', async (rooms, message) => {
  const { ask } = await panel()
  const { data } = await ask({ rooms })
  expect(data.rules.find(({ rule }) => rule === 'guests')).toMatchObject({ ok: false, message })
})

test('a room-plan of another property is not found, nor are days that are no stay', async () => {
  const { ask } = await panel()
  const other = await makeSelling(server, { from: inDays(0), to: inDays(1) })
  expect(await ask({ roomPlanId: other.roomPlanId })).toMatchObject({ status: 404, refusal: 'notFound' })
  expect(await ask({ checkOut: arrival })).toMatchObject({ status: 422, refusal: 'departsBeforeArrival' })
})

test('the panel’s and the list’s agents: names for everyone, all of it for who may see agents', async () => {
  const { selling, staff } = await panel()
  const left = await makeTravelAgent(server, { nameVi: 'Ánh Dương' })
  await linkTravelAgent(server, selling.propertyId, { ...left, active: false, level: 1 })
  await bookStay(server, selling)
  const names = await server.ask('travelagent/get-all-agent-es', {}, staff)
  expect(names.data.agents.map((agent) => [agent.name.vi, agent.level, agent.active])).toEqual([
    ['Ánh Dương', 1, false],
    ['Lữ hành Cát Vàng', 3, true],
  ])
  expect(await server.ask('travelagent/get-all-active', {}, staff)).toMatchObject({ status: 403, refusal: 'noRight' })
  const owner = await signInTo(server, selling.propertyId)
  const linked = await server.ask('travelagent/get-all-active', { text: 'cat vang' }, owner)
  expect(linked).toMatchObject({
    total: 1,
    data: [{ travelAgentId: selling.travelAgentId, debtLimit: 1_000_000_000, debtUsed: 2_000_000 }],
  })
  expect(await server.ask('travelagent/get-all-active', { text: 'Ánh Dương' }, owner)).toMatchObject({ total: 0, data: [] })
  expect(await server.ask('travelagent/get-all-active', { text: '%' }, owner)).toMatchObject({ total: 0, data: [] })
})
