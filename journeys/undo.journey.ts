import { describe, expect, test } from 'vitest'
import { dayFromToday } from './world/agent.ts'
import { hearApplied, prepareRaise } from './world/batch.ts'
import { activeCell, openGrid, savedAnd, toFirstPlan } from './world/grid.ts'
import { hear } from './world/hear.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()

describe.each([
  { language: 'vi', days: 520 },
  { language: 'en', days: 560 },
] as const)('undoing a batch later, from the diary, $language', ({ language, days }) => {
  test('a night that somebody changed since is named and left as it is; the rest is what it was', async () => {
    const [mine, theirs] = [await visit({ language }), await visit({ language })]
    const { page, t } = mine
    await comeAs(theirs, 'owner')
    await openGrid(theirs, `?from=${dayFromToday(days)}`)
    await toFirstPlan(theirs)
    const before = await nextPrice(theirs)
    await comeAs(mine, 'revenue')
    await (await prepareRaise(mine, days)).click()
    await hearApplied(mine)
    await expect.poll(() => nextPrice(theirs)).not.toBe(before)
    await theirs.page.keyboard.type('2525000')
    await theirs.page.keyboard.press('Enter')
    await savedAnd(theirs, t('2.525.000 đồng', '2,525,000 dong'), 'ArrowUp')

    await openBatch(mine)
    await page.getByRole('button', { name: t('Hoàn tác thao tác này', 'Undo this operation') }).click()
    const since = page.getByRole('dialog').getByRole('region', { name: t('Đã đổi sau đó', 'Changed since') })
    await since.getByText(t('1 đêm đã được đổi sau thao tác này', '1 night changed after this operation')).waitFor()
    const night = since.getByRole('listitem')
    await expect.poll(() => night.count()).toBe(1)
    expect(await night.textContent()).toMatch(/2[.,]525[.,]000.*→.*Nguyễn Thị Thuỳ Dương/u)
    expect(await night.getByRole('checkbox').isChecked()).toBe(false)
    await mine.checkAccessibility()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('Hoàn tác 29 đêm', 'Undo 29 nights') })
      .click()
    await hear(mine, t('1 đêm giữ nguyên', '1 night left'))

    await expect.poll(() => nextPrice(theirs)).toBe(before)
    await expect.poll(() => activeCell(theirs)).toContain(t('2.525.000 đồng', '2,525,000 dong'))
    await theirs.leave()
    await mine.leave()
  })
})

/** The price of the night after the active one, which stays the active one. */
const nextPrice = async (visitor: Visitor): Promise<string> => {
  await visitor.page.keyboard.press('ArrowRight')
  const said = await activeCell(visitor)
  await visitor.page.keyboard.press('ArrowLeft')
  const [price] = /[\d.,]+ (?:đồng|dong)/u.exec(said) ?? []
  if (price === undefined) throw new Error(`no price is told: ${said}`)
  return price
}

/** Opens the newest batch of thirty nights in the diary of prices. */
const openBatch = async ({ page, t }: Visitor): Promise<void> => {
  await page.goto('/u/0/hotel/activityDiaryUpdateBulk')
  await page
    .getByRole('row')
    .filter({ hasText: t('30 đêm', '30 nights') })
    .first()
    .click()
  await page.getByRole('complementary').waitFor()
}
