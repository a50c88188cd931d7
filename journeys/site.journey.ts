import { describe, expect, test } from 'vitest'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Asks for two nights in the search of the first page, as a guest types them. */
const search = async ({ page, language, t }: Visitor, days: number): Promise<void> => {
  await page.goto(`/book/HAIAU?lang=${language}`)
  await page.getByLabel(t('Nhận phòng', 'Check-in')).fill(inDays(days))
  await page.getByLabel(t('Trả phòng', 'Check-out')).fill(inDays(days + 2))
  await page.getByRole('button', { name: t('Xem giá', 'Show prices') }).click()
  await page.getByText(t('2 đêm', '2 nights')).first().waitFor()
}

/** Adds a service and a gift code that nobody made, and computes the price again; what was typed stays. */
const addExtras = async ({ page, t }: Visitor): Promise<void> => {
  await page.getByLabel(t('Số lượng: Xe đón sân bay', 'Quantity: Airport transfer')).fill('1')
  await page.getByRole('textbox', { name: t('Mã quà tặng', 'Gift code') }).fill('KHONGCO')
  await page.getByRole('button', { name: t('Tính lại giá', 'Compute the price again') }).click()
  await page.getByText(t('Mã quà tặng không đúng.', 'The gift code is wrong.')).waitFor()
  await page.getByRole('row', { name: t('Xe đón sân bay', 'Airport transfer') }).waitFor()
  await page.getByRole('textbox', { name: t('Mã quà tặng', 'Gift code') }).fill('')
}

/** Changes the guest's name: what the change means is shown before it is made. */
const changeName = async ({ page, t, checkAccessibility }: Visitor): Promise<void> => {
  await page.getByText(t('Đổi đặt phòng', 'Change the booking'), { exact: true }).click()
  await page.getByLabel(t('Họ và tên', 'Full name')).fill('Nguyễn Phúc Bảo Châu')
  await checkAccessibility()
  await page.getByRole('button', { name: t('Xem giá sau khi đổi', 'Show the changed price') }).click()
  await page.getByText(t('Tổng tiền không đổi.', 'The total stays as it is.')).waitFor()
  await checkAccessibility()
  await page.getByRole('button', { name: t('Xác nhận đổi', 'Confirm the change') }).click()
  await page.getByText(t('Đổi đặt phòng', 'Change the booking'), { exact: true }).click()
  await expect.poll(() => page.getByLabel(t('Họ và tên', 'Full name')).inputValue()).toBe('Nguyễn Phúc Bảo Châu')
  await page.getByRole('link', { name: t('Xác nhận (PDF)', 'Confirmation (PDF)') }).waitFor()
}

describe.each([
  { language: 'vi', phone: true, days: 40 },
  { language: 'en', phone: false, days: 50 },
] as const)('a guest on the site of a hotel, $language', ({ language, phone, days }) => {
  test('searches, books, opens the booking again by code and email, and cancels it', async () => {
    const visitor = await visit({ language, phone })
    const { page, t, checkAccessibility } = visitor
    await page.goto(`/book/HAIAU?lang=${language}`)
    await checkAccessibility()
    await search(visitor, days)
    await checkAccessibility()
    await page
      .getByRole('link', { name: t('Đặt gói này', 'Book this') })
      .first()
      .click()
    const book = page.getByRole('button', { name: t('Đặt với giá', 'Book for') })
    await expect.poll(() => book.isEnabled()).toBe(true)
    await addExtras(visitor)
    await checkAccessibility()
    await page.getByLabel(t('Họ và tên', 'Full name')).fill('Nguyễn Phúc Bảo Trân')
    await expect.poll(() => book.isEnabled()).toBe(true)
    await page.getByLabel('Email').fill('baotran@example.com')
    await book.click()
    await page.getByText(t('Xác nhận đã được gửi đến baotran@example.com', 'confirmation has been sent to baotran@example.com')).waitFor()
    await checkAccessibility()
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    const code = title.split(' ').at(-1) ?? ''
    await page.getByRole('button', { name: t('Đóng đặt phòng', 'Close the booking') }).click()
    await page.getByLabel(t('Mã đặt phòng', 'Booking code')).fill(code)
    await page.getByLabel('Email').fill('baotran@example.com')
    await checkAccessibility()
    await page.getByRole('button', { name: t('Mở', 'Open'), exact: true }).click()
    await changeName(visitor)
    await checkAccessibility()
    await page.getByText(t('Huỷ đặt phòng', 'Cancel the booking'), { exact: true }).click()
    await page.getByLabel(t('Lý do', 'Reason')).fill(t('Đổi kế hoạch', 'Change of plans'))
    await page.getByRole('button', { name: t('Huỷ đặt phòng này', 'Cancel this booking') }).click()
    await expect.poll(() => page.getByText(t('Huỷ đặt phòng', 'Cancel the booking'), { exact: true }).count()).toBe(0)
    await page.getByRole('heading', { name: code }).waitFor()
    await checkAccessibility()
    await visitor.leave()
  })

  test('without JavaScript rooms, prices and the calendar are there, and nothing is wider than 320 pixels', async () => {
    const visitor = await visit({ language, phone })
    const context = await visitor.context
      .browser()
      ?.newContext({ javaScriptEnabled: false, isMobile: true, viewport: { width: 320, height: 700 } })
    if (context === undefined) throw new Error('the browser is gone')
    const page = await context.newPage()
    await page.goto(new URL(`/book/HAIAU/calendar?lang=${language}&nights=2`, await origin(visitor)).href)
    await page.getByRole('link', { name: visitor.t('Tháng sau', 'Month after') }).click()
    await page.locator('.calendar a').first().click()
    await page
      .getByRole('link', { name: visitor.t('Đặt gói này', 'Book this') })
      .first()
      .waitFor()
    expect((await page.locator('body').boundingBox())?.width).toBe(320)
    await context.close()
    await visitor.leave()
  })
})

const origin = async ({ page, language }: Visitor): Promise<string> => {
  await page.goto(`/book/HAIAU?lang=${language}`)
  return page.url()
}
