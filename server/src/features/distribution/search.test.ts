import type { CallInput } from '@innkeeper/protocol/catalogue'
import { expect, test } from 'vitest'
import { inDays } from '../../testing/book-stay.ts'
import {
  linkTravelAgent,
  makeRatePlan,
  makeRoomPlan,
  makeRoomType,
  makeSelling,
  makeTravelAgent,
  openRoomNights,
} from '../../testing/factories-sales.ts'
import { inTurn } from '../../testing/in-turn.ts'
import { useTestServer } from '../../testing/test-server.ts'

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
  await query('update travel_agent_link set active = false where property_id = $1', [ids[2]])
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
  const stranger = await makeTravelAgent(server)
  const unlinked = await server.ask('distribution/search', { checkIn: inDays(30), checkOut: inDays(31), rooms: [{ adults: 1 }] }, stranger)
  expect(unlinked.data.properties).toEqual([])
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
  // Two that cannot be booked after all stand in the middle: the page is filled from behind them.
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
