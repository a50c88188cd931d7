import { describe, expect, test } from 'vitest'
import { inDays } from '#testing/factories/book-stay.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { linkTravelAgent, makeSelling, makeTravelAgent, type Selling } from '#testing/factories/factories-sales.ts'
import { requestAt, sendRequest } from '#testing/factories/send-request.ts'
import { inTurn } from '#testing/in-turn.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const selling = () => makeSelling(server, { from: inDays(0), to: inDays(120) })
const query = (text: string, values: readonly unknown[]) => server.database.pool.query(text, [...values])
const key = () => crypto.randomUUID()

const feedback = async (by: Selling, code: string, note = 'Hết phòng đêm thứ bảy') =>
  server.ask('request-booking/feedback', { code, note }, await signInTo(server, by.propertyId))

test('an agent sends a request; the property finds it with the fields of the specification', async () => {
  const by = await selling()
  const staff = await signInTo(server, by.propertyId)
  const { data } = await sendRequest(server, by, { priceHoped: 5_000_000 })
  expect(data).toMatchObject({ state: 'wait feedback', priceHoped: 5_000_000, thread: [{ kind: 'asked', byAgent: true }] })
  expect(data.code).toMatch(/^\d{8,}$/)
  const found = await server.ask('request-booking/search', {}, staff)
  expect(found).toMatchObject({
    data: [
      {
        requestCode: data.code,
        createdRequest: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        checkinDate: inDays(30),
        checkoutDate: inDays(32),
        requestStatus: 1,
        connect: true,
        agents: [
          { lang: 'vi', name: 'Lữ hành Cát Vàng' },
          { lang: 'en', name: 'Golden Sand Travel' },
        ],
        requestLine: [
          {
            rooms: [
              { lang: 'vi', planName: 'Linh hoạt', roomName: 'Deluxe hướng biển' },
              { lang: 'en', planName: 'Flexible', roomName: 'Deluxe sea view' },
            ],
            roomNumber: 3,
          },
        ],
      },
    ],
    total: 1,
  })
  const bell = await server.ask('notification/show', {}, staff)
  expect(bell.data.notifications[0]).toMatchObject({ type: 'newRequest', link: `booking/requestBookingDetail/${data.code}` })
})

test('the same key is the same request', async () => {
  const by = await selling()
  const headers = { ...by, key: key() }
  const [one, two] = [
    await server.ask('distribution/request', requestAt(by), headers),
    await server.ask('distribution/request', requestAt(by), headers),
  ]
  expect(two.data.code).toBe(one.data.code)
  expect((await server.ask('distribution/requests', {}, by)).data).toHaveLength(1)
})

test('a request may be for rooms that are full; the property reads which nights are', async () => {
  const by = await selling()
  await query('update room_night set allotment = 2 where property_id = $1 and night = $2', [by.propertyId, inDays(31)])
  const { data } = await sendRequest(server, by)
  const detail = await server.ask('request-booking/detail', { code: data.code }, await signInTo(server, by.propertyId))
  expect(detail.data.lines).toMatchObject([{ vacant: 2, fullNights: [inDays(31)], rooms: 3 }])
})

test.each([
  ['dates in the wrong order', { nights: -1 }, 'departsBeforeArrival', 'checkOut'],
  ['an arrival that is past', { checkIn: inDays(-1) }, 'arrivalIsPast', 'checkIn'],
  ['a room without a package and without a wish', { rooms: [{ count: 2, adults: 2 }], message: '' }, 'wishMissing', 'message'],
  ['an answer due in the past', { answerBy: '2020-01-01T00:00:00Z' }, 'answerInPast', 'answerBy'],
  ['an unknown package', { rooms: [{ roomPlanId: crypto.randomUUID(), count: 2, adults: 2 }] }, 'notFound', 'rooms.0.roomPlanId'],
] as const)('refused at its field: %s', async (_what, given, refusal, field) => {
  const by = await selling()
  expect(await sendRequest(server, by, given as object)).toMatchObject({ refusal, errors: [{ field }] })
  expect((await server.ask('distribution/requests', {}, by)).data).toEqual([])
})

test('a room may be a wish in words', async () => {
  const by = await selling()
  const { data } = await sendRequest(server, by, { rooms: [{ count: 2, adults: 2 }], message: 'Hai phòng nhìn ra biển' })
  const detail = await server.ask('request-booking/detail', { code: data.code }, await signInTo(server, by.propertyId))
  expect(detail.data.lines).toMatchObject([{ roomPlanId: null, vacant: null, roomType: { en: 'Rooms as wished' } }])
})

test('an agent that is not linked finds no property to ask', async () => {
  const by = await selling()
  const stranger = await makeTravelAgent(server)
  expect(await sendRequest(server, { ...by, ...stranger })).toMatchObject({ refusal: 'notFound' })
  await linkTravelAgent(server, by.propertyId, { ...stranger, active: false })
  expect(await sendRequest(server, { ...by, ...stranger })).toMatchObject({ refusal: 'notFound' })
})

