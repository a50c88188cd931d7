import { expect, test } from 'vitest'
import { bookDayTickets } from './world/agent.ts'
import { recordCash } from './world/money.ts'
import { switchToPark } from './world/park.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser } from './world/visit.ts'

const { visit } = useBrowser()

test.each([
  { language: 'vi', phone: false, guest: 'Trương Thị Ngọc Huyền', days: 21 },
  { language: 'en', phone: true, guest: 'Ottilie Brandt-Nguyen', days: 22 },
] as const)(
  '$language, on a phone: $phone: tickets are paid in two parts, too much is refused, and what is cancelled is owed back',
  async ({ guest, days, ...how }) => {
    const visitor = await visit(how)
    const { page, t, language } = visitor
    const { code, total } = await bookDayTickets('THACMAY', { days, guest })
    await comeAs(visitor, 'owner')
    await page.goto(`/u/0/dashboard?lang=${language}`)
    const base = await switchToPark(visitor)

    await page.goto(`${base}/booking/list-ticket?text=${code}`)
    await page.getByText(guest).first().waitFor()
    await visitor.checkAccessibility()
    await page.goto(`${base}/booking/ticket/detail/${code}`)
    await page.getByRole('heading', { name: guest }).waitFor()
    await page.getByText(t('Chưa trả gì nên không phải hoàn.', 'Nothing was paid, so nothing goes back.')).waitFor()

    const deposit = Math.floor(total / 4)
    await page.getByRole('button', { name: t('Ghi giao dịch', 'Record a transaction') }).click()
    await recordCash(visitor, total + 1)
    await page.getByText(t('Số tiền không đúng', 'Wrong amount')).first().waitFor()
    await recordCash(visitor, deposit)
    await page.getByText(t('Đã ghi giao dịch', 'is recorded')).first().waitFor()
    await page.goto(`${base}/booking/ticket/detail/${code}`)
    await page.getByText(t('Thanh toán một phần', 'Partly paid')).first().waitFor()
    await page.getByRole('button', { name: t('Ghi giao dịch', 'Record a transaction') }).click()
    await recordCash(visitor, total - deposit)
    await page.getByText(t('Đã ghi giao dịch', 'is recorded')).first().waitFor()

    await page.goto(`${base}/booking/ticket/detail/${code}`)
    await page.getByText(t('Đã xác nhận', 'Confirmed')).first().waitFor()
    await visitor.checkAccessibility()
    await page.getByRole('button', { name: t('Huỷ đặt vé', 'Cancel tickets') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: t('Lý do', 'Reason') }).fill('Đoàn đổi lịch trình')
    await visitor.checkAccessibility()
    await dialog.getByRole('button', { name: t('Huỷ đặt vé', 'Cancel tickets') }).click()
    await dialog.waitFor({ state: 'detached' })

    await page.goto(`${base}/booking/list-transaction/to-move?text=${code}&kind=refund`)
    await page.getByRole('button', { name: t('Đã trả', 'Paid back') }).waitFor()
    expect(await page.getByText(guest).count()).toBeGreaterThan(0)
    await visitor.checkAccessibility()
    await visitor.leave()
  },
)
