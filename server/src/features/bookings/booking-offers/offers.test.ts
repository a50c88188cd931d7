import { describe, expect, test } from 'vitest'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { linkTravelAgent, makeSelling, makeTravelAgent, type Selling } from '#testing/factories/factories-sales.ts'
import { acceptOf, inHours, makeOffer, offerOf } from '#testing/factories/make-offer.ts'
import { sendRequest } from '#testing/factories/send-request.ts'
import { nightsThatLie, soldByNight } from '#testing/factories/sold-rooms.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const query = (text: string, values: readonly unknown[]) => server.database.pool.query(text, [...values])

/** A property with five rooms, an agent's request for three of them, and who answers. */
const asked = async () => {
  const by = await makeSelling(server, { from: inDays(0), to: inDays(120), allotment: 5 })
  const staff = await signInTo(server, by.propertyId)
  const { code } = (await sendRequest(server, by)).data
  return { by, staff, code }
}

const offered = async () => {
  const scene = await asked()
  expect(await makeOffer(server, scene.by, { code: scene.code, staff: scene.staff })).toMatchObject({
    data: { offerNo: 1, requestStatus: 2 },
  })
  return scene
}

const accept = (by: Selling, code: string, given: Parameters<typeof acceptOf>[1] = {}) =>
  server.ask('distribution/accept', acceptOf(code, given), { ...by, key: crypto.randomUUID() })

const decline = (by: Selling, code: string) => server.ask('distribution/decline', { code, offerNo: 1 }, { ...by, key: crypto.randomUUID() })

const bell = async (staff: Awaited<ReturnType<typeof signInTo>>) => (await server.ask('notification/show', {}, staff)).data.notifications

test('"the answer may offer rooms, nights and a price until a moment; the rooms are held until then": nobody else can book them', async () => {
  const { by, staff, code } = await offered()
  expect(await soldByNight(server, by.propertyId)).toEqual([3, 3])
  const other = await makeTravelAgent(server)
  await linkTravelAgent(server, by.propertyId, { ...other, debtLimit: 1_000_000_000 })
  expect(await bookStay(server, { ...by, ...other }, { rooms: 3 })).toMatchObject({ refusal: 'stayBlocked', values: { rule: 'vacancy' } })
  expect(await bookStay(server, { ...by, ...other }, { rooms: 2 })).toMatchObject({ status: 200 })
  const [read] = (await server.ask('distribution/requests', { code }, by)).data
  expect(read).toMatchObject({
    state: 'feedback',
    offers: [{ offerNo: 1, state: 'open', price: { total: 5_000_000 }, usualTotal: 6_000_000, lines: [{ rooms: [{}, {}, {}] }] }],
    thread: [{ kind: 'asked' }, { kind: 'offered', offerNo: 1 }],
  })
  expect(JSON.stringify(read)).not.toContain('Thuỳ Dương')
  const detail = await server.ask('request-booking/detail', { code }, staff)
  const difference = { kind: 'agreedPrice', amount: -1_000_000 }
  expect(detail.data.offers[0]?.price.lines).toEqual(expect.arrayContaining([expect.objectContaining(difference)]))
  expect((await server.ask('request-booking/search', {}, staff)).data).toMatchObject([{ heldUntil: detail.data.offers[0]?.validUntil }])
})

test('accepting books what is held at the agreed price, without taking the nights again', async () => {
  const { by, staff, code } = await offered()
  const booked = await accept(by, code)
  expect(booked).toMatchObject({ status: 200, data: { state: 'confirm', total: 5_000_000, lines: [{ rooms: [{}, {}, {}] }] } })
  expect(await soldByNight(server, by.propertyId)).toEqual([3, 3])
  expect(await nightsThatLie(server, by.propertyId)).toEqual([])
  const detail = await server.ask('request-booking/detail', { code }, staff)
  expect(detail.data).toMatchObject({
    requestStatus: 3,
    bookingCode: booked.data.code,
    heldUntil: null,
    offers: [{ state: 'accepted' }],
    allowed: { offer: { ok: false } },
  })
  const { rows } = await query('select debt_used from travel_agent_link where property_id = $1', [by.propertyId])
  expect(rows).toEqual([{ debt_used: 5_000_000 }])
  expect((await bell(staff)).map(({ type }) => type)).toEqual(expect.arrayContaining(['newBooking', 'offerAnswered']))
  expect((await server.ask('distribution/booking', { code: booked.data.code }, by)).data.total).toBe(5_000_000)
})

