import { expect, test } from 'vitest'
import { inDays, stayAt } from '#testing/factories/book-stay.ts'
import { makeProperty, signInTo } from '#testing/factories/factories.ts'
import { promotionForm } from '#testing/forms/promotion-forms.ts'
import { makeRatePlan, makeRoomPlan, makeRoomType, makeSelling, openRoomNights } from '#testing/factories/factories-sales.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()

const open = async () => {
  const selling = await makeSelling(server, { from: inDays(1), to: inDays(60), allotment: 3 })
  const who = await signInTo(server, selling.propertyId, { codes: ['TA_PORTAL_1'] })
  return { selling, who, ...selling }
}

const stay = { checkIn: inDays(10), checkOut: inDays(12), adults: 2, childrenAges: [] }

test('what it says of itself, and per room type each plan with its price, its meals and its terms', async () => {
  const { who, propertyId, roomTypeId, roomPlanId } = await open()
  await server.database.pool.query(
    `update property set description_vi = 'Sát biển', description_en = 'By the sea', latitude = 16.06, longitude = 108.24 where property_id = $1`,
    [propertyId],
  )
  await server.database.pool.query(`insert into property_amenity values ($1, 'outdoorPool')`, [propertyId])
  await server.database.pool.query(`insert into room_type_amenity values ($1, $2, 'bathtub')`, [propertyId, roomTypeId])
  const reply = await server.ask('review/detail', stay, who)
  expect(reply).toMatchObject({ status: 200 })
  expect(reply.data).toMatchObject({
    state: 'onsite',
    onSale: true,
    property: { name: { en: 'Seagull Hotel' }, description: { vi: 'Sát biển', en: 'By the sea' }, currency: 'VND' },
    amenities: ['outdoorPool'],
    photos: [],
    roomTypes: [
      {
        roomTypeId,
        name: { en: 'Deluxe sea view' },
        maxGuests: 3,
        amenities: ['bathtub'],
        vacant: 3,
        offers: [{ roomPlanId, blocked: null, price: { total: 2_000_000 }, cancellation: { sentence: { en: expect.any(String) } } }],
      },
    ],
  })
})

test('a plan that cannot be booked for these nights says why, below those that can, the cheaper first', async () => {
  const { who, propertyId, roomTypeId, roomPlanId } = await open()
  const dearPlan = await makeRatePlan(server, propertyId, { nameEn: 'Half board' })
  const dear = await makeRoomPlan(server, propertyId, { roomTypeId, ratePlanId: dearPlan })
  await server.database.pool.query(
    `insert into rate_night (property_id, room_plan_id, night, price) select $1, $2, $3::date + d, 1500000 from generate_series(0, 1) d`,
    [propertyId, dear, stay.checkIn],
  )
  await server.database.pool.query(`insert into rate_night (property_id, room_plan_id, night, stop_sell) values ($1, $2, $3, true)`, [
    propertyId,
    roomPlanId,
    stay.checkIn,
  ])
  const { data } = await server.ask('review/detail', stay, who)
  expect(data.roomTypes[0]?.offers).toMatchObject([
    { roomPlanId: dear, blocked: null, price: { total: 3_000_000 } },
    { roomPlanId, blocked: expect.stringContaining('stop') },
  ])
})

test('room types and plans that are not on sale are not there; one that is too small for the guests says so', async () => {
  const { who, propertyId, roomTypeId } = await open()
  await makeRoomType(server, propertyId, { nameEn: 'Attic', active: false })
  const { data } = await server.ask('review/detail', { ...stay, adults: 5 }, who)
  expect(data.roomTypes.map((room) => room.roomTypeId)).toEqual([roomTypeId])
  expect(data.roomTypes[0]?.offers[0]?.blocked).not.toBeNull()
})

test('a property that is not on sale yet is seen as it will be, and told that agents do not see it', async () => {
  const { who, propertyId } = await open()
  await server.database.pool.query(`update property set state = 'create' where property_id = $1`, [propertyId])
  const { data } = await server.ask('review/detail', stay, who)
  expect(data).toMatchObject({ state: 'create', onSale: false })
  expect(data.roomTypes[0]?.offers[0]).toMatchObject({ blocked: null, price: { total: 2_000_000 } })
})

