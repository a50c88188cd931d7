import type { CallInput } from '@innkeeper/protocol/catalogue'
import { expect, test } from 'vitest'
import { inDays } from '#testing/factories/book-stay.ts'
import {
  linkTravelAgent,
  makeRatePlan,
  makeRoomPlan,
  makeRoomType,
  makeSelling,
  makeTravelAgent,
  openRoomNights,
} from '#testing/factories/factories-sales.ts'
import { inTurn } from '#testing/in-turn.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const query = (text: string, values: readonly unknown[]) => server.database.pool.query(text, [...values])
const season = { from: inDays(0), to: inDays(60) }

/** Some properties, all of them linked to one agent. */
const market = async (count: number) => {
  const agent = await makeTravelAgent(server)
  const sellings = await inTurn(count, () => makeSelling(server, season))
  await Promise.all(sellings.map(({ propertyId }) => linkTravelAgent(server, propertyId, { ...agent, level: 2 })))
  const search = (change: Partial<CallInput<'distribution/search'>> = {}) =>
    server.ask('distribution/search', { checkIn: inDays(30), checkOut: inDays(32), rooms: [{ adults: 2 }], ...change }, agent)
  return { agent, sellings, search }
}

const codesOf = (reply: { readonly data: { readonly properties: readonly { readonly code: string }[] } }) =>
  reply.data.properties.map(({ code }) => code)

test('it answers properties with their offers, the cheapest first, each with its total', async () => {
  const { sellings, search } = await market(1)
  const [selling] = sellings
  if (selling === undefined) throw new Error('no property was made')
  const ratePlanId = await makeRatePlan(server, selling.propertyId, {
    nameEn: 'Non-refundable',
    follows: { ratePlanId: selling.ratePlanId, basisPoints: -1200 },
  })
  const cheaper = await makeRoomPlan(server, selling.propertyId, { roomTypeId: selling.roomTypeId, ratePlanId })
  const { data } = await search()
  expect(data).toMatchObject({ next: null, properties: [{ code: selling.property, cheapest: 1_760_000, currency: 'VND' }] })
  expect(data.properties[0]?.offers.map((offer) => [offer.roomPlanId, offer.total, offer.vacant])).toEqual([
    [cheaper, 1_760_000, 10],
    [selling.roomPlanId, 2_000_000, 10],
  ])
})

test('only what can be booked for this agent is answered', async () => {
  const { sellings, search } = await market(8)
  const ids = sellings.map(({ propertyId }) => propertyId)
  await query(`update property set state = 'offsite' where property_id = $1`, [ids[0]])
  await query(`update e_contract set state = 'closed' where property_id = $1`, [ids[1]])
  await query(`update travel_agent_link set active = false, unlinked_reason = '–' where property_id = $1`, [ids[2]])
  await query('update room_night set sold = allotment where property_id = $1 and night = $2', [ids[3], inDays(31)])
  await query('update room_night set closed = true where property_id = $1 and night = $2', [ids[4], inDays(30)])
  await query('insert into rate_night (property_id, room_plan_id, night, stop_sell) values ($1, $2, $3, true)', [
    ids[5],
    sellings[5]?.roomPlanId,
    inDays(30),
  ])
  await query('insert into rate_night (property_id, room_plan_id, night, ctd) values ($1, $2, $3, true)', [
    ids[6],
    sellings[6]?.roomPlanId,
    inDays(32),
  ])
  expect(codesOf(await search())).toEqual([sellings[7]?.property])
  await query(`update property set state = 'offsite' where property_id = $1`, [ids[7]])
  expect(await search()).toMatchObject({ data: { properties: [], linked: true } })
  const stranger = await makeTravelAgent(server)
  const unlinked = await server.ask('distribution/search', { checkIn: inDays(30), checkOut: inDays(31), rooms: [{ adults: 1 }] }, stranger)
  expect(unlinked.data).toMatchObject({ properties: [], linked: false })
})

