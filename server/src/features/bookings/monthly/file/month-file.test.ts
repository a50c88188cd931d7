import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { formatDate } from '@innkeeper/protocol/format/format'
import type { Language } from '@innkeeper/protocol/say'
import { addMonths, firstOfMonth } from '@innkeeper/rules/days/day'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { testToday } from '#testing/factories/book-stay.ts'
import { signInAdmin } from '#testing/factories/factories.ts'
import { monthAtProperty } from '#testing/factories/month-statement.ts'
import { readPdf } from '#testing/read-pdf.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const lastMonth = addMonths(firstOfMonth(testToday()), -1)

/** A month of three bookings: half a million was taken off one after a dispute, both agree on all, and 1,700,000 was paid. */
const walkedMonth = async () => {
  const month = await monthAtProperty(server, { bookings: 3 })
  const [line] = await month.lines()
  await month.dispute('agent', line?.id ?? '', 'Khách trả phòng sớm')
  await server.ask('booking/monthly/answer', { line: line?.id ?? '', answer: 'Bớt một đêm', allowed: 500_000 }, month.staff)
  await month.agree('property')
  await month.agree('agent')
  await month.settle(1_700_000)
  return month
}

type Line = Pick<
  CallOutput<'distribution/monthly-lines'>[number],
  'code' | 'guestName' | 'checkIn' | 'checkOut' | 'amount' | 'allowed' | 'paid' | 'left' | 'notes'
>
type Head = Pick<CallOutput<'distribution/monthly-statement'>, 'amount' | 'allowed' | 'paid' | 'left'>

const sumsOf = ({ amount, allowed, paid, left }: Head | Line) => [amount, allowed, amount - allowed, paid, left]
const money = (amounts: readonly number[], language: Language) =>
  amounts.map((amount) => formatMoney(amount, 'VND', language).replaceAll(/\s/gu, ' ')).join(' ')

const sheetsOf = async (base64: string) => (await readXlsx(Buffer.from(base64, 'base64'))).sheets
/** The reader makes dates of days. */
const dayIn = (cell: unknown): unknown => (cell instanceof Date ? cell.toISOString().slice(0, 10) : cell)

test.each([
  ['property', 'vi'],
  ['property', 'en'],
  ['agent', 'vi'],
  ['agent', 'en'],
] as const)('the PDF that the %s takes says each sum of each line as the calls do (%s)', async (side, language) => {
  const { id, staff, by, head, lines } = await walkedMonth()
  const asked = { id, language }
  const { data } =
    side === 'property' ? await server.ask('booking/monthly/file', asked, staff) : await server.ask('distribution/monthly-file', asked, by)
  expect(data.fileName.endsWith(`-${language}.pdf`)).toBe(true)
  const text = await readPdf(data.base64)
  const shown = await lines()
  let rest = text
  for (const line of shown) {
    const row = rest.slice(rest.indexOf(line.code))
    expect(row.slice(0, line.code.length)).toBe(line.code)
    const sums = money(sumsOf(line), language)
    expect(row).toContain(sums)
    expect(row.slice(0, row.indexOf(sums))).toContain(formatDate(line.checkOut))
    rest = row.slice(row.indexOf(sums) + sums.length)
  }
  expect(rest).toContain(money(sumsOf(await head()), language))
  expect(text).toContain('Bớt một đêm')
  const person = shown.flatMap(({ notes }) => notes).find(({ byAgent }) => !byAgent)?.person ?? 'nobody'
  // The agent does not read who of the property answered.
  expect(text.includes(person)).toBe(side === 'property')
})