test('a property with nothing in it has an empty page', async () => {
  const empty = await makeProperty(server, { state: 'create' })
  const who = await signInTo(server, empty, { codes: ['TA_PORTAL_1'] })
  expect(await server.ask('review/detail', stay, who)).toMatchObject({ status: 200, data: { roomTypes: [], photos: [], nearby: [] } })
})

test('two rooms cost what the quote of two rooms costs an agent', async () => {
  const { who, selling, roomPlanId } = await open()
  const asked = stayAt(selling, { checkIn: stay.checkIn, nights: 2, rooms: 2 })
  const quote = await server.ask('distribution/quote', asked, selling)
  const { data } = await server.ask('review/change-quantity', { ...stay, rooms: [{ roomPlanId, quantity: 2 }] }, who)
  expect(data.bookable).toBe(true)
  expect(data.price).toEqual(quote.data.price)
  expect(data.price?.total).toBe(4_000_000)
  expect(data.payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(4_000_000)
})

test('children by their age and a second room type add up; more rooms than are left cannot be booked, and are priced all the same', async () => {
  const { who, propertyId, roomPlanId, ratePlanId } = await open()
  const { roomTypeId: suite } = await makeRoomType(server, propertyId, { nameEn: 'Suite', defaultPrice: 3_000_000 })
  await openRoomNights(server, propertyId, { roomTypeId: suite, from: inDays(1), to: inDays(60), allotment: 1 })
  const suitePlan = await makeRoomPlan(server, propertyId, { roomTypeId: suite, ratePlanId })
  const family = { ...stay, childrenAges: [8] }
  const rooms = [
    { roomPlanId, quantity: 1 },
    { roomPlanId: suitePlan, quantity: 1 },
  ]
  const both = await server.ask('review/change-quantity', { ...family, rooms }, who)
  expect(both.data).toMatchObject({ bookable: true, price: { total: 2 * (1_000_000 + 3_000_000 + 2 * 150_000) } })
  const tooMany = await server.ask('review/change-quantity', { ...family, rooms: [{ roomPlanId: suitePlan, quantity: 2 }] }, who)
  expect(tooMany.data).toMatchObject({ bookable: false, blocked: [{ rule: 'vacancy' }], price: { total: 4 * (3_000_000 + 150_000) } })
})

test('a promoted offer has its price and the former one, as agents’ quotes have', async () => {
  const { who, propertyId, roomPlanId, selling } = await open()
  const offer = async () => (await server.ask('review/detail', stay, who)).data.roomTypes[0]?.offers[0]
  expect(await offer()).toMatchObject({ roomPlanId, price: { total: 2_000_000, struck: null } })
  const owner = await signInTo(server, propertyId)
  await server.ask('promotion/create', promotionForm(), owner)
  const { price, struck } = (await server.ask('distribution/quote', stayAt(selling, { checkIn: stay.checkIn, nights: 2 }), selling)).data
  expect(struck).toBe(2_000_000)
  expect(await offer()).toMatchObject({ roomPlanId, price: { total: price?.total, struck } })
})

test('more than thirty rooms, no room, and another property’s plan are refused', async () => {
  const { who, roomPlanId } = await open()
  const other = await open()
  const ask = (rooms: { roomPlanId: string; quantity: number }[]) => server.ask('review/change-quantity', { ...stay, rooms }, who)
  expect(await ask([{ roomPlanId, quantity: 31 }])).toMatchObject({ status: 422, refusal: 'invalidInput' })
  expect(
    await ask([
      { roomPlanId, quantity: 20 },
      { roomPlanId, quantity: 11 },
    ]),
  ).toMatchObject({ status: 422, refusal: 'invalidInput' })
  expect(await ask([])).toMatchObject({ status: 422 })
  expect(await ask([{ roomPlanId: other.roomPlanId, quantity: 1 }])).toMatchObject({ status: 404, refusal: 'notFound' })
})
test('nights that run backwards are refused at the field', async () => {
  const { who } = await open()
  expect(await server.ask('review/detail', { ...stay, checkOut: stay.checkIn }, who)).toMatchObject({
    refusal: 'departsBeforeArrival',
    errors: [{ field: 'checkOut' }],
  })
})
