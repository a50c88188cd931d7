import { describe, expect, test } from 'vitest'
import { stayOnOffer } from './world/agent.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()

describe.each([
  { language: 'vi', phone: false },
  { language: 'en', phone: false },
  { language: 'vi', phone: true },
] as const)('the property as an agent sees it, $language, phone: $phone', ({ language, phone }) => {
  test('photos, rooms and prices; two rooms of a plan cost the price that the agent gets by the same rule', async () => {
    const visitor = await visit({ language, phone })
    const { page, t } = visitor
    await comeAs(visitor, 'owner')
    const { stay, offer } = await stayOnOffer('HAIAU', { days: 220, nights: 2, rooms: 2 })
    await page.goto(`/u/0/hotel/review?from=${stay.checkIn}&to=${stay.checkOut}`)
    await page
      .getByRole('heading', { name: t('Khu nghỉ dưỡng & Spa Hải Âu Trắng, Mỹ Khê, Đà Nẵng', 'Hải Âu Trắng Resort & Spa, Mỹ Khê, Đà Nẵng') })
      .waitFor()
    await visitor.checkAccessibility()

    const rooms = page.getByRole('group', {
      name: t(`Số phòng: ${offer.ratePlan.vi}, ${offer.roomType.vi}`, `Rooms: ${offer.ratePlan.en}, ${offer.roomType.en}`),
    })
    const more = rooms.getByRole('button', { name: t('Thêm một', 'One more') })
    await more.click()
    await more.click()
    await page.getByText(money(visitor, offer.total), { exact: true }).first().waitFor()
    await page.getByRole('button', { name: t('Xem từng bước giá', 'See the price steps') }).click()
    await page.getByRole('dialog').getByText(t('Tổng cộng', 'Total')).waitFor()
    await visitor.checkAccessibility()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: t('Bỏ chọn', 'Clear the choice') }).click()
    await expect.poll(() => rooms.getByRole('status').textContent()).toBe('0')
    await visitor.leave()
  })
})

const money = ({ language }: Visitor, amount: number): string => {
  const figures = new Intl.NumberFormat(language === 'vi' ? 'vi-VN' : 'en-GB').format(amount)
  return language === 'vi' ? `${figures}\u00a0₫` : `₫${figures}`
}