describe('feedback', () => {
  test('moves the request from 1 to 2, once, and the agent reads it', async () => {
    const by = await selling()
    const { code } = (await sendRequest(server, by)).data
    expect(await feedback(by, code)).toMatchObject({ data: { code, requestStatus: 2 } })
    expect(await feedback(by, code)).toMatchObject({ refusal: 'requestNotWaiting' })
    const [read] = (await server.ask('distribution/requests', { code }, by)).data
    expect(read).toMatchObject({
      state: 'feedback',
      thread: [{ kind: 'asked' }, { kind: 'answered', byAgent: false, note: 'Hết phòng đêm thứ bảy' }],
    })
    expect(JSON.stringify(read)).not.toContain('Thuỳ Dương')
  })

  test('of several people at once, one gives it', async () => {
    const by = await selling()
    const { code } = (await sendRequest(server, by)).data
    const answers = await Promise.all([1, 2, 3, 4].map(() => feedback(by, code)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409])
  })

  test('"contract status is not signed"', async () => {
    const by = await selling()
    const { code } = (await sendRequest(server, by)).data
    await query(`update e_contract set state = 'in dispute' where property_id = $1`, [by.propertyId])
    expect(await feedback(by, code)).toMatchObject({ refusal: 'contractNotSigned' })
    const staff = await signInTo(server, by.propertyId)
    expect((await server.ask('request-booking/detail', { code }, staff)).data.allowed.feedback).toEqual({
      ok: false,
      reason: 'contractNotSigned',
    })
  })

  test('only where `connect`: the agent is linked and active', async () => {
    const by = await selling()
    const { code } = (await sendRequest(server, by)).data
    await query(`update travel_agent_link set active = false, unlinked_reason = 'x' where property_id = $1`, [by.propertyId])
    expect(await feedback(by, code)).toMatchObject({ refusal: 'agentNotConnected' })
    const staff = await signInTo(server, by.propertyId)
    expect((await server.ask('request-booking/search', {}, staff)).data).toMatchObject([{ connect: false, requestStatus: 1 }])
  })

  test('"request not found": an unknown code, and another property’s, are answered alike', async () => {
    const [by, other] = [await selling(), await selling()]
    const { code } = (await sendRequest(server, other)).data
    expect(await feedback(by, code)).toMatchObject({ status: 404, refusal: 'requestNotFound' })
    expect(await feedback(by, '99999999')).toMatchObject({ status: 404, refusal: 'requestNotFound' })
  })

  test('[feedback.reason] a reason of at most 100 characters is required', async () => {
    const by = await selling()
    const { code } = (await sendRequest(server, by)).data
    expect(await feedback(by, code, 'x'.repeat(101))).toMatchObject({ status: 422 })
    expect(await feedback(by, code, ' ')).toMatchObject({ status: 422 })
    expect(await feedback(by, code, 'x'.repeat(100))).toMatchObject({ status: 200 })
  })
})

test('a withdrawn request is cancelled, once; another agent does not find it', async () => {
  const by = await selling()
  const { code } = (await sendRequest(server, by)).data
  const stranger = await makeTravelAgent(server)
  expect(await server.ask('distribution/withdraw', { code }, { ...stranger, key: key() })).toMatchObject({ refusal: 'requestNotFound' })
  expect(await server.ask('distribution/withdraw', { code, note: 'Đoàn huỷ' }, { ...by, key: key() })).toMatchObject({
    data: { state: 'cancel', endedBecause: 'withdrawn' },
  })
  expect(await server.ask('distribution/withdraw', { code }, { ...by, key: key() })).toMatchObject({ refusal: 'requestEnded' })
  expect(await feedback(by, code)).toMatchObject({ refusal: 'requestNotWaiting' })
})

describe('[requestCode.digits] the search of the list', () => {
  test('finds by code, request date, check-in, check-out, agent and status, 15 a page, the newest first', async () => {
    const by = await selling()
    const staff = await signInTo(server, by.propertyId)
    const codes = await inTurn(17, async (at) => (await sendRequest(server, by, { checkIn: inDays(10 + at) })).data.code)
    const found = async (asked: object) => (await server.ask('request-booking/search', asked, staff)).data.map((row) => row.requestCode)
    expect(await found({})).toEqual(codes.toReversed().slice(0, 15))
    expect(await found({ offset: 15 })).toEqual(codes.toReversed().slice(15))
    expect(await found({ searchBy: 'requestCode', requestCode: codes[3] ?? '' })).toEqual([codes[3]])
    expect(await found({ searchBy: 'checkinDate', fromDate: inDays(12), toDate: inDays(12) })).toEqual([codes[2]])
    expect(await found({ searchBy: 'checkoutDate', fromDate: inDays(12), toDate: inDays(12) })).toEqual([codes[0]])
    expect(await found({ searchBy: 'requestDate', fromDate: inDays(1), toDate: inDays(2) })).toEqual([])
    expect(await found({ agentName: 'cat vang' })).toHaveLength(15)
    expect(await found({ agentName: 'không có' })).toEqual([])
    expect(await found({ statusRequest: 2 })).toEqual([])
    const file = await server.ask('request-booking/report', { searchBy: 'checkinDate', fromDate: inDays(25) }, staff)
    expect(file.data.text.trim().split('\n')).toHaveLength(3)
  })

  test('refuses a code with anything but digits', async () => {
    const staff = await signInTo(server, (await selling()).propertyId)
    expect(await server.ask('request-booking/search', { searchBy: 'requestCode', requestCode: '26A' }, staff)).toMatchObject({
      status: 422,
    })
  })
})

test('the agent’s list has its own requests at all properties', async () => {
  const [one, two] = [await selling(), await selling()]
  await linkTravelAgent(server, two.propertyId, { travelAgentId: one.travelAgentId })
  await sendRequest(server, one)
  await sendRequest(server, { ...one, property: two.property, roomPlanId: two.roomPlanId })
  await sendRequest(server, two)
  expect((await server.ask('distribution/requests', {}, one)).data.map(({ property }) => property.code)).toEqual([
    two.property,
    one.property,
  ])
  expect((await server.ask('distribution/requests', { state: 'complete' }, one)).data).toEqual([])
})
