import { describe, test } from 'vitest'
import { hear } from './world/hear.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

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
      // The next Tết of the sample data has its prices; the one after it has none yet.
      const next = await page.getByRole('combobox', { name: t('Sang năm', 'To the year') }).inputValue()
      await choose(visitor, t('Của năm', 'Of the year'), next)
      await choose(visitor, t('Sang năm', 'To the year'), String(Number(next) + 1))
      await page
        .getByRole('checkbox', { name: t('Linh hoạt, gồm bữa sáng', 'Flexible, breakfast included') })
        .first()
        .check()
      await page.getByRole('radio', { name: t('Tăng', 'Raise') }).check()
      await page.getByRole('textbox', { name: t('Phần trăm', 'Percent') }).fill('8')
      const copy = page.getByRole('button', { name: /^(Chép|Copy) \d+ (đêm|nights)$/u })
      await copy.waitFor()
      await page
        .getByRole('list', { name: t('Đêm nào lấy từ đêm nào', 'Which nights are copied from which') })
        .getByRole('listitem')
        .waitFor()
      await visitor.checkAccessibility()
      await copy.click()
      await page
        .getByText(/Đã áp dụng \d+ đêm|\d+ nights applied/u)
        .first()
        .waitFor()
      await page
        .getByRole('main')
        .getByRole('button', { name: t('Hoàn tác', 'Undo') })
        .click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Hoàn tác|Undo) \d+ (đêm|nights)$/u })
        .click()
      await hear(visitor, t('Đã hoàn tác', 'undone'))
      await visitor.leave()
    },
  )
})

const choose = async ({ page }: Visitor, label: string, year: string) => {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: year }).click()
}
