import type { Locator } from 'playwright-core'
import type { Visitor } from '../visit.ts'

/** From a small phone to a desk. Below 768 pixels filters are in a sheet, and a calendar shows one month. */
const widths = [320, 390, 768, 1024, 1440]
const desk = 768

/**
 * How many ranges of dates the open screen has, and which are wrapped or cut in a window of some width: the field in one line, its calendar
 * whole. A screen that has none in a wide window is not looked at in others.
 */
export const dateRanges = async (visitor: Visitor): Promise<{ readonly found: number; readonly broken: readonly string[] }> => {
  const { page, t } = visitor
  const openers = page.getByRole('button', { name: t('mở lịch', 'open the calendar') })
  const broken: string[] = []
  let found = 0
  for (const width of widths.toReversed()) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(painted)
    const filter = page.locator('main').getByRole('button', { name: t('Lọc', 'Filter'), exact: true })
    const inSheet = width < desk && (await filter.count()) > 0
    if (inSheet) await filter.click()
    const all = await openers.all()
    found = Math.max(found, all.length)
    if (found === 0) break
    for (const opener of all) broken.push(...(await brokenRange(visitor, opener, width)))
    if (!inSheet) continue
    await page.getByRole('button', { name: t('Xem kết quả', 'Show the result') }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  return { found, broken }
}

const brokenRange = async ({ page, t }: Visitor, opener: Locator, width: number): Promise<readonly string[]> => {
  const field = ((await opener.getAttribute('aria-label')) ?? '').replace(t(': mở lịch', ': open the calendar'), '')
  await opener.scrollIntoViewIfNeeded()
  const wrapped = await opener.evaluate(wrappedParts)
  await opener.click()
  const calendar = page.getByRole('dialog', { name: field, exact: true })
  await calendar.getByRole('table').first().waitFor()
  await page.evaluate(painted)
  const unseen = await calendar.evaluate(unseenOfCalendar, width < desk ? 1 : 2)
  await page.keyboard.press('Escape')
  await calendar.waitFor({ state: 'detached' })
  return [...wrapped, ...unseen].map((what) => `${field} at ${width} pixels: ${what}`)
}

// Runs in the page: the halves of a range that do not stand in one line with its button, and dates that have no room.
const wrappedParts = (opener: Element): string[] => {
  const parts = [...(opener.closest('fieldset')?.querySelectorAll('input, button') ?? [])]
  const middles = parts.map((part) => part.getBoundingClientRect()).map(({ top, height }) => Math.round((top + height / 2) / 4))
  const cut = parts.filter((part) => part.tagName === 'INPUT' && part.scrollWidth > part.clientWidth + 1)
  const outside = parts.filter((part) => part.getBoundingClientRect().right > innerWidth || part.getBoundingClientRect().left < 0)
  return [
    ...(new Set(middles).size > 1 ? ['wrapped'] : []),
    ...(parts.length === 3 ? [] : [`${parts.length} parts`]),
    ...cut.map((part) => `cut: ${part.ariaLabel ?? ''}`),
    ...outside.map((part) => `outside of the window: ${part.ariaLabel ?? ''}`),
  ]
}

/** Runs in the page: what of a calendar is outside of the window or of its card, and months that are missing or not side by side. */
export const unseenOfCalendar = (card: Element, wanted: number): string[] => {
  const box = card.getBoundingClientRect()
  const outside = box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight
  const months = [...card.querySelectorAll('table')].map((month) => month.getBoundingClientRect())
  const [first, second] = months
  return [
    ...(outside ? [`outside of the window: ${box.left} ${box.top} ${box.right} ${box.bottom}`] : []),
    ...(card.scrollWidth > card.clientWidth || card.scrollHeight > card.clientHeight ? ['clipped by its card'] : []),
    ...(months.length === wanted ? [] : [`${months.length} months`]),
    ...(first !== undefined && second !== undefined && second.left < first.right ? ['the second month is wrapped below the first'] : []),
  ]
}

// Runs in the page: what was measured is painted with the frames after.
const painted = async (): Promise<void> => {
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
}
