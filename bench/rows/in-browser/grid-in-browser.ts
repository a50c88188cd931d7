import type { Page } from 'playwright-core'
import { firstCell, gridPath, gridSize, type Screening } from '../../browser.ts'
import { numeral, type Line } from '../../line.ts'
import { median } from '../../measure.ts'

const runs = 5
const scrollFor = 2500
const keys = 12
const betweenKeys = 60
/** The nights around those in view are preloaded, and typed prices are saved: neither is measured. */
const untilQuiet = 1000
const rows = gridSize.roomTypes * (gridSize.plans + 1)
const size = `${rows} rows × ${gridSize.nights} nights`

/** The grid in Chromium: its first cell, its frames while it scrolls in both directions, and the time from a key to its painted cell. */
export const gridInBrowser = async (screening: Screening): Promise<Line[]> => {
  const first: number[] = []
  const frames: number[] = []
  const limits: number[] = []
  const painted: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const { context, page } = await screening.visit('owner')
    await page.goto(gridPath)
    await page.locator(firstCell).first().waitFor()
    first.push(await page.evaluate(firstCellAt, firstCell))
    await page.waitForTimeout(untilQuiet)
    painted.push(median(await paintedKeys(page)))
    await page.waitForTimeout(untilQuiet)
    limits.push(await page.evaluate(framesWhileIdle, scrollFor / 2))
    frames.push(await page.evaluate(framesWhileScrolling, scrollFor))
    await context.close()
  }
  return [
    {
      what: `Grid of ${size}: frames a second while scrolling both ways (${runs} runs)`,
      measured: `${numeral(median(frames))}/s`,
      limit: `${numeral(median(limits))}/s: the same page at rest`,
      ratio: median(frames) / median(limits),
      aim: '60',
      met: Math.round(median(frames)) >= 60,
    },
    {
      ...timed(`Grid of ${size}: from opening the address to the first usable cell`, first),
      limit: 'QloApps 1.7, first prices: 630 to 838 ms',
      aim: '< 500 ms',
      met: median(first) < 500,
    },
    { ...timed(`Grid of ${size}: from key press to painted cell`, painted), aim: '< 50 ms', met: median(painted) < 50 },
  ]
}

const timed = (what: string, times: readonly number[]) => ({
  what: `${what} (${runs} runs)`,
  measured: `${numeral(median(times))} ms`,
  limit: '',
  ratio: null,
})

/** The time from opening the address until the cell's frame is painted, in milliseconds. */
const firstCellAt = async (selector: string): Promise<number> => {
  const found = document.querySelector(selector)
  if (found === null) throw new Error('no cell')
  await new Promise(requestAnimationFrame)
  return performance.now()
}

const framesWhileIdle = async (duration: number): Promise<number> => {
  const from = await new Promise(requestAnimationFrame)
  let frames = 0
  let now = from
  while (now - from < duration) {
    now = await new Promise(requestAnimationFrame)
    frames += 1
  }
  return (frames * 1000) / (now - from)
}

/** Each frame scrolls further down and to the right, back and forth, as a hand on a touchpad does. */
const framesWhileScrolling = async (duration: number): Promise<number> => {
  const grid = document.querySelector('[role=grid]')
  if (grid === null) throw new Error('no grid')
  const from = await new Promise(requestAnimationFrame)
  let frames = 0
  let now = from
  let [down, right] = [24, 60]
  while (now - from < duration) {
    const { scrollTop, scrollLeft } = grid
    grid.scrollBy(right, down)
    if (frames > 0 && grid.scrollTop === scrollTop) down = -down
    if (frames > 0 && grid.scrollLeft === scrollLeft) right = -right
    now = await new Promise(requestAnimationFrame)
    frames += 1
  }
  return (frames * 1000) / (now - from)
}

/** Types prices into one cell after another: the times from each digit and each Enter to the frame that shows the result. */
const paintedKeys = async (page: Page): Promise<number[]> => {
  await page.getByRole('button', { name: 'Hôm nay', exact: true }).click()
  const [x = 0, y = 0] = (await (await page.waitForFunction(openCell, firstCell)).jsonValue()) || []
  await page.mouse.click(x, y)
  await page.evaluate(watchKeys)
  for (let key = 0; key < keys; key += 1) {
    for (const press of [...String(1234 + key), 'Enter']) {
      await page.keyboard.press(press)
      await page.waitForTimeout(betweenKeys)
    }
  }
  const painted = (await page.evaluate(() => document.documentElement.dataset['painted'] ?? '')).split(' ').filter(Boolean).map(Number)
  if (painted.length < keys * 2) throw new Error(`of ${keys * 5} keys only ${painted.length} changed the page`)
  return painted
}

/** The centre of a visible price that can be set, once there is one. */
const openCell = (selector: string): number[] | false => {
  const middle = { x: window.innerWidth / 2, y: window.innerHeight / 3 }
  for (const cell of document.querySelectorAll(`${selector}:not([aria-readonly=true])`)) {
    const { left, right, top, bottom } = cell.getBoundingClientRect()
    if (left > middle.x && top > middle.y && right < window.innerWidth && bottom < window.innerHeight)
      return [(left + right) / 2, (top + bottom) / 2]
  }
  return false
}

/** Records for each digit and Enter how long it takes until the change on the page is painted. */
const watchKeys = (): void => {
  const times: number[] = []
  let pressed: number | null = null
  const note = (from: number) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      times.push(performance.now() - from)
      document.documentElement.dataset['painted'] = times.join(' ')
    })
    port1.start()
    port2.postMessage(null)
  }
  document.addEventListener('keydown', (event) => (pressed = event.timeStamp), { capture: true })
  new MutationObserver(() => {
    if (pressed === null) return
    const from = pressed
    pressed = null
    requestAnimationFrame(() => note(from))
  }).observe(document.querySelector('[role=grid]') ?? document.body, { subtree: true, childList: true, characterData: true })
}
