import type { CallInput } from '@innkeeper/protocol/catalogue'
import { expect, test } from 'vitest'
import { makeProperty, signInAdmin, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { inProperty } from '#kit/transaction/transaction.ts'
import { lettersTo } from '#testing/letters-about.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer({ servers: 2 })
const query = (sql: string, values: readonly unknown[]) => server.database.pool.query(sql, [...values])

const legal: Omit<CallInput<'contract/update'>, 'version'> = {
  businessName: 'Công ty TNHH Du lịch Hải Âu',
  taxCode: '0401234567',
  address: '44 Võ Nguyên Giáp, Đà Nẵng',
  bankAccountNumber: '0011004123456',
  accountOwner: 'CONG TY TNHH DU LICH HAI AU',
  bank: '970436',
  branch: 'Đà Nẵng',
  legalRepresentative: 'Nguyễn Văn An',
  signer: 'Trần Thị Bích',
  position: 'Giám đốc kinh doanh',
  commission: 1550,
}

/** The owner of a property whose contract is in a state; "not created" is a contract that nobody has started. */
const ownerWith = async (state: string): Promise<SignedIn> => {
  const propertyId = await makeProperty(server)
  if (state === 'not created') await query('delete from e_contract where property_id = $1', [propertyId])
  else await query('update e_contract set state = $2 where property_id = $1', [propertyId, state])
  return signInTo(server, propertyId)
}

const save = (person: SignedIn, version: number, given: object = {}, on = 0) =>
  server.askOn(on, 'contract/update', { version, ...legal, ...given }, person)
const read = async (person: SignedIn) => (await server.ask('contract/get-info', {}, person)).data

test('the legal information is kept as it was entered, of a contract that nobody has begun as well', async () => {
  const person = await ownerWith('not created')
  expect(await read(person)).toMatchObject({
    state: 'not created',
    version: 0,
    open: true,
    businessName: null,
    commission: null,
    changedBy: '',
  })
  expect((await save(person, 0)).data).toEqual({ version: 1 })
  expect(await read(person)).toMatchObject({ ...legal, state: 'not created', version: 1, open: true, changedBy: person.fullName })
  expect((await save(person, 1, { commission: 0 })).data).toEqual({ version: 2 })
  expect(await read(person)).toMatchObject({ commission: 0 })
})

test.each<[string, object, string, string]>([
  ['[contract.name] enterprise name 255', { businessName: 'x'.repeat(256) }, 'businessName', 'tooLong'],
  ['[contract.taxCode] tax code 20', { taxCode: '1'.repeat(21) }, 'taxCode', 'tooLong'],
  ['[contract.bankAccount] bank account 3 to 50: two are too few', { bankAccountNumber: '12' }, 'bankAccountNumber', 'tooShort'],
  ['[contract.bankAccount] bank account 3 to 50: 51 are too many', { bankAccountNumber: '1'.repeat(51) }, 'bankAccountNumber', 'tooLong'],
  ['[contract.required] other fields max 255: address', { address: 'x'.repeat(256) }, 'address', 'tooLong'],
  ['[contract.required] other fields max 255: account owner', { accountOwner: 'x'.repeat(256) }, 'accountOwner', 'tooLong'],
  ['[contract.required] other fields max 255: branch', { branch: 'x'.repeat(256) }, 'branch', 'tooLong'],
  ['[contract.required] other fields max 255: representative', { legalRepresentative: 'x'.repeat(256) }, 'legalRepresentative', 'tooLong'],
  ['[contract.required] other fields max 255: signer', { signer: 'x'.repeat(256) }, 'signer', 'tooLong'],
  ['[contract.required] other fields max 255: position', { position: 'x'.repeat(256) }, 'position', 'tooLong'],
  ['commission is at most everything', { commission: 10_001 }, 'commission', 'tooLarge'],
  ['a bank of the list', { bank: '999999' }, 'bank', 'bankMissing'],
])('%s: refused at the field', async (_sentence, wrong, field, reason) => {
  const person = await ownerWith('create')
  const reply = await save(person, 1, wrong)
  expect(reply).toMatchObject({ status: 422, refusal: 'invalidInput' })
  expect(reply.errors).toContainEqual(expect.objectContaining({ field, reason }))
  expect(await read(person)).toMatchObject({ version: 1, businessName: null })
})

test.each(Object.keys(legal))('[contract.required] all required: %s', async (field) => {
  const person = await ownerWith('create')
  const reply = await save(person, 1, { [field]: undefined })
  expect(reply.errors).toContainEqual(expect.objectContaining({ field, reason: 'required' }))
})

test.each([
  ['bankAccountNumber', '123'],
  ['bankAccountNumber', '1'.repeat(50)],
  ['taxCode', '1'.repeat(20)],
  ['businessName', 'x'.repeat(255)],
])('at its limit, %s is taken: %s', async (field, value) => {
  const person = await ownerWith('create')
  expect((await save(person, 1, { [field]: value })).status).toBe(200)
})

test.each(['released', 'wait sign', 'completed', 'signed', 'in dispute', 'liquidated', 'closed'])(
  'Legal information is locked from released on: a contract that is %s stays as it is, even if something is missing',
  async (state) => {
    const person = await ownerWith(state)
    expect((await read(person)).open).toBe(false)
    expect(await save(person, 1)).toMatchObject({ status: 409, refusal: 'contractReleased' })
    expect(await read(person)).toMatchObject({ version: 1, signer: null, state })
  },
)

test('two people on one contract, on two servers: the second is refused with who saved, and nothing is overwritten', async () => {
  const first = await ownerWith('not created')
  const second = await signInTo(server, first.propertyId ?? '', { fullName: 'Trần Quốc Bảo', owner: true })
  const replies = await Promise.all([save(first, 0, { signer: 'First' }), save(second, 0, { signer: 'Second' }, 1)])
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]))
  const winner = replies[0]?.status === 200 ? first : second
  const loser = replies.find(({ status }) => status === 409)
  expect(loser).toMatchObject({ refusal: 'contractChanged', values: { person: winner.fullName } })
  expect(await read(first)).toMatchObject({ version: 1, signer: winner === first ? 'First' : 'Second' })
})