test('the same key is the same booking; another key finds the request complete', async () => {
  const { by, code } = await offered()
  const headers = { ...by, key: crypto.randomUUID() }
  const replies = [
    await server.ask('distribution/accept', acceptOf(code), headers),
    await server.ask('distribution/accept', acceptOf(code), headers),
  ]
  expect(replies[1]?.data.code).toBe(replies[0]?.data.code)
  expect(await accept(by, code)).toMatchObject({ status: 409, refusal: 'requestEnded' })
  expect(await soldByNight(server, by.propertyId)).toEqual([3, 3])
})

test('an offer that is paid by transfer becomes a booking that waits for its payment, whose term begins now', async () => {
  const { by, code } = await offered()
  const { data } = await accept(by, code, { paymentMethod: 'bank transfer' })
  expect(data).toMatchObject({ state: 'await payment', owed: 5_000_000, payments: [{ amount: 5_000_000 }] })
  expect(new Date(data.payBy ?? 0).getTime()).toBeGreaterThan(Date.now())
})

describe('an offer ends once, and its rooms go back on sale', () => {
  test('the agent declines it; the property is told, and may offer again', async () => {
    const { by, staff, code } = await offered()
    expect(await decline(by, code)).toMatchObject({ data: { state: 'feedback', offers: [{ state: 'declined' }] } })
    expect(await soldByNight(server, by.propertyId)).toEqual([])
    expect(await decline(by, code)).toMatchObject({ refusal: 'offerNotOpen' })
    expect(await accept(by, code)).toMatchObject({ refusal: 'offerNotOpen' })
    expect((await bell(staff))[0]).toMatchObject({ type: 'offerAnswered', detailCode: code })
    expect(await makeOffer(server, by, { code, staff, seen: 1, total: 4_900_000 })).toMatchObject({ data: { offerNo: 2 } })
  })

  test('the property takes it back', async () => {
    const { by, staff, code } = await offered()
    const takeBack = () => server.ask('request-booking/take-back', { code, offerNo: 1, note: 'Phòng bảo trì' }, staff)
    expect(await takeBack()).toMatchObject({ data: { requestStatus: 2 } })
    expect(await takeBack()).toMatchObject({ refusal: 'offerNotOpen' })
    expect(await accept(by, code)).toMatchObject({ refusal: 'offerNotOpen' })
    expect(await soldByNight(server, by.propertyId)).toEqual([])
  })

  test('the agent withdraws the request', async () => {
    const { by, code } = await offered()
    const { data } = await server.ask('distribution/withdraw', { code }, { ...by, key: crypto.randomUUID() })
    expect(data).toMatchObject({ state: 'cancel', offers: [{ state: 'declined' }] })
    expect(await soldByNight(server, by.propertyId)).toEqual([])
    expect(await decline(by, code)).toMatchObject({ refusal: 'requestEnded' })
  })

  test('the next offer takes its place: nights of both are given back and taken together', async () => {
    const { by, staff, code } = await offered()
    const next = { code, staff, seen: 1, count: 5, checkIn: inDays(31), checkOut: inDays(33), total: 9_000_000 }
    expect(await makeOffer(server, by, next)).toMatchObject({ data: { offerNo: 2 } })
    expect(await soldByNight(server, by.propertyId)).toEqual([5, 5])
    const { data } = await server.ask('request-booking/detail', { code }, staff)
    expect(data.offers).toMatchObject([{ state: 'replaced' }, { state: 'open', checkIn: inDays(31) }])
    expect(await accept(by, code)).toMatchObject({ refusal: 'offerNotOpen' })
    expect(await accept(by, code, { offerNo: 2 })).toMatchObject({ data: { checkIn: inDays(31), total: 9_000_000 } })
    expect(await nightsThatLie(server, by.propertyId)).toEqual([])
  })
})

test('what waits is counted with its first moment: requests for the property, offers for the agent', async () => {
  const { by, staff, code } = await asked()
  const waiting = async () => (await server.ask('request-booking/waiting', {}, staff)).data
  const [later, sooner] = [inHours(20), inHours(10)]
  await sendRequest(server, by, { answerBy: later })
  await sendRequest(server, by, { answerBy: sooner })
  expect(await waiting()).toEqual({ waiting: 3, answerBy: sooner, held: 0, heldUntil: null })
  const until = inHours(5)
  await makeOffer(server, by, { code, staff, until })
  expect(await waiting()).toEqual({ waiting: 2, answerBy: sooner, held: 1, heldUntil: until })
})

