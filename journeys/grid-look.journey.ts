import { describe, expect, test } from 'vitest'
import { dayFromToday } from './world/agent.ts'
import { activeCell, openGrid, savedAnd, toFirstPlan } from './world/grid.ts'
import { unseenOfCalendar } from './world/screens/date-ranges.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()
const widths = [1920, 1440, 1280, 1180, 1024]

describe.each([
  { language: 'vi', days: 500 },
  { language: 'en', days: 520 },
] as const)('the grid as it is seen, $language', ({ language, days }) => {
  test('“never clipped, never wrapped”: its calendar shows two months side by side, whole, at every width', async () => {
    const visitor = await visit({ language })
    const { page, t } = visitor
    await comeAs(visitor, 'revenue')
    await openGrid(visitor)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await page.getByRole('button', { name: t('Đến ngày', 'Jump to a date') }).click()
      const calendar = page.getByRole('dialog', { name: t('Đến ngày', 'Jump to a date') })
      await calendar.waitFor()
      expect.soft(await calendar.evaluate(unseenOfCalendar, 2), `at ${width} pixels`).toEqual([])
      await page.keyboard.press('Escape')
      await calendar.waitFor({ state: 'detached' })
    }
    await visitor.leave()
  })

  test('“set, default and derived prices differ at a glance”, in the light and in the dark', async () => {
    for (const dark of [false, true]) {
      const visitor = await visit({ language, dark })
      const { page, t } = visitor
      await comeAs(visitor, 'revenue')
      await openGrid(visitor, `?from=${dayFromToday(days)}`)
      await toFirstPlan(visitor)
      await page.keyboard.type(dark ? '2888000' : '2777000')
      await page.keyboard.press('Enter')
      await savedAnd(visitor, dark ? t('2.888.000 đồng', '2,888,000 dong') : t('2.777.000 đồng', '2,777,000 dong'), 'ArrowUp')
      expect(await activeCell(visitor)).toContain(t('giá riêng', 'own price'))
      // A saved cell is green for a moment.
      await openGrid(visitor, `?from=${dayFromToday(days)}`)
      const looks = await Promise.all(
        [t('giá riêng', 'own price'), t('giá mặc định', 'default price'), t('theo gói gốc', 'follows the parent package')].map((source) =>
          lookOfPrice(visitor, source),
        ),
      )
      const shapes = new Set(looks.map(({ weight, slant }) => `${weight} ${slant}`))
      const inks = new Set(looks.map(({ ink }) => ink))
      expect([shapes.size, inks.size], `shapes ${[...shapes].join(', ')}; inks ${[...inks].join(', ')}`).toEqual([3, 3])
      await visitor.leave()
    }
  })
})

describe.each(['vi', 'en'] as const)('the whole of the grid, %s', (language) => {
  test('“zoom 60 and 90 draw nothing over itself”', async () => {
    const visitor = await visit({ language })
    const { page } = visitor
    await comeAs(visitor, 'revenue')
    await openGrid(visitor)
    for (const nights of ['14', '30', '60', '90']) {
      await page.getByRole('radio', { name: nights, exact: true }).click()
      await page.getByRole('radio', { name: nights, exact: true, checked: true }).waitFor()
      await page.evaluate(painted)
      expect.soft(await page.getByRole('grid').evaluate(drawnOver), `${nights} nights`).toEqual([])
    }
    await visitor.leave()
  })

  test('the first press of Tab offers to skip to the grid', async () => {
    const visitor = await visit({ language })
    const { page, t } = visitor
    await comeAs(visitor, 'revenue')
    await openGrid(visitor)
    await page.reload()
    await page.getByRole('grid').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByRole('grid').evaluate((grid) => grid.contains(document.activeElement))).toBe(true)
    expect(await page.getByRole('link', { name: t('Bỏ qua đến nội dung', 'Skip to the content') }).count()).toBe(1)
    await visitor.leave()
  })
})

/** How the price of the first night to come whose price comes from there is written. */
const lookOfPrice = ({ page }: Visitor, source: string) =>
  page
    .locator(`[role="gridcell"][aria-label*="${source}"]`)
    .first()
    .evaluate((cell) => {
      const { fontWeight: weight, fontStyle: slant, color: ink } = getComputedStyle(cell)
      return { weight, slant, ink }
    })

// Runs in the page: texts of the grid's cells that are wider than their cell, and texts of its heads that stand over each other.
const drawnOver = (grid: Element): string[] => {
  const wide = [...grid.querySelectorAll('[role="gridcell"]')]
    .filter((cell) => cell.scrollWidth > Math.ceil(cell.clientWidth) + 1)
    .map((cell) => `${cell.textContent} in ${cell.clientWidth}: ${cell.ariaLabel}`)
  const texts = [...grid.querySelectorAll('[role="columnheader"]')]
    .filter((head) => head.clientHeight > 1 && head.clientWidth > 1)
    .flatMap((head) => {
      const range = document.createRange()
      const walker = document.createTreeWalker(head, NodeFilter.SHOW_TEXT)
      const found: { text: string; box: DOMRect }[] = []
      while (walker.nextNode()) {
        range.selectNodeContents(walker.currentNode)
        found.push({ text: walker.currentNode.textContent ?? '', box: range.getBoundingClientRect() })
      }
      return found
    })
    .filter(({ box }) => box.width > 1)
  const over = texts.flatMap((one, place) =>
    texts
      .slice(place + 1)
      .filter(({ box }) => box.left < one.box.right - 1 && one.box.left < box.right - 1)
      .filter(({ box }) => box.top < one.box.bottom - 3 && one.box.top < box.bottom - 3)
      .map((other) => `${one.text} over ${other.text}`),
  )
  return [...wide, ...over].slice(0, 5)
}

// Runs in the page: what was read is painted with the frames after.
const painted = async (): Promise<void> => {
  for (let frames = 0; frames < 20; frames += 1) await new Promise(requestAnimationFrame)
}
