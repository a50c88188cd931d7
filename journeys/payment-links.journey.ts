import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { bookCheapest, bookDayTickets } from './world/agent.ts'
import { switchToPark } from './world/park.ts'
import { ownProduct } from './world/start/own-product.ts'
import { onepayWord, takeCards } from './world/start/pretend-onepay.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()

/** What is paid by a link: where the desk makes it, and what the payer reads. */
const cases = [
  { language: 'vi', of: 'rooms', guest: 'Nguyễn Hoàng Bảo Trân', days: 250, lead: 'Thanh toán tiền phòng' },
  { language: 'en', of: 'rooms', guest: 'Aoife Nguyễn-Byrne', days: 260, lead: 'Payment for rooms' },
  { language: 'vi', of: 'tickets', guest: 'Công Tằng Tôn Nữ Hoàng Phương Khánh', days: 25, lead: 'Thanh toán tiền vé' },
  { language: 'en', of: 'tickets', guest: 'Ottilie Brandt-Nguyễn', days: 26, lead: 'Payment for tickets' },
] as const

describe.each(cases)('a booking of $of paid by a link, $language', ({ language, of, guest, days, lead }) => {
  test('the desk makes it, the guest pays it on a phone after a refused card, the desk sees it at once', async () => {
    const desk = await visit({ language })
    const { page, t } = desk
    await comeAs(desk, 'owner')
    const booking = await bookedFor(desk, { of, guest, days })
    await page.getByRole('heading', { name: guest }).waitFor()
    const link = await makeLink(desk, booking.total)

    const payer = await visit({ language, phone: true })
    await answerAsOnepay(payer.page)
    await payer.page.goto(link)
    await payer.page.getByText(booking.code).first().waitFor()
    await payer.page.getByText(lead).waitFor()
    if (of === 'rooms') await payer.page.getByRole('img', { name: t('Mã VietQR', 'VietQR code') }).waitFor()
    await payer.checkAccessibility()
    await payByCard(payer)
    await payer.page.getByText(t('Thanh toán lỗi. Bạn chưa bị trừ tiền.', 'The payment did not go through')).waitFor()
    await payer.checkAccessibility()
    await page.getByText(t('Thanh toán lỗi', 'Payment failed')).first().waitFor()
    await payer.page.getByRole('link', { name: t('Thử lại', 'Try again') }).click()
    await payByCard(payer)
    await payer.page.getByText(t('Đã nhận thanh toán', 'The payment has come in')).waitFor()
    await payer.page.getByText(lead).waitFor()
    await payer.page.goto(link)
    await payer.page.getByText(t('Khoản này đã được thanh toán', 'This has been paid')).waitFor()
    await payer.leave()

    const links = page.getByRole('dialog').getByRole('listitem')
    await links.getByText(t('Đã thanh toán', 'Paid'), { exact: true }).first().waitFor()
    expect(await links.getByText(/-[12] · OnePAY/u).count()).toBe(2)
    await desk.checkAccessibility()
    await page.keyboard.press('Escape')
    await page.getByText(t('Đã xác nhận', 'Confirmed')).first().waitFor()
    await desk.leave()
  })
})

type Booked = { readonly code: string; readonly total: number }

/** Books rooms of the sample hotel or tickets of the sample park, whose OnePAY takes money, and opens the booking at the desk. */
const bookedFor = async (desk: Visitor, { of, guest, days }: Pick<(typeof cases)[number], 'of' | 'guest' | 'days'>): Promise<Booked> => {
  const { page, language } = desk
  if (of === 'rooms') {
    await takeCards(page)
    const { booking } = await bookCheapest('HAIAU', { days, nights: 2, guest })
    await page.goto(`/u/0/booking/detail/${booking.code}`)
    return booking
  }
  const booking = await bookDayTickets('THACMAY', { days, guest })
  await page.goto(`/u/0/dashboard?lang=${language}`)
  const base = await switchToPark(desk)
  const asked = page.waitForRequest((request) => request.url().includes(booking.code) && request.headers()['authorization'] !== undefined)
  await page.goto(`${base}/booking/ticket/detail/${booking.code}`)
  await takeCards(page, (await asked).headers()['authorization'])
  return booking
}

/** An amount above what is owed is refused at its field; then the link is made, and copied. */
const makeLink = async ({ page, t, checkAccessibility }: Visitor, total: number): Promise<string> => {
  await page.getByRole('button', { name: t('Liên kết thanh toán', 'Payment links') }).click()
  const dialog = page.getByRole('dialog')
  const amount = dialog.getByRole('textbox', { name: t('Số tiền', 'Amount') })
  await amount.fill(String(total + 1))
  await dialog.getByRole('button', { name: t('Tạo liên kết', 'Make a link') }).click()
  await dialog.getByText(t('Số tiền không đúng', 'Wrong amount')).first().waitFor()
  await checkAccessibility()
  await amount.fill(String(total))
  await dialog.getByRole('button', { name: t('Tạo liên kết', 'Make a link') }).click()
  await dialog.getByRole('button', { name: t('Sao chép liên kết', 'Copy the link') }).click()
  await dialog.getByRole('button', { name: t('Mã QR', 'QR code') }).click()
  await dialog.getByRole('img', { name: t('Mã QR của liên kết thanh toán', 'QR code of the payment link') }).waitFor()
  await checkAccessibility()
  const { pathname, search } = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  return pathname + search
}

const payByCard = async ({ page, t }: Visitor): Promise<void> => {
  await page.getByRole('button', { name: t('Trả bằng thẻ qua OnePAY', 'Pay by card with OnePAY') }).click()
}

/** OnePAY refuses the first card and takes the second; it sends the payer back with its signed word. */
const answerAsOnepay = async (page: Page): Promise<void> => {
  let tries = 0
  await page.route('https://onepay.vn/**', async (route) => {
    tries += 1
    const asked = new URL(route.request().url()).searchParams
    const word = onepayWord(asked, { number: String(tries), code: tries === 1 ? '5' : '0' })
    const { pathname } = new URL(asked.get('vpc_ReturnURL') ?? '')
    const location = `${ownProduct().url}${pathname}?${word}`
    await route.fulfill({ status: 302, headers: { location } })
  })
}