test('a save is in the diary with before and after, and another property sees nothing of it', async () => {
  const person = await ownerWith('create')
  const elsewhere = await ownerWith('create')
  await save(person, 1)
  const { rows } = await query(
    'select call, subject, before_values as before, after_values as after from diary_entry where property_id = $1',
    [person.propertyId],
  )
  expect(rows).toMatchObject([
    { call: 'contract/update', subject: legal.businessName, before: { signer: null }, after: { signer: legal.signer } },
  ])
  expect(await read(elsewhere)).toMatchObject({ businessName: null })
})

test('whole legal information is the flag “econtract”', async () => {
  const person = await ownerWith('create')
  const flag = async () => (await server.ask('dashboard/info-status', {}, person)).data.econtract
  expect(await flag()).toBe(false)
  await save(person, 1)
  expect(await flag()).toBe(true)
})

const agree = (admin: SignedIn, told: CallInput<'supplier/hotel/agree-commission'>, on = 0) =>
  server.askOn(on, 'supplier/hotel/agree-commission', told, admin)
const commissionAt = async (admin: SignedIn, id: string) => (await server.ask('supplier/hotel/detail', { id }, admin)).data.commission

const scene = async (state = 'create') => {
  const owner = await ownerWith(state)
  return { owner, id: owner.propertyId ?? '', admin: await signInAdmin(server) }
}

