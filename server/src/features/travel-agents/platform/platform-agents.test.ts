import { mostAgentKeys } from '@innkeeper/protocol/calls/platform/travel-agents'
import { expect, test } from 'vitest'
import { bookStay, inDays, stayAt } from '#testing/factories/book-stay.ts'
import { signInAdmin, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { makeSelling } from '#testing/factories/factories-sales.ts'
import { inTurn } from '#testing/in-turn.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer({ servers: 2 })

const newCode = () => `TA${crypto.randomUUID().replaceAll('-', '').slice(0, 10).toUpperCase()}`

const formOf = (more: object = {}) => ({
  code: newCode(),
  nameVi: 'Du lịch Bến Thành',
  nameEn: 'Ben Thanh Travel',
  kind: 'travel company' as const,
  email: 'ketoan@benthanh.example',
  contacts: [{ fullName: 'Lê Thu Hà', position: 'Kế toán', phone: '0905 123 456', email: '' }],
  ...more,
})

const makeAgent = async (admin: SignedIn, more: object = {}) =>
  (await server.ask('supplier/travel-agent/create', formOf(more), admin)).data.id

const detailOf = async (admin: SignedIn, id: string) => (await server.ask('supplier/travel-agent/detail', { id }, admin)).data

test('an agent is added with kind, contacts and mail, found without diacritics, and exported', async () => {
  const admin = await signInAdmin(server)
  const form = formOf()
  const { data } = await server.ask('supplier/travel-agent/create', form, admin)
  expect(await detailOf(admin, data.id)).toMatchObject({ ...form, active: true, version: 1, keys: [], links: [] })
  const found = await server.ask('supplier/travel-agent/get-all', { text: `${form.code.toLowerCase()} du lich ben` }, admin)
  expect(found).toMatchObject({ total: 1, data: [{ id: data.id, properties: 0, keys: 0, lastUsedAt: null }] })
  const file = await server.ask('supplier/travel-agent/export', { text: form.code }, admin)
  expect(file.data.text).toContain(form.code)
})

test('agents are sorted by what their columns show, those that never used a key last', async () => {
  const admin = await signInAdmin(server)
  const word = `Xep${crypto.randomUUID().slice(0, 8)}`
  const ids = await inTurn(3, (at) =>
    makeAgent(admin, { nameVi: `${word} ${at}`, nameEn: `${word} ${at}`, code: `Z${3 - at}${newCode()}` }),
  )
  await inTurn(2, (at) => server.ask('supplier/travel-agent/make-key', { id: ids[1] ?? '', name: `Khoá ${at}` }, admin))
  await server.ask('supplier/travel-agent/make-key', { id: ids[2] ?? '', name: 'Khoá' }, admin)
  const order = async (sort: 'name' | 'code' | 'keys' | 'properties' | 'lastUsedAt', descending: boolean) => {
    const { data } = await server.ask('supplier/travel-agent/get-all', { text: word, sort, descending }, admin)
    return data.map(({ id }) => ids.indexOf(id))
  }
  expect(await order('name', true)).toEqual([2, 1, 0])
  expect(await order('code', false)).toEqual([2, 1, 0])
  expect(await order('keys', true)).toEqual([1, 2, 0])
  expect(await order('properties', true)).toEqual([0, 1, 2])
  await server.database.pool.query('update travel_agent_key set last_used_at = now() where travel_agent_id = $1', [ids[2]])
  expect(await order('lastUsedAt', true)).toEqual([2, 0, 1])
})

test('a code belongs to one agent, also of two made at once', async () => {
  const admin = await signInAdmin(server)
  const form = formOf()
  const replies = await Promise.all([0, 1].map((at) => server.askOn(at, 'supplier/travel-agent/create', form, admin)))
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 409)).toMatchObject({ refusal: 'agentCodeTaken', errors: [{ field: 'code' }] })
  const id = await makeAgent(admin)
  const { code, nameVi, nameEn, kind } = form
  const renamed = await server.ask('supplier/travel-agent/update', { id, version: 1, code, nameVi, nameEn, kind }, admin)
  expect(renamed).toMatchObject({ status: 409, refusal: 'agentCodeTaken', errors: [{ field: 'code' }] })
})

test('who saves over a change that they did not see is told whose it is', async () => {
  const admin = await signInAdmin(server)
  const form = formOf()
  const { data } = await server.ask('supplier/travel-agent/create', form, admin)
  const { code, nameVi, nameEn, kind } = form
  const save = (version: number) => server.ask('supplier/travel-agent/update', { id: data.id, version, code, nameVi, nameEn, kind }, admin)
  expect(await save(1)).toMatchObject({ data: { version: 2 } })
  expect(await save(1)).toMatchObject({ status: 409, refusal: 'agentChanged', values: { person: admin.fullName } })
})

