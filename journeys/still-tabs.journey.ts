import { expect, test } from 'vitest'
import { hotelRoutes, platformRoutes } from './world/screens/screens.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'
import { withRecord } from './world/screens/with-record.ts'

const { visit } = useBrowser()
const hotelPaths = (await hotelRoutes()).map(({ path }) => path)
const platformPaths = (await platformRoutes()).map(({ path }) => path)

test.each([
  { whose: 'the hotel', person: 'owner', paths: hotelPaths, language: 'vi', least: 6 },
  { whose: 'the platform', person: 'admin', paths: platformPaths, language: 'en', least: 3 },
] as const)('“tabs that jump”: whichever tab of $whose is open, all tabs stand where they stood ($language)', async (how) => {
  const visitor = await visit({ language: how.language })
  await comeAs(visitor, how.person)
  const seen = new Set<string>()
  for (const path of how.paths) {
    const address = await addressOf(visitor, path)
    await open(visitor, address)
    for (const [nav, tabs] of (await tabsOf(visitor)).entries()) {
      const name = tabs.map(({ to }) => to.split('?')[0]).join(' ')
      if (tabs.length < 2 || seen.has(name)) continue
      seen.add(name)
      // The tabs of another row may have led to another screen.
      if (nav > 0) await open(visitor, address)
      for (const { to } of tabs) {
        const row = visitor.page.locator('main nav[data-tabs]').nth(nav)
        await row.locator(`a[href="${to}"]`).click()
        await row.locator(`a[href="${to}"][aria-current="page"]`).waitFor()
        await settled(visitor)
        expect.soft(placesOf((await tabsOf(visitor))[nav]), `${path}: ${to}`).toEqual(placesOf(tabs))
      }
    }
  }
  expect(seen.size).toBeGreaterThanOrEqual(how.least)
  await visitor.leave()
})

const addressOf = async (visitor: Visitor, path: string): Promise<string> => {
  const address = path.includes('$') ? await withRecord(visitor, path) : path
  return path.startsWith('/admin') ? address : `/u/0/${address}`
}

const open = async (visitor: Visitor, address: string): Promise<void> => {
  await visitor.page.goto(`${address}?lang=${visitor.language}`)
  await settled(visitor)
}

const settled = async ({ page }: Visitor): Promise<void> => {
  await page.locator('main:not(:empty)').waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"], [data-old="true"]') === null)
  // While a part of the page is loaded, React hides what is shown already.
  await page.waitForFunction(() => [...document.querySelectorAll('main nav[data-tabs]')].every((row) => row.getClientRects().length > 0))
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(painted)
}

type PlacedTab = { readonly to: string; readonly left: number; readonly top: number }

/** Where each tab of the page stands, by rows of tabs. */
const tabsOf = ({ page }: Visitor): Promise<readonly (readonly PlacedTab[])[]> =>
  page.locator('main nav[data-tabs]').evaluateAll((navs) =>
    navs.map((nav) =>
      [...nav.querySelectorAll('a')].map((tab) => {
        const { left, top } = tab.getBoundingClientRect()
        return { to: tab.getAttribute('href') ?? '', left: Math.round(left), top: Math.round(top) }
      }),
    ),
  )

const placesOf = (tabs: readonly PlacedTab[] = []) => tabs.map(({ left, top }) => [left, top])

// Runs in the page: a list is measured in one frame and fitted in the next.
const painted = async (): Promise<void> => {
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
}