test('the commission that counts is the platform’s: what a property enters is a proposal, which the platform confirms; the property may then not change it', async () => {
  const { owner, id, admin } = await scene('not created')
  await save(owner, 0)
  expect(await read(owner)).toMatchObject({ commission: 1550, agreed: null })
  expect(await commissionAt(admin, id)).toEqual({ proposed: 1550, agreed: null, open: true, version: 1, changedBy: owner.fullName })
  expect((await agree(admin, { id, version: 1, commission: 1550 })).data).toEqual({ version: 2 })
  expect(await read(owner)).toMatchObject({
    commission: 1550,
    version: 2,
    agreed: { commission: 1550, person: admin.fullName, at: expect.stringMatching(/^2\d{3}-/u) },
  })
  const reply = await save(owner, 2, { commission: 1000, signer: 'Another' })
  expect(reply).toMatchObject({
    status: 422,
    errors: [{ field: 'commission', reason: 'commissionAgreed', message: expect.stringContaining('15.5') }],
  })
  expect(await read(owner)).toMatchObject({ version: 2, commission: 1550, signer: legal.signer })
  expect(await save(owner, 2, { signer: 'Another' })).toMatchObject({ status: 200, data: { version: 3 } })
})

test('it may be another than the proposed, and be changed until the contract is released', async () => {
  const { owner, id, admin } = await scene()
  await save(owner, 1)
  await agree(admin, { id, version: 2, commission: 1200 })
  await agree(admin, { id, version: 3, commission: 1300 })
  expect(await read(owner)).toMatchObject({ commission: 1300, agreed: { commission: 1300 }, version: 4 })
  expect(await commissionAt(admin, id)).toMatchObject({ proposed: 1550, agreed: { commission: 1300 } })
  await query("update e_contract set state = 'released' where property_id = $1", [id])
  expect(await commissionAt(admin, id)).toMatchObject({ open: false })
  expect(await agree(admin, { id, version: 4, commission: 1400 })).toMatchObject({ status: 409, refusal: 'contractReleased' })
  expect(await read(owner)).toMatchObject({ commission: 1300 })
})

test('it may be set before the property has entered anything, and counts as filled in', async () => {
  const { owner, id, admin } = await scene('not created')
  expect((await agree(admin, { id, version: 0, commission: 900 })).data).toEqual({ version: 1 })
  expect(await read(owner)).toMatchObject({ commission: 900, state: 'not created', changedBy: admin.fullName })
  const { items } = (await server.ask('supplier/hotel/detail', { id }, admin)).data
  expect(items.find(({ flag }) => flag === 'econtract')?.missing).not.toContain('commission')
})

test('a released contract gets none, even if none was ever agreed', async () => {
  const { id, admin } = await scene('signed')
  expect(await commissionAt(admin, id)).toMatchObject({ agreed: null, open: false })
  expect(await agree(admin, { id, version: 1, commission: 900 })).toMatchObject({ status: 409, refusal: 'contractReleased' })
  expect(await commissionAt(admin, id)).toMatchObject({ agreed: null, version: 1 })
})

test('whoever saves second, the property or the platform, is refused with who was first', async () => {
  const { owner, id, admin } = await scene()
  await save(owner, 1)
  expect(await agree(admin, { id, version: 1, commission: 1200 })).toMatchObject({
    status: 409,
    refusal: 'contractChanged',
    values: { person: owner.fullName },
  })
  await agree(admin, { id, version: 2, commission: 1200 }, 1)
  expect(await save(owner, 2)).toMatchObject({ status: 409, refusal: 'contractChanged', values: { person: admin.fullName } })
  const replies = await Promise.all([
    agree(admin, { id, version: 3, commission: 1100 }),
    agree(await signInAdmin(server), { id, version: 3, commission: 1000 }, 1),
  ])
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]))
})

test('the same request again under its key is answered the same and changes nothing', async () => {
  const { owner, id, admin } = await scene()
  await save(owner, 1)
  const send = () =>
    server.ask(
      'supplier/hotel/agree-commission',
      { id, version: 2, commission: 1200 },
      { ...admin, headers: { 'idempotency-key': `agree ${id}` } },
    )
  expect([(await send()).data, (await send()).data]).toEqual([{ version: 3 }, { version: 3 }])
  expect(await read(owner)).toMatchObject({ version: 3 })
})

