import { v7 as uuidv7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { makeProperty, signInAdmin, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
let first: string
let second: string
let owner: SignedIn

const names = { nameVi: 'Chuỗi Biển Việt', nameEn: 'Bien Viet Resorts' }

beforeEach(async () => {
  first = await makeProperty(server, { nameVi: 'Hải Âu', nameEn: 'Seagull' })
  second = await makeProperty(server, { nameVi: 'Sao Biển', nameEn: 'Starfish' })
  owner = await signInTo(server, first)
  await join(owner.accountId, second)
})

/** Links an account to a property, as its owner or as one of its staff. */
const join = (accountId: string, propertyId: string, isOwner = true) =>
  server.database.kysely.insertInto('membership').values({ property_id: propertyId, account_id: accountId, owner: isOwner }).execute()
const chain = async (who: SignedIn = owner) => (await server.ask('chain/get-all', {}, who)).data
const membersOf = async (who: SignedIn = owner) => (await chain(who)).chain?.members.map(({ id }) => id)

test('an owner of several properties founds a chain and takes the others in', async () => {
  expect(await chain()).toEqual({ chain: null, candidates: [{ id: second, nameVi: 'Sao Biển', nameEn: 'Starfish', inChain: false }] })
  expect(await server.ask('chain/add', { ...names, hotelIds: [second] }, owner)).toMatchObject({ status: 200, data: { version: 1 } })
  expect(await chain()).toMatchObject({
    chain: {
      ...names,
      version: 1,
      changedBy: owner.fullName,
      members: [
        { id: first, own: true, mine: true },
        { id: second, nameVi: 'Sao Biển', own: false, mine: true },
      ],
    },
    candidates: [],
  })
  expect(await membersOf(await signInTo(server, second))).toEqual([first, second])
})

test('[chain.name] chain name is required, in both languages', async () => {
  const reply = await server.ask('chain/add', { nameVi: ' ', nameEn: '' }, owner)
  expect(reply).toMatchObject({ status: 422, refusal: 'invalidInput' })
  expect(reply.errors).toMatchObject([
    { field: 'nameVi', reason: 'required' },
    { field: 'nameEn', reason: 'required' },
  ])
  expect((await chain()).chain).toBeNull()
})

test('“hotel already in a chain”: neither this one nor another joins a second', async () => {
  await server.ask('chain/add', names, owner)
  expect(await server.ask('chain/add', names, owner)).toMatchObject({
    status: 409,
    refusal: 'alreadyInChain',
    values: { hotel: 'Seagull' },
  })
  const other = await signInTo(server, second)
  await server.ask('chain/add', { nameVi: 'Khác', nameEn: 'Other' }, other)
  const taken = await server.ask('chain/update', { ...names, version: 1, hotelIds: [second] }, { ...owner, language: 'vi' })
  expect(taken).toMatchObject({ status: 409, refusal: 'alreadyInChain', message: 'Sao Biển đã thuộc một chuỗi khách sạn.' })
  expect((await chain()).candidates).toMatchObject([{ id: second, inChain: true }])
})

test('one chain is founded of many tries at once', async () => {
  const replies = await Promise.all([1, 2, 3].map(() => server.ask('chain/add', names, owner)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ refusal }) => refusal === 'alreadyInChain')).toHaveLength(2)
})

test('no chain across strangers: a hotel that the person does not own does not exist', async () => {
  const strange = await makeProperty(server, { nameVi: 'Khách sạn lạ' })
  const worked = await makeProperty(server)
  await join(owner.accountId, worked, false)
  const tries = [strange, worked, uuidv7()].map((id) => server.ask('chain/add', { ...names, hotelIds: [id] }, owner))
  expect(await Promise.all(tries)).toMatchObject(tries.map(() => ({ status: 404, refusal: 'hotelMissing' })))
  expect((await chain()).chain).toBeNull()
  await server.ask('chain/add', names, owner)
  expect(await server.ask('chain/update', { ...names, version: 1, hotelIds: [strange] }, owner)).toMatchObject({ refusal: 'hotelMissing' })
  expect(await membersOf()).toEqual([first])
  expect(await chain(await signInTo(server, strange))).toEqual({ chain: null, candidates: [] })
})