test('every room asked for must fit on the same plan, with its guests', async () => {
  const { sellings, search } = await market(2)
  await query('update room_night set sold = allotment - 2 where property_id = $1', [sellings[0]?.propertyId])
  await query('update room_type set max_children = 0, max_guests = 2 where property_id = $1', [sellings[1]?.propertyId])
  expect(codesOf(await search({ rooms: [{ adults: 2 }, { adults: 1 }] }))).toHaveLength(2)
  expect(codesOf(await search({ rooms: [{ adults: 2 }, { adults: 2 }, { adults: 1 }] }))).toEqual([sellings[1]?.property])
  expect(codesOf(await search({ rooms: [{ adults: 2, childrenAges: [5] }] }))).toEqual([sellings[0]?.property])
  expect(codesOf(await search({ rooms: [{ adults: 2, childrenAges: [15] }] }))).toEqual([])
})

test('an offer’s total is the quote’s', async () => {
  const { agent, sellings, search } = await market(1)
  const property = sellings[0]?.property ?? ''
  const rooms = [{ adults: 2, childrenAges: [5] }, { adults: 1 }]
  const { data } = await search({ rooms })
  const offer = data.properties[0]?.offers[0]
  const quoted = await server.ask(
    'distribution/quote',
    { property, checkIn: inDays(30), checkOut: inDays(32), rooms: rooms.map((room) => ({ ...room, roomPlanId: offer?.roomPlanId ?? '' })) },
    agent,
  )
  expect(quoted.data.price).toMatchObject({ total: offer?.total, subtotals: { beforeTax: offer?.beforeTax } })
})

test.for<readonly [string, string, object]>([
  ['its name', `update property set name_en = 'Renamed' where property_id = $1`, { name: { en: 'Renamed' } }],
  [
    'the name of a room type',
    `update room_type set name_en = 'Renamed' where property_id = $1`,
    { offers: [{ roomType: { en: 'Renamed' } }] },
  ],
  ['a plan', `update rate_plan set meals = '{lunch}' where property_id = $1`, { offers: [{ meals: ['lunch'] }] }],
  [
    'a policy of cancellation',
    `update cancellation_policy set terms = '{"refundable": false, "steps": []}' where property_id = $1`,
    { offers: [{ refundable: false }] },
  ],
])('a search that follows a change of a property knows it: %s', async ([, change, expected]) => {
  const { sellings, search } = await market(1)
  expect((await search()).data.properties).not.toMatchObject([expected])
  await query(change, [sellings[0]?.propertyId])
  expect((await search()).data.properties).toMatchObject([expected])
})

test.for<readonly [string, string]>([
  ['a room-plan that is no longer sold', 'update room_plan set active = false where property_id = $1'],
  [
    'dates on which the plan is not sold',
    'insert into rate_plan_blackout (property_id, rate_plan_id, from_day, to_day) select property_id, rate_plan_id, current_date, current_date + 90 from rate_plan where property_id = $1',
  ],
])('a search that follows a change of a property knows it: %s, and that it was taken back', async ([, change]) => {
  const { sellings, search } = await market(1)
  expect(codesOf(await search())).toEqual([sellings[0]?.property])
  await query(change, [sellings[0]?.propertyId])
  expect(codesOf(await search())).toEqual([])
  await query('update room_plan set active = true where property_id = $1', [sellings[0]?.propertyId])
  await query('delete from rate_plan_blackout where property_id = $1', [sellings[0]?.propertyId])
  expect(codesOf(await search())).toEqual([sellings[0]?.property])
})

