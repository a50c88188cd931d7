import { completenessFlags } from '@innkeeper/rules/completeness/completeness'
import { beforeAll, expect, test } from 'vitest'
import { signInTo, makeProperty, type SignedIn } from '#testing/factories/factories.ts'
import { listenLive } from '#testing/listen-live.ts'
import { roomTypeForm } from '#testing/forms/room-forms.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { makeWholeProperty } from '#testing/factories/whole-property.ts'

const server = useTestServer()
const query = (sql: string, values: readonly unknown[]) => server.database.pool.query(sql, [...values])
const statusOf = async (person: SignedIn) => (await server.ask('dashboard/info-status', {}, person)).data

let owner: SignedIn
let elsewhere: SignedIn

beforeAll(async () => {
  owner = await signInTo(server, await makeWholeProperty(server))
  elsewhere = await signInTo(server, await makeWholeProperty(server))
})

test('nine flags in the order of the specification, all true where everything is on file; the next thing is to confirm', async () => {
  const status = await statusOf(owner)
  expect(status.items.map(({ flag }) => flag)).toEqual([...completenessFlags])
  expect(status).toMatchObject({ done: 9, complete: true, state: 'wait confirm', next: { step: 'confirm', flag: null } })
  expect(completenessFlags.map((flag) => status[flag])).toEqual(completenessFlags.map(() => true))
})

const config = ['checkIn', 'checkOut', 'currency', 'childAgeLimit', 'taxChoice']

test.each<[string, string, readonly string[], string]>([
  ['hotelInfo', `update property set tax_code = '' where property_id = $1`, ['taxCode'], 'a registration field'],
  ['hotelInfo', `update property set commune_code = null where property_id = $1`, ['location'], 'its ward or commune'],
  ['hotelInfo', `update property set number_of_rooms = null where property_id = $1`, ['numberOfRooms'], 'its number of rooms'],
  ['hotelInfo', `delete from contact_person where property_id = $1`, ['contactPerson'], 'a contact person'],
  ['hotelInfo', `update property set latitude = null, longitude = null where property_id = $1`, ['positionOnMap'], 'position on the map'],
  ['hotelInfo', `delete from property_amenity where property_id = $1`, ['amenity'], 'an amenity'],
  ['hotelImage', `update property_image set main = false where property_id = $1`, ['mainImage'], 'a main image'],
  ['room', `update room_night set allotment = 0 where property_id = $1`, ['allotment'], 'rooms on sale on nights to come'],
  ['room', `update room_night set night = current_date - 2 where property_id = $1`, ['allotment'], 'nights that are gone do not count'],
  ['roomPlan', `update rate_plan set active = false where property_id = $1`, ['pricedPlan'], 'an active rate plan'],
  ['roomPlan', `update room_plan set active = false where property_id = $1`, ['pricedPlan'], 'a rate plan on a room type'],
  ['hotelConfig', `update property set configured_at = null where property_id = $1`, config, 'a configuration that was saved once'],
  ['cancelPolicy', `update cancellation_policy set active = false where property_id = $1`, ['cancellationPolicy'], 'an active policy'],
  ['paymentPolicy', `update payment_policy set active = false where property_id = $1`, ['paymentPolicy'], 'an active policy'],
  ['paymentGateway', `update payment_method set active = false where property_id = $1`, ['wayToPay'], 'a way to pay that works'],
  ['paymentGateway', `update payment_method set method = 'domestic card' where property_id = $1`, ['wayToPay'], 'cards need a gateway'],
  [
    'paymentGateway',
    `update payment_method set method = 'other' where property_id = $1`,
    ['wayToPay'],
    'what is agreed case by case is no way',
  ],
  ['econtract', `update e_contract set signer = null where property_id = $1`, ['signer'], 'legal information whole'],
])('%s is false, alone, after “%s”: %j is missing (%s)', async (flag, statement, missing) => {
  const person = await signInTo(server, await makeWholeProperty(server))
  await query(statement, [person.propertyId])
  const status = await statusOf(person)
  expect(status.items.filter(({ ok }) => !ok)).toEqual([{ flag, ok: false, applies: true, missing: [...missing] }])
  expect(status).toMatchObject({ done: 8, complete: false, state: 'create', next: { step: 'mend', flag } })
  expect(await statusOf(elsewhere)).toMatchObject({ done: 9 })
})

