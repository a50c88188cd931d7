import type { FunctionCode } from '@innkeeper/protocol/access'
import { codesAmong, givenCodes, wholeCodes } from '@innkeeper/protocol/functions/function-tree'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { lettersTo } from '#testing/letters-about.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
let propertyId: string
let owner: SignedIn

beforeEach(async () => {
  propertyId = await makeProperty(server)
  owner = await signInTo(server, propertyId)
})

const night = { nameVi: 'Ca đêm', nameEn: 'Night shift', description: 'Từ 22 giờ', codes: ['BOOKING_LIST_2'] } as const
const add = async (given: object = {}, by = owner) => server.ask('usergroup/add', { ...night, codes: [...night.codes], ...given }, by)
const detail = async (id: string) => (await server.ask('usergroup/detail', { id }, owner)).data

const manages: FunctionCode[] = ['SETTING_1', 'USER_MANAGEMENT_1', 'USER_GROUP_1', 'USER_GROUP_2']

const join = async (groupId: string, accountId: string) =>
  server.database.pool.query('insert into staff_group_member (property_id, staff_group_id, account_id) values ($1, $2, $3)', [
    propertyId,
    groupId,
    accountId,
  ])

test('functions stand in the order of the menu, each with those around it and whether one may give it', async () => {
  const manager = await signInTo(server, propertyId, { codes: manages })
  const { data } = await server.ask('function/get-all', {}, manager)
  const names = data.map(({ name }) => name)
  expect(names.slice(0, 5)).toEqual(['DASHBOARD', 'BOOKING', 'BOOKING_LIST', 'GATE', 'SEND_REQUEST'])
  expect(names).not.toContain('MANAGE')
  expect(data.find(({ name }) => name === 'USER_GROUP')).toEqual({
    name: 'USER_GROUP',
    nameVi: 'Nhóm người dùng',
    nameEn: 'User groups',
    around: ['SETTING', 'USER_MANAGEMENT'],
    view: 'USER_GROUP_1',
    change: 'USER_GROUP_2',
    mayGiveView: true,
    mayGiveChange: true,
  })
  expect(data.find(({ name }) => name === 'BOOKING_LIST')).toMatchObject({ mayGiveView: false, mayGiveChange: false })
})

test('a group keeps what was entered; changing comes with viewing, and with what is around', async () => {
  const { data } = await add()
  expect(await detail(data.id)).toMatchObject({
    nameVi: 'Ca đêm',
    nameEn: 'Night shift',
    description: 'Từ 22 giờ',
    active: true,
    version: 1,
    codes: ['BOOKING_1', 'BOOKING_LIST_1', 'BOOKING_LIST_2'],
    rights: 3,
    people: 0,
    members: [],
  })
})

test.each([
  ['[group.name] 51 letters', { nameVi: 'x'.repeat(51) }, 'nameVi', 'tooLong'],
  ['[group.name] no name', { nameEn: '' }, 'nameEn', 'required'],
  ['[group.description] 256 letters', { description: 'x'.repeat(256) }, 'description', 'tooLong'],
  ['[group.functions] no function', { codes: [] }, 'codes', undefined],
  ['a function that the platform keeps', { codes: ['MANAGE_1'] }, 'codes.0', undefined],
])('%s is refused at its field', async (_row, given, field, reason) => {
  const reply = await add(given)
  expect(reply).toMatchObject({ status: 422, refusal: 'invalidInput' })
  expect(reply.errors).toContainEqual(expect.objectContaining({ field, ...(reason === undefined ? {} : { reason }) }))
  expect((await server.ask('usergroup/get-all', {}, owner)).total).toBe(0)
})

test('the functions of a group are read and saved by themselves, under the version that was seen', async () => {
  const { id } = (await add()).data
  const functions = async () => (await server.ask('usergroup/get-function', { id }, owner)).data
  expect(await functions()).toEqual({ version: 1, codes: ['BOOKING_1', 'BOOKING_LIST_1', 'BOOKING_LIST_2'] })
  await server.ask('usergroup/update-function', { id, version: 1, codes: ['TRANSACTION_1'] }, owner)
  expect(await functions()).toEqual({ version: 2, codes: ['BOOKING_1', 'TRANSACTION_1'] })
  const late = await server.ask('usergroup/update-function', { id, version: 1, codes: ['DASHBOARD_1'] }, owner)
  expect(late).toMatchObject({ status: 409, refusal: 'groupChanged' })
})

test('a name of 50 letters and a description of 255 are taken', async () => {
  expect(await add({ nameVi: 'ế'.repeat(50), nameEn: 'x'.repeat(50), description: 'x'.repeat(255) })).toMatchObject({ status: 200 })
})