test('a key is shown once, works at once, tells when it was last used, and is revoked at once on every server', async () => {
  const admin = await signInAdmin(server)
  const id = await makeAgent(admin)
  const { data } = await server.ask('supplier/travel-agent/make-key', { id, name: 'Máy chủ' }, admin)
  const detail = await detailOf(admin, id)
  expect(detail.keys).toMatchObject([
    { id: data.keyId, name: 'Máy chủ', endsWith: data.key.slice(-4), madeBy: admin.fullName, lastUsedAt: null },
  ])
  expect(JSON.stringify(detail)).not.toContain(data.key)
  const selling = await makeSelling(server, { from: inDays(0), to: inDays(60) })
  const quoteOn = (at: number) => server.askOn(at, 'distribution/quote', stayAt(selling), { agentKey: data.key })
  expect(await Promise.all([quoteOn(0), quoteOn(1)])).toMatchObject([{ status: 200 }, { status: 200 }])
  await expect.poll(async () => (await detailOf(admin, id)).keys[0]?.lastUsedAt ?? null).not.toBeNull()
  expect(await server.ask('supplier/travel-agent/revoke-key', { id, keyId: data.keyId }, admin)).toMatchObject({ status: 200 })
  const refused = { status: 401, refusal: 'agentKeyUnknown' }
  expect(await Promise.all([quoteOn(0), quoteOn(1)])).toMatchObject([refused, refused])
  expect((await detailOf(admin, id)).keys).toMatchObject([{ revokedBy: admin.fullName }])
})

test('a booking records the use of its key too', async () => {
  const admin = await signInAdmin(server)
  const selling = await makeSelling(server, { from: inDays(0), to: inDays(60) })
  const used = async () => (await detailOf(admin, selling.travelAgentId)).keys[0]?.lastUsedAt ?? null
  await bookStay(server, selling)
  await expect.poll(used).not.toBeNull()
  const properties = (await detailOf(admin, selling.travelAgentId)).links
  expect(properties).toMatchObject([{ propertyId: selling.propertyId, level: 3, active: true, unlinkedAt: null }])
})

test('keys of one agent have different names, and there are ten at most; another agent’s key is not found', async () => {
  const admin = await signInAdmin(server)
  const [id, other] = [await makeAgent(admin), await makeAgent(admin)]
  const make = (name: string) => server.ask('supplier/travel-agent/make-key', { id, name }, admin)
  const first = await make('Khoá 0')
  expect(await make('Khoá 0')).toMatchObject({ status: 409, refusal: 'keyNameTaken', errors: [{ field: 'name' }] })
  await inTurn(mostAgentKeys - 1, (at) => make(`Khoá ${at + 1}`))
  expect(await make('Thêm nữa')).toMatchObject({ status: 409, refusal: 'tooManyKeys', errors: [{ field: 'name' }] })
  const strange = await server.ask('supplier/travel-agent/revoke-key', { id: other, keyId: first.data.keyId }, admin)
  expect(strange).toMatchObject({ status: 404, errors: [{ field: 'keyId' }] })
  expect((await detailOf(admin, id)).keys.filter(({ revokedAt }) => revokedAt !== null)).toEqual([])
})

test('an agent that the platform stops can use no key, and every property sees it as unlinked', async () => {
  const admin = await signInAdmin(server)
  const selling = await makeSelling(server, { from: inDays(0), to: inDays(60) })
  const { version, code, nameVi, nameEn, kind } = await detailOf(admin, selling.travelAgentId)
  const stop = { id: selling.travelAgentId, version, code, nameVi, nameEn, kind, active: false }
  expect(await server.ask('supplier/travel-agent/update', stop, admin)).toMatchObject({ status: 200 })
  expect(await server.ask('distribution/quote', stayAt(selling), selling)).toMatchObject({ status: 401, refusal: 'agentKeyUnknown' })
  const owner = await signInTo(server, selling.propertyId)
  expect(await server.ask('travelagent/get-all-deactive', {}, owner)).toMatchObject({ total: 1, data: [{ stopped: true }] })
})

test('an agent is deleted while it has left no traces, and not any more with a key or a link', async () => {
  const admin = await signInAdmin(server)
  const [unused, used] = [await makeAgent(admin), await makeAgent(admin)]
  expect(await server.ask('supplier/travel-agent/delete', { id: unused }, admin)).toMatchObject({ data: { id: unused } })
  expect(await server.ask('supplier/travel-agent/detail', { id: unused }, admin)).toMatchObject({ status: 404 })
  await server.ask('supplier/travel-agent/make-key', { id: used, name: 'Máy chủ' }, admin)
  const selling = await makeSelling(server, { from: inDays(0), to: inDays(60) })
  const remove = (id: string) => server.ask('supplier/travel-agent/delete', { id }, admin)
  const held = { status: 409, refusal: 'agentInUse' }
  expect(await Promise.all([remove(used), remove(selling.travelAgentId)])).toMatchObject([held, held])
})