test('without a room type on sale there is none, and no plan on it either', async () => {
  const person = await signInTo(server, await makeWholeProperty(server))
  await query(`update room_type set active = false where property_id = $1`, [person.propertyId])
  const { items } = await statusOf(person)
  expect(items.filter(({ ok }) => !ok).map(({ flag }) => flag)).toEqual(['room', 'roomPlan'])
})

test('a gateway that has passed its test is a way to pay; one that is off, untested or only for trying out is none', async () => {
  const person = await signInTo(server, await makeWholeProperty(server))
  await query(`delete from payment_method where property_id = $1`, [person.propertyId])
  await query(
    `insert into payment_gateway (property_id, rail, bank_bin, account_number, account_owner) values ($1, 'vietqr', '970436', '0011', 'HAI AU')`,
    [person.propertyId],
  )
  expect((await statusOf(person)).paymentGateway).toBe(false)
  await query(`update payment_gateway set tested_at = now(), works_since = now() where property_id = $1`, [person.propertyId])
  expect((await statusOf(person)).paymentGateway).toBe(true)
  await query(`update payment_gateway set mode = 'test' where property_id = $1`, [person.propertyId])
  expect((await statusOf(person)).paymentGateway).toBe(false)
  await query(`update payment_gateway set mode = 'live', active = false where property_id = $1`, [person.propertyId])
  expect((await statusOf(person)).paymentGateway).toBe(false)
})

test('an amusement park is whole with a product on sale instead of rooms, without star and plans; what does not apply says so', async () => {
  const park = await signInTo(server, await makeWholeProperty(server, { kind: 'playground' }))
  const status = await statusOf(park)
  expect(status).toMatchObject({ done: 9, complete: true, room: true, roomPlan: true })
  expect(status.items.filter(({ applies }) => !applies).map(({ flag }) => flag)).toEqual(['roomPlan'])
  await query('update ticket_product set active = false where property_id = $1', [park.propertyId])
  const stopped = await statusOf(park)
  expect(stopped.items.find(({ flag }) => flag === 'room')).toMatchObject({ ok: false, missing: ['ticketProduct'] })
})

test('a property with nothing on file has none of nine, and everything that it lacks is named', async () => {
  const fresh = await signInTo(server, await makeProperty(server, { state: 'create' }))
  const status = await statusOf(fresh)
  expect(status).toMatchObject({ done: 0, state: 'create', next: { step: 'mend', flag: 'hotelInfo' } })
  expect(status.items.find(({ flag }) => flag === 'hotelInfo')?.missing).toEqual([
    'phone',
    'email',
    'type',
    'star',
    'numberOfRooms',
    'taxCode',
    'city',
    'location',
    'address',
    'contactPerson',
    'positionOnMap',
    'amenity',
  ])
})

test('a property on sale that loses a flag stays on sale, and what to mend is the next thing', async () => {
  const person = await signInTo(server, await makeWholeProperty(server, { state: 'onsite' }))
  expect(await statusOf(person)).toMatchObject({ state: 'onsite', next: { step: 'nothing' } })
  await query(`update property_image set main = false where property_id = $1`, [person.propertyId])
  expect(await statusOf(person)).toMatchObject({ state: 'onsite', done: 8, next: { step: 'mend', flag: 'hotelImage' } })
})

test('open screens hear of any change, so that what was lacking is looked at again', async () => {
  const ear = await listenLive(server.url(), owner.token)
  const heard = ear.stale('dashboard')
  await server.ask('room/create', roomTypeForm(), owner)
  expect(await heard).toMatchObject({ propertyId: owner.propertyId })
  ear.close()
})