test('a name stands once in a property, whatever its capitals; another property may have it too', async () => {
  const { data } = await add()
  expect(await add({ nameVi: 'CA ĐÊM', nameEn: 'Other' })).toMatchObject({
    status: 409,
    refusal: 'groupNameTaken',
    errors: [{ field: 'nameVi' }],
  })
  expect(await add({ nameVi: 'Khác', nameEn: 'night shift' })).toMatchObject({ refusal: 'groupNameTaken', errors: [{ field: 'nameEn' }] })
  const same = { ...night, codes: [...night.codes], id: data.id, version: 1 }
  expect(await server.ask('usergroup/update', same, owner)).toMatchObject({ status: 200 })
  const elsewhere = await signInTo(server, await makeProperty(server))
  expect(await add({}, elsewhere)).toMatchObject({ status: 200 })
})

test('ten people who make a group of the same name at once make one', async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => add()))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ refusal }) => refusal === 'groupNameTaken')).toHaveLength(9)
})

test('a repeated request under one key makes one group', async () => {
  const options = { ...owner, key: crypto.randomUUID() }
  const form = { ...night, codes: [...night.codes] }
  const [first, second] = [await server.ask('usergroup/add', form, options), await server.ask('usergroup/add', form, options)]
  expect(second.data).toEqual(first.data)
  expect((await server.ask('usergroup/get-all', {}, owner)).total).toBe(1)
})

test('groups are found without diacritics, by either name, and by whether they are in use', async () => {
  await add()
  await add({ nameVi: 'Lễ tân', nameEn: 'Reception', active: false })
  const found = async (filter: object) => (await server.ask('usergroup/get-all', filter, owner)).data.map(({ nameEn }) => nameEn)
  expect(await found({})).toEqual(['Night shift', 'Reception'])
  expect(await found({ text: 'le tan' })).toEqual(['Reception'])
  expect(await found({ text: 'NIGHT' })).toEqual(['Night shift'])
  expect(await found({ active: false })).toEqual(['Reception'])
  const { data } = await server.ask('usergroup/get-all-active', {}, owner)
  expect(data.map(({ nameEn }) => nameEn)).toEqual(['Night shift'])
  expect((await server.ask('usergroup/export', { text: 'ca dem' }, owner)).data.text).toContain('Ca đêm,Night shift,Từ 22 giờ,,0,3,Yes')
})

test('who saved first keeps what they saved', async () => {
  const { id } = (await add()).data
  const form = { ...night, codes: [...night.codes], id, version: 1 }
  const replies = await Promise.all([
    server.ask('usergroup/update', { ...form, description: 'một' }, owner),
    server.ask('usergroup/update', { ...form, description: 'hai' }, owner),
  ])
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 409)).toMatchObject({ refusal: 'groupChanged' })
})

describe('A group in use', () => {
  test('cannot be deleted, and it says by whom; without them it can', async () => {
    const { id } = (await add()).data
    const bao = await signInTo(server, propertyId, { codes: [], fullName: 'Trần Quốc Bảo' })
    await join(id, bao.accountId)
    const reply = await server.ask('usergroup/delete', { id }, owner)
    expect(reply).toMatchObject({ status: 409, refusal: 'groupInUse' })
    expect(reply.message).toContain('Trần Quốc Bảo')
    expect((await detail(id)).members).toMatchObject([{ fullName: 'Trần Quốc Bảo' }])
    await expect(server.database.pool.query('delete from staff_group where staff_group_id = $1', [id])).rejects.toMatchObject({
      code: '23503',
    })
    await server.database.pool.query('delete from staff_group_member where account_id = $1', [bao.accountId])
    expect(await server.ask('usergroup/delete', { id }, owner)).toMatchObject({ status: 200 })
    expect(await server.ask('usergroup/detail', { id }, owner)).toMatchObject({ status: 404, refusal: 'groupMissing' })
  })

  test('gives its rights at once, and takes them away at once', async () => {
    const { id } = (await add({ codes: ['BOOKING_LIST_1'] })).data
    const bao = await signInTo(server, propertyId, { codes: [] })
    await join(id, bao.accountId)
    const bookings = () => server.ask('booking/get-all', {}, bao)
    expect(await bookings()).toMatchObject({ status: 200 })
    await server.ask('usergroup/update-function', { id, version: 1, codes: ['DASHBOARD_1'] }, owner)
    expect(await bookings()).toMatchObject({ status: 403 })
    const form = { ...night, codes: ['BOOKING_LIST_1' as const], id }
    await server.ask('usergroup/update', { ...form, version: 2 }, owner)
    expect(await bookings()).toMatchObject({ status: 200 })
    await server.ask('usergroup/update', { ...form, version: 3, active: false }, owner)
    expect(await bookings()).toMatchObject({ status: 403 })
  })

  test('tells the owners by bell and letter when it gets new rights, and of nothing else', async () => {
    const { id } = (await add({ codes: ['BOOKING_LIST_1'] })).data
    const manager = await signInTo(server, propertyId, { codes: [...manages, 'BOOKING_1', 'BOOKING_LIST_1', 'BOOKING_LIST_2'] })
    await join(id, manager.accountId)
    const email = (await server.ask('profile/info', {}, owner)).data.email
    const letters = () => lettersTo(server, email)
    await server.ask('usergroup/update-function', { id, version: 1, codes: ['BOOKING_1'] }, manager)
    expect(await letters()).toEqual([])
    await server.ask('usergroup/update-function', { id, version: 2, codes: ['BOOKING_LIST_2'] }, manager)
    expect(await letters()).toMatchObject([{ text: expect.stringContaining('Ca đêm') }])
    const { data } = await server.ask('notification/show', {}, owner)
    expect(data.notifications).toMatchObject([
      { type: 'staffChanged', title: expect.stringContaining('Night shift'), link: 'account/list-user/group' },
    ])
  })
})