test('a place is a province’s or commune’s code, or a part of a name without diacritics; or properties are named', async () => {
  const { sellings, search } = await market(3)
  await query(`insert into province (province_code, name_vi, name_en) values ('48', 'Đà Nẵng', 'Da Nang'), ('01', 'Hà Nội', 'Hanoi')`, [])
  await query(
    `insert into commune (commune_code, province_code, name_vi, name_en) values ('20194', '48', 'Phường Sơn Trà', 'Son Tra ward')`,
    [],
  )
  await query(`update property set province_code = '48', commune_code = '20194' where property_id = $1`, [sellings[0]?.propertyId])
  await query(`update property set province_code = '01' where property_id = $1`, [sellings[1]?.propertyId])
  await query(`update property set name_vi = 'Làng Bè Nổi' where property_id = $1`, [sellings[2]?.propertyId])
  const [daNang, haNoi, village] = sellings.map(({ property }) => property)
  expect(codesOf(await search({ place: '48' }))).toEqual([daNang])
  expect(codesOf(await search({ place: '20194' }))).toEqual([daNang])
  expect(codesOf(await search({ place: 'da nang' }))).toEqual([daNang])
  expect(codesOf(await search({ place: 'sơn trà' }))).toEqual([daNang])
  expect(codesOf(await search({ place: 'hanoi' }))).toEqual([haNoi])
  expect(codesOf(await search({ place: 'be noi' }))).toEqual([village])
  expect(codesOf(await search({ place: '100%' }))).toEqual([])
  expect(codesOf(await search({ properties: [haNoi ?? '', 'no such'] }))).toEqual([haNoi])
})

test('“items with display order 0 appear last”, and pages follow each other without gap or repetition', async () => {
  const { sellings, search } = await market(7)
  await inTurn(7, (at) => query('update property set display_order = $2 where property_id = $1', [sellings[at]?.propertyId, (at + 4) % 7]))
  // Two properties that cannot be booked are in the middle: the page is filled with those after them.
  await inTurn(2, (at) => {
    const { propertyId, roomPlanId } = sellings[at] ?? {}
    return query('insert into rate_night (property_id, room_plan_id, night, cta) values ($1, $2, $3, true)', [
      propertyId,
      roomPlanId,
      inDays(30),
    ])
  })
  const pagesAfter = async (after?: string): Promise<string[][]> => {
    const reply = await search({ limit: 2, ...(after === undefined ? {} : { after }) })
    return [codesOf(reply), ...(reply.data.next === null ? [] : await pagesAfter(reply.data.next))]
  }
  const pages = await pagesAfter()
  // Orders are 4, 5, 6, 0, 1, 2, 3; the first two cannot be booked.
  expect(pages.flat()).toEqual([4, 5, 6, 2, 3].map((at) => sellings[at]?.property))
  expect(pages.every((page) => page.length <= 2)).toBe(true)
})

test('of two room types only the one that is open is offered', async () => {
  const { sellings, search } = await market(1)
  const propertyId = sellings[0]?.propertyId ?? ''
  const suite = await makeRoomType(server, propertyId, { nameEn: 'Suite', defaultPrice: 5_000_000 })
  const roomPlanId = await makeRoomPlan(server, propertyId, { ...suite, ratePlanId: sellings[0]?.ratePlanId ?? '' })
  await openRoomNights(server, propertyId, { ...suite, ...season, allotment: 1 })
  await query('update room_night set closed = true where property_id = $1 and room_type_id = $2', [propertyId, sellings[0]?.roomTypeId])
  expect((await search()).data.properties[0]?.offers.map((offer) => offer.roomPlanId)).toEqual([roomPlanId])
})

test('an amenity of rooms finds the offers of room types that have it, while they can be booked', async () => {
  const { sellings, search } = await market(2)
  const { propertyId = '', roomTypeId, ratePlanId = '', property } = sellings[0] ?? {}
  const suite = await makeRoomType(server, propertyId, { nameEn: 'Suite', defaultPrice: 5_000_000 })
  const roomPlanId = await makeRoomPlan(server, propertyId, { ...suite, ratePlanId })
  await openRoomNights(server, propertyId, { ...suite, ...season, allotment: 1 })
  const tick = (roomType: string | undefined, code: string) =>
    query('insert into room_type_amenity (property_id, room_type_id, amenity_code) values ($1, $2, $3)', [propertyId, roomType, code])
  await tick(suite.roomTypeId, 'seaView')
  await tick(roomTypeId, 'balcony')
  const found = async (amenities: CallInput<'distribution/search'>['amenities']) =>
    (await search({ amenities })).data.properties.map(({ code, cheapest, offers }) => [code, cheapest, offers.map((one) => one.roomPlanId)])
  expect(await found(['seaView', 'seaView'])).toEqual([[property, 10_000_000, [roomPlanId]]])
  expect(await found(['seaView', 'balcony'])).toEqual([])
  expect(await found(['seaView', 'spa'])).toEqual([])
  await query(`insert into property_amenity (property_id, amenity_code) values ($1, 'spa')`, [propertyId])
  expect(await found(['seaView', 'spa'])).toEqual([[property, 10_000_000, [roomPlanId]]])
  await query('update room_night set closed = true where property_id = $1 and room_type_id = $2', [propertyId, suite.roomTypeId])
  expect(await found(['seaView'])).toEqual([])
})

