import { describe, expect, test } from 'vitest'
import { dayFromToday } from './world/agent.ts'
import { hearApplied, prepareRaise } from './world/batch.ts'
import { openGrid, toFirstPlan } from './world/grid.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()

describe.each([
  { language: 'vi', dark: false, days: 380 },
  { language: 'en', dark: true, days: 420 },
] as const)('“a save in one, with progress”, $language', ({ language, dark, days }) => {
  test('a price on thousands of nights shows that it is being saved, and how many they are, until it is; it is undone in one', async () => {
    const visitor = await visit({ language, dark })
    const { page, t } = visitor
    await comeAs(visitor, 'revenue')
    const answer = await holdBack(visitor, '**/room-plan/save-cells')
    await openGrid(visitor, `?from=${dayFromToday(30)}`)
    await toFirstPlan(visitor)
    await page.keyboard.press('Control+Shift+End')
    await page.keyboard.type('2500000')
    await page.getByText(t('Hiểu là', 'Understood as')).waitFor()
    await page.keyboard.press('Enter')
    const bar = page.getByRole('progressbar', { name: t('Đang lưu', 'Saving') })
    await bar.waitFor()
    expect(nightsIn(await bar.getAttribute('aria-label'))).toBeGreaterThan(2000)
    await visitor.checkAccessibility()
    answer.resolve(undefined)
    await bar.waitFor({ state: 'detached' })
    await page
      .getByRole('button', { name: t('Hoàn tác', 'Undo'), exact: true })
      .first()
      .waitFor()
    await page.keyboard.press('Control+z')
    await page.getByText(t('Đã hoàn tác', 'Undone')).first().waitFor()
    await visitor.leave()
  })

  test.each([{ phone: false }, { phone: true }])(
    'a batch shows that it is being applied, and for how long; phone: $phone',
    async ({ phone }) => {
      const visitor = await visit({ language, dark, phone })
      const { page, t } = visitor
      await comeAs(visitor, 'revenue')
      const answer = await holdBack(visitor, '**/room-plan/update-all')
      const apply = await prepareRaise(visitor, phone ? days + 60 : days)
      await apply.click()
      const foot = page.locator('footer')
      const bar = foot.getByRole('progressbar', { name: t('Đang lưu', 'Saving') })
      await bar.waitFor()
      await foot.getByText(t('đã 2 giây', '2 seconds so far')).waitFor()
      await visitor.checkAccessibility()
      answer.resolve(undefined)
      await hearApplied(visitor)
      await bar.waitFor({ state: 'detached' })
      await visitor.leave()
    },
  )
})

/** Holds back the answer of a call: the save is as long as a test needs it to look. */
const holdBack = async ({ page }: Visitor, call: string) => {
  const answer = Promise.withResolvers<undefined>()
  await page.route(call, async (route) => {
    await answer.promise
    await route.continue()
  })
  return answer
}

const nightsIn = (words: string | null): number => Number((words ?? '').replaceAll(/\D/gu, ''))