describe('a counter-offer', () => {
  const counter = (by: Selling, code: string, given: object = {}) =>
    server.ask(
      'distribution/counter',
      { code, priceHoped: 4_500_000, note: 'Vượt ngân sách', ...given },
      { ...by, key: crypto.randomUUID() },
    )

  test('asks for another price, and the rooms stay held; the property answers it, and the agent takes that', async () => {
    const { by, staff, code } = await offered()
    const { data } = await counter(by, code)
    expect(data).toMatchObject({ state: 'wait feedback', priceHoped: 4_500_000, offers: [{ state: 'open' }] })
    expect(data.thread.at(-1)).toMatchObject({ kind: 'countered', byAgent: true, priceHoped: 4_500_000, note: 'Vượt ngân sách' })
    expect(await soldByNight(server, by.propertyId)).toEqual([3, 3])
    expect((await bell(staff))[0]).toMatchObject({ type: 'offerAnswered', detailCode: code })
    expect(await makeOffer(server, by, { code, staff, seen: 1, total: 4_700_000 })).toMatchObject({ data: { requestStatus: 2 } })
    expect(await accept(by, code, { offerNo: 2 })).toMatchObject({ data: { total: 4_700_000 } })
    expect(await nightsThatLie(server, by.propertyId)).toEqual([])
  })

  test('leaves the open offer to be taken after all', async () => {
    const { by, code } = await offered()
    await counter(by, code)
    expect(await accept(by, code)).toMatchObject({ data: { total: 5_000_000 } })
  })

  test('comes after an answer, not twice, not after the end, and waits for a moment in the future', async () => {
    const { by, staff, code } = await asked()
    expect(await counter(by, code)).toMatchObject({ refusal: 'requestNotAnswered' })
    await server.ask('request-booking/feedback', { code, note: 'Giá thường' }, staff)
    expect(await counter(by, code, { answerBy: inHours(-1) })).toMatchObject({ refusal: 'answerInPast', errors: [{ field: 'answerBy' }] })
    expect(await counter(by, code)).toMatchObject({ status: 200 })
    expect(await counter(by, code)).toMatchObject({ refusal: 'requestNotAnswered' })
    await server.ask('distribution/withdraw', { code }, { ...by, key: crypto.randomUUID() })
    expect(await counter(by, code)).toMatchObject({ refusal: 'requestEnded' })
  })
})

test('of two people who offer at once, one is told that the other has offered meanwhile', async () => {
  const { by, staff, code } = await asked()
  const replies = await Promise.all([1, 2].map(() => makeOffer(server, by, { code, staff })))
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 409)).toMatchObject({ refusal: 'offerMeanwhile' })
  expect(await soldByNight(server, by.propertyId)).toEqual([3, 3])
})