test.each(['property', 'agent'] as const)(
  'the workbook that the %s takes has the same sums as numbers and the days as dates',
  async (side) => {
    const { id, staff, by, head, lines } = await walkedMonth()
    const asked = { id, form: 'excel', language: 'en' } as const
    const reply =
      side === 'property'
        ? await server.ask('booking/monthly/file', asked, staff)
        : await server.ask('distribution/monthly-file', asked, by)
    const [totals, ofLines, payments] = await sheetsOf(reply.data.base64)
    const month = await head()
    expect(totals?.rows.slice(-5).map(([, amount]) => amount)).toEqual(sumsOf(month))
    const [heads, ...rows] = ofLines?.rows ?? []
    expect(heads?.slice(-5)).toEqual(['Cost', 'Taken off', 'Total', 'Paid', 'Still to be paid'])
    const shown = await lines()
    expect(rows.slice(0, -1).map(([code, guest]) => [code, guest])).toEqual(shown.map(({ code, guestName }) => [code, guestName]))
    expect(rows.slice(0, -1).map((row) => row.slice(-5))).toEqual(shown.map(sumsOf))
    expect(rows.at(-1)?.slice(-5)).toEqual(sumsOf(month))
    expect(rows.slice(0, -1).map((row) => row.slice(2, 4).map(dayIn))).toEqual(shown.map(({ checkIn, checkOut }) => [checkIn, checkOut]))
    expect(payments?.rows.slice(1).map((row) => row.at(-1))).toEqual([1_700_000, 1_700_000])
  },
)

test('the platform’s files have each line with its commission, and add up to what its calls say', async () => {
  const { by, lines, dispute, staff } = await monthAtProperty(server, { bookings: 2 })
  await server.database.pool.query('update booking set commission_basis_points = 1500, commission = 277777 where property_id = $1', [
    by.propertyId,
  ])
  await server.database.pool.query('update month_line set commission = 277777 where property_id = $1', [by.propertyId])
  const [line] = await lines()
  await dispute('agent', line?.id ?? '', 'Trả phòng sớm')
  await server.ask('booking/monthly/answer', { line: line?.id ?? '', answer: 'Bớt một nửa', allowed: 1_000_000 }, staff)
  const admin = await signInAdmin(server)
  const place = { hotelId: by.propertyId, month: lastMonth, currency: 'VND' } as const
  const { data: month } = await server.ask('supplier/booking/monthly-detail', place, admin)
  const { data: shown } = await server.ask('supplier/booking/monthly-lines', place, admin)
  const excel = await server.ask('supplier/booking/monthly-file', { ...place, form: 'excel', language: 'en' }, admin)
  const [totals, agents, ofLines] = await sheetsOf(excel.data.base64)
  expect(totals?.rows.slice(-3).map(([, amount]) => amount)).toEqual([month.amount, month.commission, month.agreedCommission])
  expect(agents?.rows.at(-1)?.slice(-3)).toEqual([3_000_000, month.commission, 0])
  const sums = shown.map(({ allowed, amount, commission }) => [allowed, amount - allowed, commission?.amount])
  expect(ofLines?.rows.slice(1, -1).map((row) => [row[7], row[8], row[10]])).toEqual(sums)
  expect(ofLines?.rows.at(-1)?.slice(-4)).toEqual([1_000_000, month.amount, null, month.commission])
  const text = await readPdf((await server.ask('supplier/booking/monthly-file', { ...place, language: 'en' }, admin)).data.base64)
  for (const { code, allowed, amount, commission } of shown) {
    expect(text).toMatch(
      new RegExp(`${code} .*?${money([allowed, amount - allowed], 'en')} 15 % ${money([commission?.amount ?? -1], 'en')}`, 'u'),
    )
  }
})

test('a file of a statement that is not there, or is another agent’s, is not found', async () => {
  const { id } = await monthAtProperty(server, { bookings: 1 })
  const other = await monthAtProperty(server, { bookings: 1 })
  expect(await server.ask('booking/monthly/file', { id }, other.staff)).toMatchObject({ status: 404 })
  expect(await server.ask('distribution/monthly-file', { id }, other.by)).toMatchObject({ status: 404 })
  const place = { hotelId: other.by.propertyId, month: testToday(), currency: 'VND' } as const
  expect(await server.ask('supplier/booking/monthly-file', place, await signInAdmin(server))).toMatchObject({ status: 404 })
})
