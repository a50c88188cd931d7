import { describe, test } from 'vitest'
import { hear } from './world/hear.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser } from './world/visit.ts'

const { visit } = useBrowser()

describe.each(['vi', 'en'] as const)('one Tết copied to the next, %s', (language) => {
  test.each([{ phone: false }, { phone: true }])(
    'raised by 8 %, seen first, copied whole, and undone; phone: $phone',
    async ({ phone }) => {
      const visitor = await visit({ language, phone })
      const { page, t } = visitor
      await comeAs(visitor, 'revenue')
      await page.goto('/u/0/hotel-manage/room-sale/avail-and-rate/copy-forward')
      await page.getByRole('radio', { name: t('Theo ngày lễ', 'By holiday') }).waitFor()
      await page
        .getByRole('checkbox', { name: t('Linh hoạt, gồm bữa sáng', 'Flexible, breakfast included') })
        .first()
        .check()
      await page.getByRole('radio', { name: t('Tăng', 'Raise') }).check()
      await page.getByRole('textbox', { name: t('Phần trăm', 'Percent') }).fill('8')
      // Three nights before, the five days off, three nights after.
      const copy = page.getByRole('button', { name: t('Chép 11 đêm', 'Copy 11 nights') })
      await copy.waitFor()
      await page
        .getByRole('list', { name: t('Đêm nào lấy từ đêm nào', 'Which nights are copied from which') })
        .getByRole('listitem')
        .waitFor()
      await visitor.checkAccessibility()
      await copy.click()
      await page.getByText(t('Đã áp dụng 11 đêm', '11 nights applied')).first().waitFor()
      await page
        .getByRole('main')
        .getByRole('button', { name: t('Hoàn tác', 'Undo') })
        .click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('Hoàn tác 11 đêm', 'Undo 11 nights') })
        .click()
      await hear(visitor, t('Đã hoàn tác', 'undone'))
      await visitor.leave()
    },
  )
})
