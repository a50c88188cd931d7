import { expect, test } from 'vitest'
import { dayFromToday } from './world/agent.ts'
import { activeCell, openGrid, toFirstPlan } from './world/grid.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser } from './world/visit.ts'

const { visit } = useBrowser()

test.each(['vi', 'en'] as const)(
  '%s: a layer marks nights with promotions and says which on focus; another shows what a level pays',
  async (language) => {
    const visitor = await visit({ language })
    const { page, t } = visitor
    await comeAs(visitor, 'revenue')
    await openGrid(visitor, `?from=${dayFromToday(60)}`)
    const layer = async (before: string, after: string) => {
      await page.getByRole('button', { name: before }).click()
      await page.getByRole('menuitemradio', { name: after }).click()
      await page.getByRole('button', { name: after }).waitFor()
      await page.getByRole('grid').focus()
    }
    const [values, promotions, level] = [
      t('Lớp: giá trị', 'Layer: values'),
      t('Lớp: khuyến mãi', 'Layer: promotions'),
      t('Lớp: giá cấp 5', 'Layer: level 5 pays'),
    ]
    await layer(values, promotions)
    await toFirstPlan(visitor)
    await expect.poll(() => activeCell(visitor)).toContain(t('Khuyến mãi: Đặt sớm 45 ngày', 'Promotions: Book 45 days ahead'))
    await page.getByText(t('Khuyến mãi: Đặt sớm 45 ngày', 'Promotions: Book 45 days ahead')).first().waitFor()
    await visitor.checkAccessibility()
    await layer(promotions, level)
    await expect.poll(() => activeCell(visitor)).toContain(t('Cấp 5 trả', 'Level 5 pays'))
    await visitor.checkAccessibility()
    await visitor.leave()
  },
)
