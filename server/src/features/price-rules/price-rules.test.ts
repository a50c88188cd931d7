import { addDays } from '@innkeeper/rules/days/day'
import { expect, test } from 'vitest'
import { inDays } from '#testing/factories/book-stay.ts'
import { makeSelling, openRoomNights } from '#testing/factories/factories-sales.ts'
import { makeProperty, signInTo } from '#testing/factories/factories.ts'
import { makeBookingOn, makeRateNight } from '#testing/factories/room-use.ts'
import { priceRuleForm } from '#testing/forms/price-rule-forms.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()

const open = async () => {
  const selling = await makeSelling(server, { from: inDays(0), to: inDays(60) })
  const who = await signInTo(server, selling.propertyId, { codes: ['AVAIL_RATE_1', 'AVAIL_RATE_2'] })
  const create = (given: Parameters<typeof priceRuleForm>[0] = {}) => server.ask('price-rule/create', priceRuleForm(given), who)
  const layer = async () => (await server.ask('price-rule/get-layer', {}, who)).data
  return { selling, who, create, layer }
}

test('rules are listed in the order in which they are asked, and the grid is told of those that are on', async () => {
  const { who, create, layer } = await open()
  const second = (await create({ rank: 2, nameEn: 'Second' })).data.id
  const first = (await create({ rank: 1, nameEn: 'First', ceiling: 3_000_000 })).data.id
  const off = (await create({ rank: 3, nameEn: 'Off', active: false })).data.id
  const rows = (await server.ask('price-rule/get-all', {}, who)).data
  expect(rows.map(({ id }) => id)).toEqual([first, second, off])
  expect((await layer()).rules).toMatchObject([
    { id: first, name: { en: 'First' }, percent: 80, daysAhead: 14, act: 'raise', ceiling: 3_000_000, roomTypeIds: [] },
    { id: second },
  ])
  await server.ask('price-rule/change-status', { id: second, active: false }, who)
  await server.ask('price-rule/change-status', { id: off, active: true }, who)
  expect((await layer()).rules.map(({ id }) => id)).toEqual([first, off])
  await server.ask('price-rule/delete', { id: first }, who)
  expect((await layer()).rules.map(({ id }) => id)).toEqual([off])
  const file = await server.ask('price-rule/export', {}, who)
  expect(JSON.stringify(file.data)).toContain('Second')
})

test('limits that cross, too large a step and foreign room types are refused at their field', async () => {
  const { who, create } = await open()
  const fields = async (given: Parameters<typeof priceRuleForm>[0]) => (await create(given)).errors?.map(({ field }) => field)
  expect(await fields({ floor: 2_000_000, ceiling: 1_000_000 })).toEqual(['ceiling'])
  expect(await fields({ act: 'lower', value: 9001 })).toEqual(['value'])
  expect(await fields({ value: 20_001 })).toEqual(['value'])
  const other = await makeSelling(server, { from: inDays(0), to: inDays(1) })
  expect(await create({ roomTypeIds: [other.roomTypeId] })).toMatchObject({ status: 422, errors: [{ field: 'roomTypeIds' }] })
  expect((await server.ask('price-rule/try', { rule: priceRuleForm({ floor: 2, ceiling: 1 }) }, who)).errors).toMatchObject([
    { field: 'rule.ceiling' },
  ])
  expect((await server.ask('price-rule/get-all', {}, who)).data).toEqual([])
})

test('of two people who change a rule, the second is told who was first', async () => {
  const { who, create } = await open()
  const { id } = (await create()).data
  const change = (percent: number) => server.ask('price-rule/update', { ...priceRuleForm({ percent }), id, version: 1 }, who)
  expect((await change(90)).data).toEqual({ id, version: 2 })
  expect(await change(70)).toMatchObject({ status: 409, refusal: 'priceRuleChanged' })
})

test('an answer is kept for its night and price; the next one of the same night takes its place, and a changed rule asks again', async () => {
  const { selling, who, create, layer } = await open()
  const { id: ruleId } = (await create()).data
  const night = (price: number, days = 20) => ({ roomPlanId: selling.roomPlanId, night: inDays(days), ruleId, price })
  const settle = (...nights: ReturnType<typeof night>[]) => server.ask('price-rule/settle', { nights }, who)
  expect((await settle(night(1_000_000), night(1_100_000), night(900_000, 21))).data).toEqual({ count: 2 })
  expect((await layer()).settled).toEqual([night(1_100_000), night(900_000, 21)])
  await settle(night(1_200_000))
  expect((await layer()).settled).toEqual([night(1_200_000), night(900_000, 21)])
  await server.ask('price-rule/change-status', { id: ruleId, active: false }, who)
  expect((await layer()).settled).toHaveLength(2)
  await server.ask('price-rule/update', { ...priceRuleForm({ percent: 85 }), id: ruleId, version: 2 }, who)
  expect((await layer()).settled).toEqual([])
})

