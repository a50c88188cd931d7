import { describe, expect, test } from 'vitest'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Chooses a day and two adults for the first product of the park, and goes on to the price. */
const choose = async ({ page, language, t, checkAccessibility }: Visitor, days: number): Promise<void> => {
  await page.goto(`/book/THACMAY?lang=${language}`)
  await page.getByText(t('Hôm nay mở cửa', 'Open today')).waitFor()
  await checkAccessibility()
  await page.getByLabel(t('Ngày vào cổng', 'Day of the visit')).fill(inDays(days))
  await page.getByRole('button', { name: t('Xem vé', 'Show tickets') }).click()
  await page
    .getByRole('link', { name: t('Xem và chọn vé', 'See and choose tickets') })
    .first()
    .click()
  await page.getByRole('spinbutton', { name: t('Người lớn', 'Adult') }).fill('2')
  await checkAccessibility()
  await page.getByRole('button', { name: t('Xem tổng tiền', 'See the total') }).click()
}

describe.each([
  { language: 'vi', phone: true, days: 20 },
  { language: 'en', phone: false, days: 25 },
] as const)('a guest on the site of a park, $language', ({ language, phone, days }) => {
  test('chooses tickets, books, opens them again by code and email, and cancels them', async () => {
    const visitor = await visit({ language, phone })
    const { page, t, checkAccessibility } = visitor
    await choose(visitor, days)
    const book = page.getByRole('button', { name: t('Đặt với giá', 'Book for') })
    await checkAccessibility()
    await page.getByLabel(t('Họ và tên', 'Full name')).fill('Phạm Hoàng Bảo Ngọc')
    await page.getByLabel('Email').fill('baongoc@example.com')
    await expect.poll(() => book.isEnabled()).toBe(true)
    await book.click()
    await page.getByText(t('Vé có mã QR ở đây khi đã trả tiền.', 'Your tickets with their QR codes are here once they are paid.')).waitFor()
    await checkAccessibility()
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    const code = title.split(' ').at(-1) ?? ''
    await page.getByRole('button', { name: t('Đóng vé trên máy này', 'Close the tickets on this device') }).click()
    await page.getByLabel(t('Mã đặt vé', 'Booking code')).fill(code)
    await page.getByLabel('Email').fill('baongoc@example.com')
    await checkAccessibility()
    await page.getByRole('button', { name: t('Mở', 'Open'), exact: true }).click()
    await page.getByText(t('Huỷ vé', 'Cancel the tickets'), { exact: true }).click()
    await page.getByLabel(t('Lý do', 'Reason')).fill(t('Trời mưa', 'Rain'))
    await checkAccessibility()
    await page.getByRole('button', { name: t('Huỷ đặt vé này', 'Cancel these tickets') }).click()
    await expect.poll(() => page.getByText(t('Huỷ vé', 'Cancel the tickets'), { exact: true }).count()).toBe(0)
    await page.getByRole('heading', { name: code }).waitFor()
    await checkAccessibility()
    await visitor.leave()
  })

  test('without JavaScript tickets, prices and the calendar are there, and nothing is wider than 320 pixels', async () => {
    const visitor = await visit({ language, phone })
    await visitor.page.goto(`/book/THACMAY?lang=${language}`)
    const { origin } = new URL(visitor.page.url())
    const context = await visitor.context
      .browser()
      ?.newContext({ javaScriptEnabled: false, isMobile: true, viewport: { width: 320, height: 700 } })
    if (context === undefined) throw new Error('the browser is gone')
    const page = await context.newPage()
    await page.goto(`${origin}/book/THACMAY/calendar?lang=${language}`)
    await page.getByRole('link', { name: visitor.t('Tháng sau', 'Month after') }).click()
    await page.locator('.calendar a').first().click()
    await page.getByRole('button', { name: visitor.t('Xem tổng tiền', 'See the total') }).waitFor()
    expect((await page.locator('body').boundingBox())?.width).toBe(320)
    await context.close()
    await visitor.leave()
  })
})
