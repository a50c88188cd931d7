import { functionCodes, type FunctionCode } from '@innkeeper/protocol/access'
import { rightToFind, type FoundKind } from '@innkeeper/protocol/calls/manage/find'
import { codesOf } from '@innkeeper/protocol/codes/codes-of'
import { beforeAll, expect, test } from 'vitest'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { bookTickets } from '#testing/factories/book-tickets.ts'
import { makeOpenPark } from '#testing/factories/enter-park.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { cancellationForm, paymentForm } from '#testing/forms/policy-forms.ts'
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

const named = (word: string) => ({ nameVi: `${word} Lam`, nameEn: `${word} Indigo` })

/** Makes a thing of each kind that a hotel has, and returns a text that finds it alone. */
const things: Readonly<Record<Exclude<FoundKind, 'ticketBooking'>, () => Promise<string>>> = {
  booking: async () => booking.code,
  travelAgent: async () => (await server.ask('travelagent/get-all-active', {}, owner)).data[0]?.code ?? '',
  user: async () => owner.fullName,
  roomType: async () => {
    await server.ask('room/create', roomTypeForm(named('Phòng')), owner)
    return 'phong lam'
  },
  ratePlan: async () => {
    await server.database.pool.query(`update rate_plan set name_vi = 'Gói Lam', name_en = 'Indigo package' where property_id = $1`, [
      selling.propertyId,
    ])
    return 'goi lam'
  },
  hotelService: async () => {
    await makeHotelService(server, owner, { code: 'LAM', ...named('Xe') })
    return 'xe lam'
  },
  cancellationPolicy: async () => {
    await server.ask('cancellation-policy/create', cancellationForm(named('Huỷ')), owner)
    return 'huy lam'
  },
  paymentPolicy: async () => {
    await server.ask('payment-policy/create', paymentForm(named('Trả')), owner)
    return 'tra lam'
  },
}

test.each(codesOf(things))('a thing of the kind %s is found by who has its right alone, and not by who has every other', async (kind) => {
  const text = await things[kind]()
  const right = rightToFind[kind]
  const kindsFor = async (codes: readonly FunctionCode[]): Promise<ReadonlySet<FoundKind>> => {
    const found = await find(text, await signInTo(server, selling.propertyId, { codes }))
    return new Set(found.map((one) => one.kind))
  }
  expect(await kindsFor([right])).toEqual(new Set([kind]))
  expect(await kindsFor(functionCodes.filter((code) => code !== right))).not.toContain(kind)
})

test('at a park, bookings of tickets are found by code and by guest, as those of rooms are at a hotel', async () => {
  const park = await makeOpenPark(server)
  const { code } = (await bookTickets(server, park)).data
  const found = [{ kind: 'ticketBooking', id: code, name: { vi: 'Phạm Hoàng Bảo Ngọc' } }]
  expect(await find(code.toLowerCase(), park.owner)).toMatchObject(found)
  const byGuest = await find('bao ngoc', park.owner)
  expect(byGuest).toMatchObject(found)
  expect(byGuest[0]?.more.en).toMatch(new RegExp(`^${code} · \\d\\d/\\d\\d/\\d{4}$`, 'u'))
  expect(await find('bao ngoc', await signInTo(server, park.propertyId, { codes: ['AGENT_LIST_1'] }))).toEqual([])
  expect(await find(code)).toEqual([])
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
