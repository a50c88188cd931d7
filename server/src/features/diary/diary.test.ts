import { expect, test } from 'vitest'
import { inDays } from '#testing/factories/book-stay.ts'
import { makeOpenPark } from '#testing/factories/enter-park.ts'
import { makeProperty, signInAdmin, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { withPlaces } from '#testing/factories/with-places.ts'
import { onepayForm, onepaySecret, vnpayForm } from '#testing/forms/gateway-forms.ts'
import { cancellationForm } from '#testing/forms/policy-forms.ts'
import { roomTypeForm } from '#testing/forms/room-forms.ts'
import { makeTicketProduct } from '#testing/forms/ticket-forms.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
withPlaces(server)

type Asked = Parameters<typeof server.ask<'hotel-log/search'>>[1]
const search = async (asked: Asked, who: SignedIn) => server.ask('hotel-log/search', asked, who)
const found = async (asked: Asked, who: SignedIn) => (await search(asked, who)).data.map(({ what }) => what.en)

const seaView = { nameVi: 'Hướng biển Đà Nẵng', nameEn: 'Sea view' }

/** A property whose owner made a room type and a policy. */
const makeDesk = async () => {
  const owner = await signInTo(server, await makeProperty(server))
  const { id } = (await server.ask('room/create', roomTypeForm(seaView), owner)).data
  const { id: policy } = (await server.ask('cancellation-policy/create', cancellationForm(), owner)).data
  return { owner, id, policy }
}

test('the latest line comes first, with who, from where and what it is about', async () => {
  const { owner, id, policy } = await makeDesk()
  const { data, total } = await search({}, owner)
  expect(total).toBe(2)
  expect(data.map(({ thing }) => thing)).toEqual([
    { kind: 'cancellationPolicy', id: policy },
    { kind: 'roomType', id },
  ])
  expect(data[1]).toMatchObject({
    person: owner.fullName,
    origin: 'screen',
    address: '127.0.0.1',
    kind: 'roomType',
    what: { vi: 'Tạo loại phòng Hướng biển Đà Nẵng', en: 'Created the room type Sea view' },
  })
})

test('pages hold what was asked for, and another property sees nothing', async () => {
  const { owner } = await makeDesk()
  expect((await search({ limit: 1, offset: 1 }, owner)).data.map(({ kind }) => kind)).toEqual(['roomType'])
  const stranger = await signInTo(server, await makeProperty(server))
  expect(await search({}, stranger)).toMatchObject({ data: [], total: 0 })
})

test.each([
  ['a name without diacritics', { text: 'huong bien da nang' }, 1],
  ['the English name', { text: 'SEA VIEW' }, 1],
  ['what was done', { text: 'tao loai phong' }, 1],
  ['what was done, in English', { text: 'created the' }, 2],
  ['a text that stands nowhere', { text: 'suối khoáng' }, 0],
  ['a sign of a pattern', { text: '%' }, 0],
  ['the kind', { kind: 'roomType' }, 1],
  ['a kind that nothing is about', { kind: 'booking' }, 0],
  ['the property’s information', { log: 'information' }, 2],
  ['a kind that is no information', { log: 'information', kind: 'user' }, 0],
  ['a day before', { toDate: '2020-01-01' }, 0],
  ['days since', { fromDate: '2020-01-01', toDate: '2999-12-31' }, 2],
] as const)('is found by %s', async (_by, asked, count) => {
  const { owner } = await makeDesk()
  expect(await search(asked, owner)).toMatchObject({ total: count })
  expect(await found(asked, owner)).toHaveLength(count)
})

test('is found by the person without diacritics', async () => {
  const { owner } = await makeDesk()
  const [first = ''] = owner.fullName.split(' ')
  expect((await search({ person: first.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('Đ', 'D').toLowerCase() }, owner)).total).toBe(2)
  expect((await search({ person: 'nobody of this name' }, owner)).total).toBe(0)
})

test('a day ends at midnight of the property', async () => {
  const { owner } = await makeDesk()
  await server.database.pool.query('alter table diary_entry disable trigger all').catch(() => undefined)
  await server.database.pool.query(
    `insert into diary_entry (property_id, diary_entry_id, at, person, origin, call, subject, request_id)
       values ($1, gen_random_uuid(), '2026-03-01T16:59:00Z', 'An', 'screen', 'room/create', 'late', ''),
              ($1, gen_random_uuid(), '2026-03-01T17:01:00Z', 'An', 'screen', 'room/create', 'early', '')`,
    [owner.propertyId],
  )
  expect(await found({ fromDate: '2026-03-01', toDate: '2026-03-01' }, owner)).toEqual(['Created the room type late'])
  expect(await found({ fromDate: '2026-03-02', toDate: '2026-03-02' }, owner)).toEqual(['Created the room type early'])
})

test('what is gone has no link, and its line stays', async () => {
  const { owner, id } = await makeDesk()
  await server.ask('room/delete', { id }, owner)
  const { data } = await search({ kind: 'roomType' }, owner)
  expect(data.map(({ thing, what }) => [thing, what.en])).toEqual([
    [null, 'Deleted the room type Sea view'],
    [null, 'Created the room type Sea view'],
  ])
})

test('neither has a season or a product of a park that is gone', async () => {
  const park = await makeOpenPark(server)
  const summer = { nameVi: 'Hè', nameEn: 'Summer', color: 'amber', fromDay: inDays(10), toDay: inDays(40) } as const
  const { id: season } = (await server.ask('season/create', summer, park.owner)).data
  const product = await makeTicketProduct(server, park.owner, { code: 'VEDEM' })
  const thingsOf = async (kind: 'season' | 'ticketProduct') => (await search({ kind }, park.owner)).data.map(({ thing }) => thing?.id)
  expect(await thingsOf('season')).toEqual([season])
  expect(await thingsOf('ticketProduct')).toContain(product)
  await server.ask('season/delete', { id: season }, park.owner)
  await server.ask('ticket-product/delete', { id: product }, park.owner)
  expect(await thingsOf('season')).toEqual([undefined, undefined])
  expect(await thingsOf('ticketProduct')).not.toContain(product)
})

test('an administrator who came in stands there, and what they did has their name', async () => {
  const { owner } = await makeDesk()
  const admin = await signInAdmin(server)
  const entered = (await server.ask('supplier/hotel/login', { hotelId: owner.propertyId ?? '' }, admin)).data
  await server.ask('visit/give-reason', { reason: 'A call from the owner' }, { token: entered.token })
  await server.ask('room/create', roomTypeForm({ nameEn: 'Attic' }), { token: entered.token })
  expect(await found({ person: admin.fullName }, owner)).toEqual([
    'Created the room type Attic',
    'Said why they entered the property',
    `${admin.fullName} of Innkeeper entered the property`,
  ])
  expect((await search({ kind: 'visit' }, owner)).total).toBe(2)
})

test('the file has a row for each changed field, in the language of whoever asks', async () => {
  const { owner, id } = await makeDesk()
  await server.ask('room/update', { ...roomTypeForm({ ...seaView, active: false, displayOrder: 7 }), id, version: 1 }, owner)
  const { text, fileName } = (await server.ask('hotel-log/export', { kind: 'roomType', text: 'sửa loại phòng' }, owner)).data
  const lines = text.trim().split('\r\n')
  expect(fileName).toBe('system-log.csv')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain('Changed the room type Sea view')
  expect(lines.slice(1).map((line) => line.split(/[,;]/u).slice(-3))).toEqual([
    ['On sale', 'Yes', 'No'],
    ['Display order', '0', '7'],
  ])
  expect(lines.map((line) => line.split(/[,;]/u).at(-4))).toEqual(['About', 'Room types', 'Room types'])
})

test('no secret ever stands in the diary: passwords, keys of gateways', async () => {
  const { owner } = await makeDesk()
  const marked = 'Marked-Secret-2026-xq'
  const own = await signInTo(server, owner.propertyId ?? '')
  const person = { userName: `u${crypto.randomUUID().slice(0, 8)}`, fullName: 'Lê Bình', phone: '0905 333 418', groupIds: [] }
  const added = await server.ask(
    'user/add',
    { ...person, email: `${person.userName}@haiau.example`, codes: ['DASHBOARD_1'], entry: 'password', password: marked },
    owner,
  )
  expect(added.refusal).toBeUndefined()
  await server.ask('profile/password-change', { password: marked, newPassword: `${marked}2`, confirmNewPassword: `${marked}2` }, own)
  await server.ask('payment-method/register', vnpayForm({ secret: marked }), owner)
  expect((await server.ask('payment-method/register', onepayForm(), owner)).refusal).toBeUndefined()
  const kept = {
    active: true,
    mode: 'test',
    onepay: { merchantCode: 'EXTRATEST', accessCode: 'TEST0001', secret: 'FF'.repeat(16) },
  } as const
  expect((await server.ask('payment-method/gateway-update', { ...kept, version: 1 }, owner)).refusal).toBeUndefined()
  const { rows } = await server.database.pool.query<{ line: string }>(
    'select to_jsonb(d)::text as line from diary_entry d where property_id = $1',
    [owner.propertyId],
  )
  const written = rows.map(({ line }) => line).join('\n')
  for (const secret of [marked, onepaySecret, 'FF'.repeat(16)]) expect(written.toLowerCase()).not.toContain(secret.toLowerCase())
  expect(written).toContain('secretReplaced')
  expect(JSON.stringify((await search({ kind: 'gateway' }, owner)).data)).toContain('Secret replaced')
})
