import { describe, test } from 'vitest'
import { dayFromToday } from './world/agent.ts'
import { signIn } from './world/sign-in.ts'
import { useBrowser } from './world/visit.ts'

const { visit } = useBrowser()

describe.each([
  { language: 'vi', days: 300 },
  { language: 'en', days: 340 },
] as const)('a season of prices by batch, $language', ({ language, days }) => {
  test('the preview tells before and after; it is applied whole, and undone', async () => {
    const visitor = await visit({ language })
    const { page, t } = visitor
    await signIn(visitor, 'revenue')
    const from = dayFromToday(days)
    await page.goto(`/u/0/hotel-manage/room-sale/avail-and-rate/batch-update?from=${from}&to=${dayFromToday(days + 29)}`)
    await page.getByRole('heading', { name: t('Cập nhật giá và hạn chế', 'Update rates and restrictions') }).waitFor()
    await page.getByRole('checkbox', { name: t('Giá', 'Price'), exact: true }).check()
    await page
      .getByRole('checkbox', { name: t('Linh hoạt, gồm bữa sáng', 'Flexible, breakfast included') })
      .first()
      .check()
    await page.getByRole('radio', { name: t('Tăng', 'Raise') }).check()
    await page.getByRole('textbox', { name: t('Phần trăm', 'Percent') }).fill('15')
    const apply = page.getByRole('button', { name: t('Áp dụng 30 đêm', 'Apply 30 nights') })
    await apply.waitFor()
    await page
      .getByText(/\+15\s%/u)
      .first()
      .waitFor()
    await visitor.checkAccessibility()
    await apply.click()
    await page.getByText(t('Đã áp dụng 30 đêm', '30 nights applied')).first().waitFor()
    await page
      .getByRole('main')
      .getByRole('button', { name: t('Hoàn tác', 'Undo') })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await visitor.checkAccessibility()
    await dialog.getByRole('button', { name: t('Hoàn tác 30 ô', 'Undo 30 values') }).click()
    await page
      .getByRole('status')
      .filter({ hasText: t('Đã hoàn tác', 'undone') })
      .first()
      .waitFor()
    await visitor.leave()
  })
})
