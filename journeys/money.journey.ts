import { describe, expect, test } from 'vitest'
import { bookCheapest } from './world/agent.ts'
import { choose, recordCash } from './world/money.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()

describe.each([
  { language: 'vi', guest: 'Đặng Thị Thuỳ Trang', days: 220 },
  { language: 'en', guest: 'Ingrid Aalto-Nguyen', days: 230 },
] as const)('a booking with deposit, part payment, refund, $language', ({ language, guest, days }) => {
  test('each is recorded at the booking, moves it, and stands in the list with its totals', async () => {
    const visitor = await visit({ language })
    const { page, t } = visitor
    await comeAs(visitor, 'owner')
    const { booking } = await bookCheapest('HAIAU', { days, nights: 2, guest })
    const deposit = Math.floor(booking.total / 4)
    await page.goto(`/u/0/booking/detail/${booking.code}`)
    await page.getByRole('heading', { name: guest }).waitFor()

    await record(visitor, deposit)
    await visitor.checkAccessibility()
    await page.goto(`/u/0/booking/detail/${booking.code}`)
    await page.getByText(t('Thanh toán một phần', 'Partly paid')).first().waitFor()
    await visitor.checkAccessibility()

    await page.getByRole('button', { name: t('Ghi giao dịch', 'Record a transaction') }).click()
    await recordCash(visitor, booking.total)
    await page.getByText(t('Số tiền không đúng', 'Wrong amount')).first().waitFor()
    await visitor.checkAccessibility()
    await recordCash(visitor, booking.total - deposit)
    await page.getByText(t('Đã ghi giao dịch', 'is recorded')).first().waitFor()

    await page.goto(`/u/0/booking/transaction?booking=${booking.code}`)
    await choose(visitor, t('Loại giao dịch', 'Type'), t('Hoàn tiền', 'Refund'))
    await page.getByRole('checkbox', { name: t('Chưa trả, ghi là phải hoàn', 'Not paid back yet: list it as due') }).check()
    await recordCash(visitor, 50_000)
    await page.getByText(t('Chưa trả', 'Not paid back yet'), { exact: true }).first().waitFor()

    await page.goto(`/u/0/booking/list-transaction?text=${booking.code}`)
    await page
      .getByRole('row', { name: new RegExp(booking.code, 'u') })
      .first()
      .waitFor()
    expect(await page.getByRole('row', { name: new RegExp(booking.code, 'u') }).count()).toBe(3)
    await page.getByRole('heading', { name: t('Theo phương thức', 'By method') }).waitFor()
    await visitor.checkAccessibility()

    await page.goto(`/u/0/booking/list-transaction/to-move?text=${booking.code}&kind=refund`)
    await page.getByRole('button', { name: t('Đã trả', 'Paid back') }).click()
    await choose(visitor, t('Phương thức', 'Method'), t('Chuyển khoản', 'Bank transfer'))
    await visitor.checkAccessibility()
    await page.getByRole('button', { name: t('Ghi đã trả', 'Record as paid back') }).click()
    await page.getByText(t('Đã ghi tiền hoàn', 'is recorded as paid back')).first().waitFor()
    await visitor.leave()
  })
})

test('on a phone a transaction is corrected: the first is struck through and both stay', async () => {
  const visitor = await visit({ language: 'vi', phone: true })
  const { page } = visitor
  await comeAs(visitor, 'owner')
  const { booking } = await bookCheapest('HAIAU', { days: 240, nights: 1, guest: 'Lò Văn Pín' })
  await page.goto(`/u/0/booking/transaction?booking=${booking.code}`)
  await recordCash(visitor, 300_000)
  await page.getByRole('button', { name: 'Sửa giao dịch' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Số tiền' }).fill('30000')
  await visitor.checkAccessibility()
  await dialog.getByRole('button', { name: 'Lưu bản sửa' }).click()
  await page.getByRole('link', { name: 'Giao dịch trước' }).click()
  await page.getByText('Đã sửa', { exact: true }).first().waitFor()
  await visitor.checkAccessibility()
  await visitor.leave()
})

const record = async (visitor: Visitor, amount: number): Promise<void> => {
  const { page, t } = visitor
  await page.getByRole('button', { name: t('Ghi giao dịch', 'Record a transaction') }).click()
  await recordCash(visitor, amount)
  await page.getByText(t('Đã ghi giao dịch', 'is recorded')).first().waitFor()
}
