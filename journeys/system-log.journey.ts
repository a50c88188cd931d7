import { describe, expect, test } from 'vitest'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()
const hotelInfo = '/u/0/hotel-setting/hotel-info'

/** Changes the English name of the first cancellation policy and waits until its list is shown again. */
const renamePolicy = async ({ page, t }: Visitor, name: string): Promise<void> => {
  await page.goto(`${hotelInfo}/hotel-config/cancellation/list-of-cancellation`)
  await page.getByRole('row').nth(1).click()
  const field = page.getByRole('textbox', { name: t('Tên tiếng Anh', 'English name') })
  await field.fill(name)
  await field.blur()
  await page.getByRole('button', { name: t('Lưu chính sách huỷ', 'Save the cancellation policy') }).click()
  await page.waitForURL(/list-of-cancellation/u)
}

describe.each([
  { language: 'vi', phone: false, name: 'Flexible, journey one' },
  { language: 'en', phone: true, name: 'Flexible, journey two' },
] as const)('the system log, $language, on a phone: $phone', ({ language, phone, name }) => {
  test('a change stands in the history of its record and in the log, which leads back to it', async () => {
    const visitor = await visit({ language, phone })
    const { page, t } = visitor
    await comeAs(visitor, 'owner')
    await renamePolicy(visitor, name)

    await page.goto('/u/0/hotel/activityDiary')
    const line = page.getByText(t('Sửa chính sách huỷ', 'Changed the cancellation policy')).first()
    await line.waitFor()
    await visitor.checkAccessibility()
    await line.click()
    const panel = page.getByRole('complementary').filter({ hasText: t('Tên tiếng Anh', 'English name') })
    await panel.getByText(name).first().waitFor()
    await visitor.checkAccessibility()
    await panel.getByRole('link', { name: t('Chính sách huỷ', 'Cancellation policies') }).click()

    await page.getByRole('button', { name: t('Xem lịch sử', 'Show the history') }).click()
    const history = page.getByRole('region', { name: t('Lịch sử', 'History') })
    await history.getByText(name).first().waitFor()
    await visitor.checkAccessibility()

    await page.goto('/u/0/hotel/activityDiaryHotelInfor')
    await line.waitFor()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      t('Nhật ký thông tin chỗ nghỉ', 'Log of the property information'),
    )
    await visitor.leave()
  })
})
