import { expect, test } from 'vitest'
import { hotelRoutes, platformRoutes } from './world/screens/screens.ts'
import { comeAs, type Person } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'
import { withRecord } from './world/screens/with-record.ts'

const { visit } = useBrowser()
const widths = [900, 1024, 1180, 1280, 1366, 1440]
const narrowest = 80
const mostTries = 20
const hotelPaths = (await hotelRoutes()).map(({ path }) => `/u/0/${path}`)
const platformPaths = (await platformRoutes()).map(({ path }) => path)

test.each([
  { whose: 'the hotel', person: 'owner', paths: hotelPaths, language: 'vi', most: 15 },
  { whose: 'the hotel', person: 'owner', paths: hotelPaths, language: 'en', most: 15 },
  { whose: 'the platform', person: 'admin', paths: platformPaths, language: 'vi', most: 5 },
  { whose: 'the platform', person: 'admin', paths: platformPaths, language: 'en', most: 5 },
] as const)('no list of $whose has a column below 80 pixels between 900 and 1440 pixels ($language)', async (how) => {
  const visitor = await visit({ language: how.language })
  await comeAs(visitor, how.person satisfies Person)
  const lists: string[] = []
  for (const path of how.paths) {
    await open(visitor, path.includes('$') ? await recordAt(visitor, path) : path)
    if ((await tablesOf(visitor).count()) === 0) continue
    lists.push(path)
    for (const width of widths) expect.soft(await narrowColumns(visitor, width), `${path} at ${width} pixels`).toEqual([])
    expect.soft(await stillCut(visitor), path).toEqual([])
  }
  expect(lists.length).toBeGreaterThanOrEqual(how.most)
  await visitor.leave()
})

const recordAt = async (visitor: Visitor, path: string): Promise<string> =>
  path.startsWith('/u/0/') ? `/u/0/${await withRecord(visitor, path.slice('/u/0/'.length))}` : withRecord(visitor, path)

const tablesOf = ({ page }: Visitor) => page.locator('main table[data-lines]')

const open = async ({ page, language }: Visitor, address: string): Promise<void> => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${address}?lang=${language}`)
  await page.locator('main:not(:empty)').waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
}

/** The heads of a screen's lists that are too narrow in a window of this width, once the lists have been fitted to it. */
const narrowColumns = async (visitor: Visitor, width: number): Promise<readonly string[]> => {
  await visitor.page.setViewportSize({ width, height: 900 })
  await visitor.page.evaluate(painted)
  return tablesOf(visitor)
    .locator('thead th')
    .evaluateAll(
      (heads, least) =>
        heads
          .map((head) => ({ name: head.textContent, room: head.getBoundingClientRect().width }))
          .filter(({ room }) => room < least - 0.5)
          .map(({ name, room }) => `${name}: ${Math.round(room)}`),
      narrowest,
    )
}

/** The texts of the screen's lists that are cut at 1440 pixels although columns beside them have room. */
const needlesslyCut = async ({ page }: Visitor): Promise<readonly string[]> => {
  await page.evaluate(async () => document.fonts.ready)
  await page.setViewportSize({ width: 1439, height: 900 })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.evaluate(painted)
  return page.locator('main table[data-lines="false"]').evaluateAll(
    (tables, least) =>
      tables.flatMap((table) => {
        const rows = [...table.querySelectorAll('tr')].map((row) => [...row.children])
        const contentOf = (cell: Element): number => {
          const range = document.createRange()
          range.selectNodeContents(cell)
          return range.getBoundingClientRect().width
        }
        // What each column leaves empty in all of its rows and may give up; 24 pixels are the cell's own space.
        const room = (rows[0] ?? []).map((head, at) =>
          Math.min(head.clientWidth - least, ...rows.map((row) => head.clientWidth - 24 - contentOf(row[at] ?? head))),
        )
        const widest = Math.max(0, ...room)
        const isCut = (one: Element) => {
          const { textOverflow, webkitLineClamp } = getComputedStyle(one)
          if (webkitLineClamp !== 'none') return one.scrollHeight > one.clientHeight + 1
          return textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth + 1
        }
        const cut = [...table.querySelectorAll('td')].filter((cell) =>
          [cell, ...cell.querySelectorAll('*')].some((one) => isCut(one) && one.closest('[data-folded-parts]') === null),
        )
        return widest > 24 ? cut.map((cell) => `${cell.textContent}: ${Math.round(widest)} pixels are free`) : []
      }),
    narrowest,
  )
}

/** What is cut once the list has come to rest: on a slow machine its columns follow what they hold some frames later. */
const stillCut = async (visitor: Visitor): Promise<readonly string[]> => {
  let cut = await needlesslyCut(visitor)
  for (let tries = 1; tries < mostTries && cut.length > 0; tries += 1) cut = await needlesslyCut(visitor)
  return cut
}

// Runs in the page: a list is measured in one frame and fitted in the next.
const painted = async (): Promise<void> => {
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
}