describe('refused, and nothing is held', () => {
  test.each([
    ['more rooms than are free', () => ({ count: 6 }), 'offerBlocked', undefined],
    ['dates in the wrong order', () => ({ checkOut: inDays(29) }), 'departsBeforeArrival', 'checkOut'],
    ['held until a moment that has passed', () => ({ until: inHours(-1) }), 'offerUntilPast', 'until'],
    ['held beyond the arrival day', () => ({ until: inHours(24 * 40) }), 'offerUntilLate', 'until'],
    ['an unknown package', () => ({ rooms: [{ roomPlanId: crypto.randomUUID(), count: 1, adults: 2 }] }), 'notFound', 'rooms.0.roomPlanId'],
    [
      'more guests than a room takes',
      ({ roomPlanId }: Selling) => ({ rooms: [{ roomPlanId, count: 1, adults: 9 }] }),
      'offerBlocked',
      undefined,
    ],
  ] as const)('%s', async (_what, given, refusal, field) => {
    const { by, staff, code } = await asked()
    const reply = await makeOffer(server, by, { code, staff, ...given(by) })
    expect(reply).toMatchObject({ refusal, ...(field === undefined ? {} : { errors: [{ field }] }) })
    expect(await soldByNight(server, by.propertyId)).toEqual([])
    expect((await server.ask('request-booking/detail', { code }, staff)).data.offers).toEqual([])
  })

  test('a closed night; but the rules for agents are the property’s own to set aside', async () => {
    const { by, staff, code } = await asked()
    await query('update room_night set closed = true where property_id = $1 and night = $2', [by.propertyId, inDays(31)])
    expect(await makeOffer(server, by, { code, staff })).toMatchObject({ refusal: 'offerBlocked', values: { rule: 'closed' } })
    await query('update room_night set closed = false, release_days = 60 where property_id = $1', [by.propertyId])
    await query('insert into rate_night (property_id, room_plan_id, night, stop_sell) values ($1, $2, $3, true)', [
      by.propertyId,
      by.roomPlanId,
      inDays(30),
    ])
    const { until: _until, note: _note, seen: _seen, ...stay } = offerOf(by, code)
    const preview = await server.ask('request-booking/preview-offer', { ...stay }, staff)
    expect(preview.data).toMatchObject({
      blocked: [],
      setAside: [{ rule: 'stopSell' }],
      usualTotal: 6_000_000,
      price: { total: 5_000_000 },
      lines: [{ vacant: 5 }],
    })
    expect(await makeOffer(server, by, { code, staff })).toMatchObject({ status: 200 })
  })

  test('another property’s request, an ended one, an agent that is not linked any more', async () => {
    const [one, other] = [await asked(), await asked()]
    expect(await makeOffer(server, one.by, { code: other.code, staff: one.staff })).toMatchObject({
      status: 404,
      refusal: 'requestNotFound',
    })
    await server.ask('distribution/withdraw', { code: one.code }, { ...one.by, key: crypto.randomUUID() })
    expect(await makeOffer(server, one.by, { code: one.code, staff: one.staff })).toMatchObject({ refusal: 'requestEnded' })
    await query(`update travel_agent_link set active = false, unlinked_reason = 'x' where property_id = $1`, [other.by.propertyId])
    expect(await makeOffer(server, other.by, { code: other.code, staff: other.staff })).toMatchObject({ refusal: 'agentNotConnected' })
  })
})

describe('an offer cannot be taken', () => {
  test('by another agent', async () => {
    const { by, code } = await offered()
    const stranger = await makeTravelAgent(server)
    await linkTravelAgent(server, by.propertyId, { ...stranger, debtLimit: 1_000_000_000 })
    expect(await accept({ ...by, ...stranger }, code)).toMatchObject({ refusal: 'requestNotFound' })
  })

  test.each([
    ['off sale', `update property set state = 'offsite', taken_off_by = 'property' where property_id = $1`, 'propertyNotOnSale'],
    ['without a contract', `update e_contract set state = 'in dispute' where property_id = $1`, 'contractNotSigned'],
    ['unlinked', `update travel_agent_link set active = false, unlinked_reason = 'x' where property_id = $1`, 'agentNotConnected'],
    ['beyond the agent’s credit', 'update travel_agent_link set debt_limit = 1000 where property_id = $1', 'debtOverLimit'],
    ['without credit', 'update travel_agent_link set debt_limit = null where property_id = $1', 'debtNotConfigured'],
  ])('%s: it stays open, and its rooms are still held', async (_what, change, refusal) => {
    const { by, code } = await offered()
    await query(change, [by.propertyId])
    expect(await accept(by, code)).toMatchObject({ refusal })
    expect(await soldByNight(server, by.propertyId)).toEqual([3, 3])
    const { rows } = await query(`select count(*)::int as bookings from booking where property_id = $1`, [by.propertyId])
    expect(rows).toEqual([{ bookings: 0 }])
  })
})

test('a booking made by an offer keeps the agreed price where it is changed: what it keeps costs what was agreed', async () => {
  const { by, code } = await offered()
  const booking = (await accept(by, code)).data
  const preview = await server.ask('distribution/preview-change', { code: booking.code, checkOut: inDays(33) }, by)
  expect(preview.data).toMatchObject({ difference: 3_000_000, after: { price: { total: 8_000_000 } } })
})

test('a room type and a package whose rooms are held by an offer are in use', async () => {
  const { by, staff } = await offered()
  expect(await server.ask('room/delete', { id: by.roomTypeId }, staff)).toMatchObject({ refusal: 'roomInUse' })
  expect((await server.ask('room/detail', { id: by.roomTypeId }, staff)).data).toMatchObject({ usage: { bookings: 1 } })
})