test('a landmark is a point by its code or its name; the nearest stand first, and nothing further away than asked', async () => {
  const { sellings, search } = await market(3)
  await query(`insert into province (province_code, name_vi, name_en) values ('92', 'Cần Thơ', 'Can Tho')`, [])
  await query(
    `insert into landmark (landmark_code, province_code, kind, name_vi, name_en, latitude, longitude) values ('ninhKieu', '92', 'sight', 'Bến Ninh Kiều', 'Ninh Kieu Quay', 10.0341, 105.7886)`,
    [],
  )
  const places = [10.2, 10.05, 10.4]
  await inTurn(3, (at) =>
    query('update property set latitude = $2, longitude = 105.79 where property_id = $1', [sellings[at]?.propertyId, places[at]]),
  )
  const [first, nearest, furthest] = sellings.map(({ property }) => property)
  const names = ['ninhKieu', 'bến ninh kiều', 'NINH KIEU QUAY']
  const replies = await inTurn(3, (at) => search({ landmark: names[at] ?? '', order: 'distance' }))
  expect(replies.map(codesOf)).toEqual(names.map(() => [nearest, first, furthest]))
  expect(replies[0]?.data.properties.map(({ distance }) => distance)).toEqual([1775, 18_448, 40_687])
  expect(codesOf(await search({ landmark: 'ninhKieu', order: 'distance', within: 18_448 }))).toEqual([nearest, first])
  expect(codesOf(await search({ landmark: 'ninhKieu', order: 'distance', within: 18_447 }))).toEqual([nearest])
  expect(await search({ landmark: 'nowhere', order: 'distance' })).toMatchObject({ status: 404 })
})

test('distances need one point, and a page the end of the page before it in the same order', async () => {
  const { search } = await market(3)
  expect(await search({ order: 'distance' })).toMatchObject({ status: 422, message: expect.stringContaining('Distances need a latitude') })
  expect(await search({ within: 500 })).toMatchObject({ status: 422 })
  expect(await search({ latitude: 16 })).toMatchObject({ status: 422 })
  expect(await search({ latitude: 16, longitude: 108, landmark: 'ninhKieu' })).toMatchObject({ status: 422 })
  const { next } = (await search({ order: 'price', limit: 1 })).data
  const wrong = [next ?? '', 'x', '0000000001 M1', Buffer.from('{"order":"star","key":7,"id":"x"}').toString('base64url')]
  const refused = await inTurn(wrong.length, (at) => search({ order: 'star', after: wrong[at] ?? '' }))
  expect(refused.map(({ status, message }) => [status, message?.includes('page before')])).toEqual(wrong.map(() => [422, true]))
  const { data } = await search({ order: 'price', limit: 1, after: next ?? '' })
  expect(data.properties).toHaveLength(1)
})

test.for<readonly [string, object]>([
  ['a star that there is not', { stars: [6] }],
  ['an amenity that nobody offers', { amenities: ['helipad; drop table property'] }],
  ['no meals', { meals: [] }],
  ['half a dong', { totalTo: 1.5 }],
  ['beyond the pole', { latitude: 90.1, longitude: 0 }],
  ['an order that there is not', { order: 'chance' }],
  ['a field that there is not', { totalFrom: 1 }],
])('%s is refused', async ([, wanted]) => {
  const agent = await makeTravelAgent(server)
  const asked = { checkIn: inDays(30), checkOut: inDays(32), rooms: [{ adults: 2 }], ...wanted }
  expect(await server.ask('distribution/search', asked, agent)).toMatchObject({ status: 422 })
})