test('what belongs to another property cannot be answered, and nothing of the answer is kept', async () => {
  const { selling, who, create, layer } = await open()
  const { id: ruleId } = (await create()).data
  const other = await open()
  const foreign = (await other.create()).data.id
  const own = { roomPlanId: selling.roomPlanId, night: inDays(20), ruleId, price: 1_000_000 }
  expect(await server.ask('price-rule/settle', { nights: [own, { ...own, ruleId: foreign }] }, who)).toMatchObject({
    status: 404,
    errors: [{ field: 'nights.1.ruleId' }],
  })
  expect(await server.ask('price-rule/settle', { nights: [own, { ...own, roomPlanId: other.selling.roomPlanId }] }, who)).toMatchObject({
    status: 404,
    errors: [{ field: 'nights.1.roomPlanId' }],
  })
  expect((await layer()).settled).toEqual([])
  const elsewhere = await signInTo(server, await makeProperty(server))
  expect((await server.ask('price-rule/get-layer', {}, elsewhere)).data).toEqual({ rules: [], settled: [] })
})

test('an accepted price is an operation of its own kind, with undo', async () => {
  const { selling, who } = await open()
  const rates = [{ roomPlanId: selling.roomPlanId, night: inDays(20), seen: 0, price: 2_000_000 }]
  const { operationNo } = (await server.ask('room-plan/save-cells', { kind: 'suggestion', rates }, who)).data
  const history = { roomPlanId: selling.roomPlanId, night: inDays(20), limit: 5, offset: 0 }
  const read = async () => (await server.ask('room-plan/cell-history', history, who)).data
  expect(await read()).toMatchObject([{ kind: 'suggestion', field: 'price', value: 2_000_000 }])
  await server.ask('room-plan/undo', { operationNo: operationNo ?? 0 }, who)
  expect(await read()).toMatchObject([{ kind: 'undo', value: null }, { kind: 'suggestion' }])
})

test('tried on last year: each night with the rooms that were sold so many days ahead, by when bookings were made and cancelled', async () => {
  const { selling, who } = await open()
  const { propertyId, roomTypeId, roomPlanId } = selling
  const night = inDays(-100)
  await openRoomNights(server, propertyId, { roomTypeId, from: night, to: addDays(night, 1), allotment: 4 })
  await makeRateNight(server, { propertyId, roomPlanId, night, price: 1_000_000 })
  const book = async (made: number, cancelled?: number) => {
    const id = await makeBookingOn(server, { propertyId, roomTypeId, roomPlanId })
    const at = (days: number) => `${addDays(night, -days)}T12:00:00+07:00`
    await server.database.pool.query(
      `update booking set check_in = $2, check_out = $2::date + 1, created_at = $3, state = $4, cancel_reason = $5 where booking_id = $1`,
      [id, night, at(made), cancelled === undefined ? 'close' : 'cancel', cancelled === undefined ? null : 'Đổi kế hoạch'],
    )
    if (cancelled !== undefined)
      await server.database.pool.query(
        `insert into booking_event (property_id, booking_id, booking_event_id, kind, at, person, origin)
         values ($1, $2, gen_random_uuid(), 'cancelled', $3, 'An', 'agent')`,
        [propertyId, id, at(cancelled)],
      )
  }
  // Known 14 days ahead: two of four, one of which was cancelled later; at the end: three.
  await book(40)
  await book(30, 5)
  await book(60, 20)
  await book(10)
  await book(2)
  const tried = async (given: Parameters<typeof priceRuleForm>[0]) =>
    (await server.ask('price-rule/try', { rule: priceRuleForm({ percent: 50, ...given }) }, who)).data
  expect(await tried({})).toMatchObject({
    from: inDays(-365),
    to: inDays(-1),
    currency: 'VND',
    nights: 2,
    suggested: 1,
    soldLater: 1,
    gain: 100_000,
    rows: [{ night, allotment: 4, soldThen: 2, soldAtEnd: 3, price: 1_000_000, suggested: 1_100_000 }],
  })
  expect(await tried({ percent: 51 })).toMatchObject({ suggested: 0, gain: 0, rows: [] })
  // 25 days ahead the one that was cancelled 20 days before was still there.
  expect(await tried({ daysAhead: 25, percent: 75 })).toMatchObject({ suggested: 1, rows: [{ soldThen: 3 }] })
  // A booking made on the day itself counts on it: its end is what is looked at.
  expect(await tried({ daysAhead: 10, percent: 75 })).toMatchObject({ rows: [{ soldThen: 3 }] })
  expect(await tried({ occupied: 'below', percent: 0, daysAhead: 100, act: 'lower' })).toMatchObject({ suggested: 2 })
  const other = await open()
  expect((await server.ask('price-rule/try', { rule: priceRuleForm() }, other.who)).data).toMatchObject({ nights: 0, rows: [] })
})
