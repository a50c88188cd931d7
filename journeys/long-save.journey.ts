import { describe, expect, test } from 'vitest'
import { dayFromToday } from './world/agent.ts'
import { openGrid, toFirstPlan } from './world/grid.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser } from './world/visit.ts'

const { visit } = useBrowser()

describe.each([
  { language: 'vi', dark: false },
  { language: 'en', dark: true },
] as const)('“a save in one, with progress”, $language', ({ language, dark }) => {
  test('a price on thousands of nights shows that it is being saved, and how many they are, until it is; it is undone in one', async () => {
    const visitor = await visit({ language, dark })
    const { page, t, checkAccessibility } = visitor
    await comeAs(visitor, 'revenue')
    // The answer is held back: the save is as long as this test needs it to look.
    const answer = Promise.withResolvers<undefined>()
    await page.route('**/room-plan/save-cells', async (route) => {
      await answer.promise
      await route.continue()
    })
    await openGrid(visitor, `?from=${dayFromToday(30)}`)
    await toFirstPlan(visitor)
    await page.keyboard.press('Control+Shift+End')
    await page.keyboard.type('2500000')
    await page.getByText(t('Hiểu là', 'Understood as')).waitFor()
    await page.keyboard.press('Enter')
    const bar = page.getByRole('progressbar', { name: t('Đang lưu', 'Saving') })
    await bar.waitFor()
    expect(nightsIn(await bar.getAttribute('aria-label'))).toBeGreaterThan(2000)
    await checkAccessibility()
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
})

const nightsIn = (words: string | null): number => Number((words ?? '').replaceAll(/\D/gu, ''))