test('who may change chains without owning the property sees and takes in none of the owner’s others', async () => {
  const staff = await signInTo(server, first, { codes: ['HOTEL_CHAIN_1', 'HOTEL_CHAIN_2'] })
  await join(staff.accountId, second)
  expect((await chain(staff)).candidates).toEqual([])
  expect(await server.ask('chain/add', { ...names, hotelIds: [second] }, staff)).toMatchObject({ refusal: 'hotelMissing' })
  expect(await server.ask('chain/add', names, staff)).toMatchObject({ status: 200 })
  const administrator = await signInAdmin(server, first)
  expect(await chain(administrator)).toMatchObject({ chain: { members: [{ id: first, own: true, mine: false }] }, candidates: [] })
})

test('a chain is renamed by the version that was seen', async () => {
  await server.ask('chain/add', { ...names, hotelIds: [second] }, owner)
  const other = await signInTo(server, second, { fullName: 'Trần Quốc Bảo', owner: true })
  expect((await server.ask('chain/update', { ...names, nameEn: 'By Bảo', version: 1 }, other)).data).toEqual({ version: 2 })
  const late = await server.ask('chain/update', { ...names, nameEn: 'By Dương', version: 1 }, owner)
  expect(late).toMatchObject({ status: 409, refusal: 'chainChanged', values: { person: 'Trần Quốc Bảo' } })
  expect((await chain()).chain).toMatchObject({ nameEn: 'By Bảo' })
})

test('a hotel leaves, an owner of both takes another out, and the last one out ends the chain', async () => {
  await server.ask('chain/add', { ...names, hotelIds: [second] }, owner)
  expect(await server.ask('chain/remove', { hotelId: uuidv7() }, owner)).toMatchObject({ status: 404, refusal: 'hotelMissing' })
  expect(await server.ask('chain/remove', { hotelId: second }, owner)).toMatchObject({ status: 200 })
  expect(await membersOf()).toEqual([first])
  await server.ask('chain/update', { ...names, version: 1, hotelIds: [second] }, owner)
  await server.ask('chain/remove', { hotelId: first }, owner)
  expect((await chain()).chain).toBeNull()
  const other = await signInTo(server, second)
  expect(await membersOf(other)).toEqual([second])
  await server.ask('chain/remove', { hotelId: second }, other)
  expect(await server.ask('chain/remove', { hotelId: second }, other)).toMatchObject({ status: 404, refusal: 'chainMissing' })
  expect(await server.ask('chain/update', { ...names, version: 1 }, other)).toMatchObject({ refusal: 'chainMissing' })
})

test('a member that the person does not own is not taken out by them', async () => {
  await server.ask('chain/add', { ...names, hotelIds: [second] }, owner)
  const other = await signInTo(server, second)
  expect(await server.ask('chain/remove', { hotelId: first }, other)).toMatchObject({ status: 403, refusal: 'noRight' })
  expect(await membersOf()).toEqual([first, second])
})

test('each hotel that joins or leaves has it in its own diary', async () => {
  await server.ask('chain/add', { ...names, hotelIds: [second] }, owner)
  await server.ask('chain/remove', { hotelId: second }, owner)
  const lines = await server.database.kysely
    .selectFrom('diary_entry')
    .select(['call', 'subject', 'person'])
    .where('property_id', '=', second)
    .orderBy('diary_entry_id')
    .execute()
  expect(lines).toEqual([
    { call: 'chain/add', subject: names.nameVi, person: owner.fullName },
    { call: 'chain/remove', subject: 'Sao Biển', person: owner.fullName },
  ])
})