test.each([
  [-1, 'tooSmall'],
  [10_001, 'tooLarge'],
  [12.5, 'wholeNumber'],
])('%d basis points are refused at the field', async (commission, reason) => {
  const { id, admin } = await scene()
  const reply = await agree(admin, { id, version: 1, commission })
  expect(reply).toMatchObject({ status: 422, errors: [{ field: 'commission', reason }] })
  expect(await commissionAt(admin, id)).toMatchObject({ agreed: null, version: 1 })
})

test('the property hears of it, but for who may not see the contract; another property and a stranger do nothing', async () => {
  const { owner, id, admin } = await scene()
  const clerk = await signInTo(server, id, { codes: ['DASHBOARD_1'] })
  await agree(admin, { id, version: 1, commission: 1250 })
  const bell = async (person: SignedIn) => (await server.ask('notification/show', {}, person)).data.notifications
  expect(await bell(owner)).toMatchObject([{ type: 'commissionAgreed', title: expect.stringContaining('12.5'), link: 'account/contract' }])
  expect(await bell(clerk)).toEqual([])
  expect(await agree(owner, { id, version: 2, commission: 0 })).toMatchObject({ status: 403 })
  expect(await agree(admin, { id: crypto.randomUUID(), version: 2, commission: 0 })).toMatchObject({
    status: 404,
    errors: [{ field: 'id' }],
  })
  const { rows } = await query('select call, person, after_values as after from diary_entry where property_id = $1', [id])
  expect(rows).toEqual([{ call: 'supplier/hotel/agree-commission', person: admin.fullName, after: { commission: 1250, agreed: true } }])
})

/** The letters to a person, the latest first, whether they are still to be sent or not. */
const lettersOf = async ({ accountId }: SignedIn) => {
  const { rows } = await server.database.pool.query<{ email: string }>('select email from account where account_id = $1', [accountId])
  return (await lettersTo(server, rows[0]?.email ?? '')).toReversed()
}

test('each owner hears by letter what the platform confirmed or changed, and nobody else does', async () => {
  const { owner, id, admin } = await scene('not created')
  await save(owner, 0)
  await signInTo(server, id, { codes: ['E_CONTRACT_1'] })
  await agree(admin, { id, version: 1, commission: 1550 })
  const [confirmed, ...others] = await lettersOf(owner)
  expect(others).toEqual([])
  expect(confirmed?.subject).toMatch(/: (Hoa hồng đã thoả thuận: 15,5|Commission agreed: 15\.5)/u)
  expect(confirmed?.text).toMatch(/Innkeeper xác nhận|Innkeeper confirms/u)
  await agree(admin, { id, version: 2, commission: 1200 })
  expect((await lettersOf(owner))[0]?.text).toMatch(/(Trước đó là 15,5|It was 15\.5)/u)
})

test('an owner reads that the platform set another commission than the proposed one, or one that nobody proposed', async () => {
  const [one, other] = [await scene('not created'), await scene('not created')]
  await save(one.owner, 0)
  await agree(one.admin, { id: one.id, version: 1, commission: 1200 })
  await agree(other.admin, { id: other.id, version: 0, commission: 900 })
  expect((await lettersOf(one.owner))[0]?.text).toMatch(/Chỗ nghỉ đã đề xuất 15,5|Your property had proposed 15\.5/u)
  expect((await lettersOf(other.owner))[0]?.text).toMatch(/chưa đề xuất|had proposed none/u)
})

test('the database lets no request of a property write it, and keeps it whole', async () => {
  const { id } = await scene()
  const asTenant = inProperty(server.database.pool, id, (tx) =>
    tx.rows('update e_contract set agreed_commission_basis_points = 0 where property_id = $1', [id]),
  )
  await expect(asTenant).rejects.toThrow('permission denied')
  await expect(query('update e_contract set agreed_commission_basis_points = 0 where property_id = $1', [id])).rejects.toThrow(
    'commission_agreed_whole',
  )
})
