import { describe, expect, test } from 'vitest'
import { bookCheapest, offersFor, type Stay } from './world/agent.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser } from './world/visit.ts'

const { visit } = useBrowser()

describe.each([
  { language: 'vi', guest: 'Nguyễn Phước Bảo Duy', days: 200 },
  { language: 'en', guest: 'Katharina Schönfeld-Böhm', days: 210 },
] as const)('an agent books, $language', ({ language, guest, days }) => {
  test('the list and the bell show it without a reload; cancelled, its rooms come back', async () => {
    const visitor = await visit({ language })
    const { page, t } = visitor
    await comeAs(visitor, 'owner')
    await page.goto('/u/0/booking/list-booking')
    await page.getByRole('heading', { name: t('Đặt phòng', 'Bookings') }).waitFor()
    await visitor.checkAccessibility()

    const { booking, offer, stay } = await bookCheapest('HAIAU', { days, nights: 2, guest })
    await page.getByRole('row', { name: new RegExp(booking.code, 'u') }).waitFor()
    await page.getByRole('button', { name: /Thông báo, \d+ chưa xem|Notifications, \d+ not seen/u }).waitFor()
    expect(await vacantOf(stay, offer.roomPlanId)).toBe(offer.vacant - 1)

    await page.getByText(guest).first().click()
    await page.getByRole('heading', { name: guest }).waitFor()
    await page.getByText(t('Giá, từng bước', 'Price, step by step')).waitFor()
    await visitor.checkAccessibility()
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: t('Xác nhận', 'Confirmation'), exact: true }).click()
    await visitor.checkAccessibility()
    const saved = page.waitForEvent('download')
    await dialog.getByRole('button', { name: t('Tải PDF', 'Download PDF') }).click()
    expect((await saved).suggestedFilename()).toBe(`${booking.code}-${language}.pdf`)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: t('Huỷ đặt phòng', 'Cancel booking') }).click()
    await dialog.getByRole('button', { name: t('Huỷ đặt phòng', 'Cancel booking') }).click()
    await dialog.getByRole('textbox').and(page.locator('[aria-invalid="true"]')).waitFor()
    await dialog.getByRole('textbox').fill(t('Khách đổi lịch bay', 'The guest’s flight changed'))
    await visitor.checkAccessibility()
    await dialog.getByRole('button', { name: t('Huỷ đặt phòng', 'Cancel booking') }).click()
    await page.getByText(t('Khách sạn huỷ', 'Void'), { exact: true }).first().waitFor()
    expect(await vacantOf(stay, offer.roomPlanId)).toBe(offer.vacant)
    await visitor.leave()
  })
})

/** The rooms left of an offer; one that is sold out is not listed. */
const vacantOf = async (stay: Stay, roomPlanId: string): Promise<number> =>
  (await offersFor('HAIAU', stay)).find((offer) => offer.roomPlanId === roomPlanId)?.vacant ?? 0

test('a booking’s code that is nobody’s says so, and the way back is there', async () => {
  const visitor = await visit({ language: 'vi', phone: true })
  await comeAs(visitor, 'reception')
  await visitor.page.goto('/u/0/booking/detail/KHONGCO')
  await visitor.page.getByText('Có thể đã bị xoá, hoặc liên kết không đúng.').first().waitFor()
  await visitor.checkAccessibility()
  await visitor.leave()
})