describe('“Nobody gives a right that they do not hold”', () => {
  const over: readonly [
    string,
    (by: SignedIn, id: string) => Promise<{ readonly refusal?: string | undefined; readonly status: number }>,
  ][] = [
    ['a new group', (by) => add({ nameVi: 'Mới', nameEn: 'New' }, by)],
    [
      'more functions',
      (by, id) => server.ask('usergroup/update-function', { id, version: 1, codes: ['TRANSACTION_1', 'BOOKING_LIST_2'] }, by),
    ],
    ['fewer functions', (by, id) => server.ask('usergroup/update-function', { id, version: 1, codes: ['DASHBOARD_1'] }, by)],
    [
      'a group taken into use',
      (by, id) =>
        server.ask(
          'usergroup/update',
          { id, version: 1, nameVi: 'Ca đêm', nameEn: 'Night shift', active: true, codes: ['BOOKING_LIST_2'] },
          by,
        ),
    ],
  ]

  test.each(over)('%s with rights that the manager lacks is refused, and nothing changes', async (_row, act) => {
    const { id } = (await add({ active: false })).data
    const before = await detail(id)
    const manager = await signInTo(server, propertyId, { codes: [...manages, 'DASHBOARD_1', 'BOOKING_1', 'SALE_1'] })
    expect(await act(manager, id)).toMatchObject({ status: 422, refusal: 'rightNotHeld' })
    expect(await detail(id)).toEqual(before)
    expect((await server.ask('usergroup/get-all', {}, owner)).total).toBe(1)
  })

  test('a manager may rename a group that can do more, and give what they hold', async () => {
    const { id } = (await add()).data
    const manager = await signInTo(server, propertyId, { codes: [...manages, 'SALE_1'] })
    const renamed = { id, version: 1, nameVi: 'Ca khuya', nameEn: 'Late shift', codes: ['BOOKING_LIST_2' as const] }
    expect(await server.ask('usergroup/update', renamed, manager)).toMatchObject({ status: 200 })
    const codes: FunctionCode[] = ['BOOKING_LIST_2', 'SALE_1']
    expect(await server.ask('usergroup/update-function', { id, version: 2, codes }, manager)).toMatchObject({ status: 200 })
    const { data } = await server.ask('usergroup/get-all-active', {}, manager)
    expect(data).toMatchObject([{ id, mayGive: false }])
  })
})

test('a property opens with six ready-made groups, whose rights are whole and can be given', async () => {
  await server.database.pool.query('select make_ready_groups($1)', [propertyId])
  await server.database.pool.query('select make_ready_groups($1)', [propertyId])
  const { data } = await server.ask('usergroup/get-all-active', {}, owner)
  expect(data.map(({ nameEn }) => nameEn)).toEqual(['Accountant', 'Content', 'Owner', 'Read only', 'Reception', 'Revenue'])
  expect(data.find(({ nameEn }) => nameEn === 'Reception')).toMatchObject({
    description: 'Đặt phòng, yêu cầu, phòng trống và giá.',
    descriptionEn: 'Bookings, requests, availability and prices.',
  })
  expect(data.filter(({ description, descriptionEn }) => description === '' || descriptionEn === '')).toEqual([])
  const { rows } = await server.database.pool.query<{ name: string; codes: string[] }>(
    `select g.name_en as name, array_agg(f.function_code) as codes from staff_group g join staff_group_function f using (property_id, staff_group_id)
      where g.property_id = $1 group by g.name_en`,
    [propertyId],
  )
  for (const { name, codes } of rows) expect([name, codes.toSorted()]).toEqual([name, [...wholeCodes(codesAmong(codes))].toSorted()])
  expect(rows.find(({ name }) => name === 'Owner')?.codes.toSorted()).toEqual([...givenCodes].toSorted())
  expect(rows.find(({ name }) => name === 'Read only')?.codes.filter((code) => code.endsWith('_2'))).toEqual(['PERSONAL_ACCOUNT_2'])
})
