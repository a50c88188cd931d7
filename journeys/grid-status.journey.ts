import { describe, expect, test } from 'vitest'
import { dayFromToday } from './world/agent.ts'
import { openGrid, savedAnd, toFirstPlan } from './world/grid.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser } from './world/visit.ts'

const { visit } = useBrowser()
const widths = [1920, 1440, 1280, 1180, 1024]

describe.each([
  { language: 'vi', days: 540 },
  { language: 'en', days: 560 },
] as const)('below the grid, $language', ({ language, days }) => {
  test('“the status line never cuts who, when and which operation”', async () => {
    const visitor = await visit({ language })
    const { page, t } = visitor
    await comeAs(visitor, 'revenue')
    await openGrid(visitor, `?from=${dayFromToday(days)}`)
    await toFirstPlan(visitor)
    await page.keyboard.type('2777000')
    await page.keyboard.press('Enter')
    await savedAnd(visitor, t('2.777.000 đồng', '2,777,000 dong'), 'ArrowUp')
    const who = page.getByText('Lê Minh Khôi, ').and(page.getByText(t('số ', 'no. ')))
    await who.waitFor()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await who.waitFor()
      expect.soft(await who.evaluate(cutOff), `at ${width} pixels`).toEqual([])
    }
    await visitor.leave()
  })
})

// Runs in the page: what of the text lies outside of a box that hides it.
const cutOff = (who: Element): string[] => {
  const cut: string[] = []
  const text = who.getBoundingClientRect()
  for (let at: Element | null = who; at !== null; at = at.parentElement) {
    const box = at.getBoundingClientRect()
    const hides = getComputedStyle(at).overflow !== 'visible' || at === document.documentElement
    const outside = text.right > box.right + 1 || text.bottom > box.bottom + 1 || text.left < box.left - 1 || text.top < box.top - 1
    if (hides && (outside || at.scrollWidth > at.clientWidth + 1)) cut.push(`${at.tagName} ${at.className}: ${text.right} of ${box.right}`)
  }
  return cut
}
