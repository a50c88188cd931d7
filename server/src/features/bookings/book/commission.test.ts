import { beforeEach, describe, expect, test } from 'vitest'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { signInAdmin, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const query = (sql: string, values: readonly unknown[]) => server.database.pool.query(sql, [...values])
let selling: Selling
let owner: SignedIn
let admin: SignedIn

beforeEach(async () => {
  selling = await makeSelling(server, { from: inDays(0), to: inDays(120) })
  owner = await signInTo(server, selling.propertyId)
  admin = await signInAdmin(server)
})

/** The commission that a paper which both sides signed sets from a day on. */
const signed = async (fromDay: string, basisPoints: number): Promise<void> => {
  const paperId = crypto.randomUUID()
  await query(
    `insert into contract_paper (property_id, contract_paper_id, kind, number, contract_template_id, name_vi, name_en, starts_on, ends_on,
        commission_basis_points, withdrawn_at)
      select $1::uuid, $2::uuid, 'contract', $2::uuid::text, contract_template_id, name_vi, name_en, $3::date, $3::date + 365, $4::integer, now() from contract_template limit 1`,
    [selling.propertyId, paperId, fromDay, basisPoints],
  )
  await query('insert into contract_commission (property_id, from_day, basis_points, contract_paper_id) values ($1, $2, $3, $4)', [
    selling.propertyId,
    fromDay,
    basisPoints,
    paperId,
  ])
}

const booked = async () => (await bookStay(server, selling)).data.code
const commissionOf = async (code: string, who = owner) => (await server.ask('booking/detail', { code }, who)).data.commission

/** 2,000,000 with 8 % of VAT in it are 1,851,852 before tax. */
describe('A commission that changes by amendment counts from its day', () => {
  test('the day before, a booking has the former one', async () => {
    await signed(inDays(-300), 1500)
    await signed(inDays(1), 1200)
    expect(await commissionOf(await booked())).toEqual({ basisPoints: 1500, amount: 277_778 })
  })

  test('on its day, a booking has the new one; what was booked before keeps its own', async () => {
    await signed(inDays(-300), 1500)
    const before = await booked()
    await signed(inDays(0), 1200)
    expect(await commissionOf(await booked())).toEqual({ basisPoints: 1200, amount: 222_222 })
    expect(await commissionOf(before)).toEqual({ basisPoints: 1500, amount: 277_778 })
  })

  test('before there is a signed paper, what was agreed counts; where nothing was, none', async () => {
    expect(await commissionOf(await booked())).toBeNull()
    await query(
      `update e_contract set agreed_commission_basis_points = 900, commission_agreed_at = now(), commission_agreed_by = 'x' where property_id = $1`,
      [selling.propertyId],
    )
    expect(await commissionOf(await booked())).toEqual({ basisPoints: 900, amount: 166_667 })
  })
})

test('a cancelled booking brings none; who may not see the contract does not see it; the platform does, in its list and file too', async () => {
  await signed(inDays(-300), 1500)
  const code = await booked()
  const clerk = await signInTo(server, selling.propertyId, { codes: ['BOOKING_LIST_1'] })
  expect(await commissionOf(code, clerk)).toBeNull()
  expect((await server.ask('supplier/booking/detail', { code }, admin)).data.commission).toEqual({ basisPoints: 1500, amount: 277_778 })
  const [row] = (await server.ask('supplier/booking/get-all', { text: code }, admin)).data
  expect(row?.commission).toEqual({ basisPoints: 1500, amount: 277_778 })
  const { text } = (await server.ask('supplier/booking/export', { text: code }, { ...admin, language: 'en' })).data
  expect(text).toContain('Commission rate,Commission')
  expect(text).toMatch(/,15.%,277778/u)

  expect((await server.ask('booking/cancel', { code, reason: 'Sửa chữa' }, owner)).status).toBe(200)
  expect(await commissionOf(code)).toEqual({ basisPoints: 1500, amount: 0 })
  expect((await server.ask('supplier/booking/get-all', { text: code }, admin)).data[0]?.commission).toEqual({
    basisPoints: 1500,
    amount: 0,
  })
})
