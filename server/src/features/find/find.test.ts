import { beforeAll, expect, test } from 'vitest'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { cancellationForm } from '#testing/forms/policy-forms.ts'
import { makeHotelService } from '#testing/forms/hotel-service-forms.ts'
import { roomTypeForm } from '#testing/forms/room-forms.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
let selling: Selling
let owner: SignedIn
let booking: { readonly code: string; readonly guest: { readonly name: string } }

beforeAll(async () => {
  selling = await makeSelling(server, { from: inDays(0), to: inDays(90) })
  owner = await signInTo(server, selling.propertyId)
  booking = (await bookStay(server, selling)).data
  await server.ask('room/create', roomTypeForm({ nameVi: 'Gác mái Đông', nameEn: 'East attic' }), owner)
  await server.ask('cancellation-policy/create', cancellationForm({ nameVi: 'Huỷ mùa Đông', nameEn: 'Winter' }), owner)
})

const find = async (text: string, who: Pick<SignedIn, 'token'> = owner) => (await server.ask('find/things', { text }, who)).data

test('finds things of several kinds by a part of a name, without diacritics', async () => {
  expect((await find('dong')).map(({ kind, name }) => [kind, name.en])).toEqual([
    ['roomType', 'East attic'],
    ['cancellationPolicy', 'Winter'],
  ])
})

test('finds a booking by its code and by its guest, and says when the guest arrives', async () => {
  const { code, guest } = booking
  const byCode = await find(code.toLowerCase())
  expect(byCode).toMatchObject([{ kind: 'booking', id: code, name: { vi: guest.name } }])
  expect(byCode[0]?.more.vi).toMatch(/ · \d\d\/\d\d\/\d{4}$/u)
  expect((await find('hoang bao ngoc')).map(({ id }) => id)).toContain(code)
})

test('finds a service by a part of its code or name, for who may see services', async () => {
  const id = await makeHotelService(server, owner, { code: 'XE-SANBAY', nameVi: 'Đưa đón sân bay', nameEn: 'Airport transfer' })
  const found = { kind: 'hotelService', id, name: { en: 'Airport transfer' }, more: { vi: 'XE-SANBAY' } }
  expect(await find('don san bay')).toMatchObject([found])
  expect(await find('sanb')).toMatchObject([found])
  const clerk = await signInTo(server, selling.propertyId, { codes: ['ROOM_INFO_1'] })
  expect(await find('sanb', clerk)).toEqual([])
  expect(await find('sanb', await signInTo(server, await makeProperty(server)))).toEqual([])
})

test('shows what the person may see and nothing else', async () => {
  const clerk = await signInTo(server, selling.propertyId, { codes: ['ROOM_INFO_1'] })
  expect((await find('dong', clerk)).map(({ kind }) => kind)).toEqual(['roomType'])
  const nobody = await signInTo(server, selling.propertyId, { codes: ['DASHBOARD_1'] })
  expect(await find('dong', nobody)).toEqual([])
})

test('finds nothing of another property, and takes no sign for a pattern', async () => {
  const stranger = await signInTo(server, await makeProperty(server))
  expect(await find('dong', stranger)).toEqual([])
  expect(await find('%')).toEqual([])
})

test('finds at most five of a kind', async () => {
  const names = Array.from({ length: 7 }, (_, index) => ({ nameVi: `Suối ${index}`, nameEn: `Spring ${index}` }))
  await Promise.all(names.map((name) => server.ask('room/create', roomTypeForm(name), owner)))
  expect(await find('suoi')).toHaveLength(5)
})

test('finds a user by the name that they have now, and by no name of before', async () => {
  const person = await signInTo(server, selling.propertyId, { codes: ['DASHBOARD_1'] })
  const { fullName } = (await server.ask('user/detail', { id: person.accountId }, owner)).data
  const rename = (to: string) =>
    server.database.pool.query('update account set full_name = $2 where account_id = $1', [person.accountId, to])
  await rename('Quách Thị Lụa')
  expect(await find('quach thi lua')).toMatchObject([{ kind: 'user', id: person.accountId, name: { vi: 'Quách Thị Lụa' } }])
  expect((await find(fullName)).map(({ id }) => id)).not.toContain(person.accountId)
  const stranger = await signInTo(server, await makeProperty(server))
  expect(await find('quach thi lua', stranger)).toEqual([])
  await rename(fullName)
})

test('finds the first agents and users by name where thousands hold the text, and the only one that holds a rare one', async () => {
  const propertyId = await makeProperty(server)
  const chief = await signInTo(server, propertyId)
  await server.database.pool.query(
    `with agent as (
       insert into travel_agent (travel_agent_id, code, name_vi, name_en, kind)
         select gen_random_uuid(), 'XOAN' || n, 'Lữ hành Xoan ' || n, 'Neem Travel ' || n, 'travel company' from generate_series(10001, 12100) as n
         returning travel_agent_id)
     insert into travel_agent_link (property_id, travel_agent_id, level) select $1, travel_agent_id, 3 from agent`,
    [propertyId],
  )
  await server.database.pool.query(
    `with person as (
       insert into account (account_id, kind, user_name, email, full_name, password_hash)
         select gen_random_uuid(), 'user', 'xoan.' || n, 'xoan.' || n || '@example.com', 'Võ Thị Xoan ' || n, 'none' from generate_series(10001, 12100) as n
         returning account_id)
     insert into membership (property_id, account_id) select $1, account_id from person`,
    [propertyId],
  )
  const nameOf = (kind: string, n: number) => `${kind === 'user' ? 'Võ Thị' : 'Lữ hành'} Xoan ${n}`
  const named = async (text: string) => (await find(text, chief)).map(({ kind, name }) => [kind, name.vi])
  const firstOf = (kind: string) => [10_001, 10_002, 10_003, 10_004, 10_005].map((n) => [kind, nameOf(kind, n)])
  expect(await named('xoan')).toEqual([...firstOf('travelAgent'), ...firstOf('user')])
  expect(await named('xoan 12077')).toEqual([
    ['travelAgent', nameOf('travelAgent', 12_077)],
    ['user', nameOf('user', 12_077)],
  ])
  const { total, all } = await server.ask('user/get-all', { text: 'xoan 120' }, chief)
  expect([total, all]).toEqual([100, 2101])
})
