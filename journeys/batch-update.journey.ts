import { describe, test } from 'vitest'
import { hearApplied, prepareRaise } from './world/batch.ts'
import { hear } from './world/hear.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser } from './world/visit.ts'

const { visit } = useBrowser()

describe.each([
  { language: 'vi', days: 300 },
  { language: 'en', days: 340 },
] as const)('a season of prices by batch, $language', ({ language, days }) => {
  test('the preview tells before and after; it is applied whole, and undone', async () => {
    const visitor = await visit({ language })
    const { page, t } = visitor
    await comeAs(visitor, 'revenue')
    const apply = await prepareRaise(visitor, days)
    await visitor.checkAccessibility()
    await apply.click()
    await hearApplied(visitor)
    await page
      .getByRole('main')
      .getByRole('button', { name: t('Hoàn tác', 'Undo') })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await visitor.checkAccessibility()
    await dialog.getByRole('button', { name: t('Hoàn tác 30 đêm', 'Undo 30 nights') }).click()
    await hear(visitor, t('Đã hoàn tác', 'undone'))
    await visitor.leave()
  })
})
