import { describe, expect, test } from 'vitest'
import { hotelRoutes, platformRoutes } from './world/screens/screens.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()
const bookings = '/u/0/booking/list-booking'
const widths = [1440, 1024, 900]
const hotelPaths = (await hotelRoutes()).map(({ path }) => `/u/0/${path}`)
const platformPaths = (await platformRoutes()).map(({ path }) => path)

test.each([
  { whose: 'the hotel', person: 'owner', paths: hotelPaths, language: 'vi', least: 8 },
  { whose: 'the platform', person: 'admin', paths: platformPaths, language: 'en', least: 4 },
] as const)(
  '“filters do not make the table jump”: a search on every list of $whose leaves its rows where they were ($language)',
  async (how) => {
    const visitor = await visit({ language: how.language })
    await comeAs(visitor, how.person)
    let searched = 0
    for (const path of how.paths.filter((one) => !one.includes('$'))) {
      await open(visitor, path, 1440)
      if ((await searchOf(visitor).count()) !== 1 || (await visitor.page.locator('main table[data-lines]').count()) !== 1) continue
      searched += 1
      for (const width of widths) {
        await visitor.page.setViewportSize({ width, height: 900 })
        await settled(visitor)
        const before = await topOf(visitor)
        await searchOf(visitor).fill('xyzzy')
        await clearOf(visitor).waitFor()
        await settled(visitor)
        expect.soft(await topOf(visitor), `${path} at ${width} pixels`).toBe(before)
        await clearOf(visitor).click()
        await settled(visitor)
      }
    }
    expect(searched).toBeGreaterThanOrEqual(how.least)
    await visitor.leave()
  },
)

describe.each(['vi', 'en'] as const)('a saved view, %s', (language) => {
  test('neither opening the views, saving one, applying it nor deleting it moves the table', async () => {
    const visitor = await visit({ language })
    const { page, t } = visitor
    await comeAs(visitor, 'owner')
    await open(visitor, bookings, 1280)
    const top = await topOf(visitor)
    const views = page.getByRole('button', { name: t('Bộ lọc đã lưu', 'Saved views') })
    await searchOf(visitor).fill('Nguyễn')
    await clearOf(visitor).waitFor()
    await views.click()
    const panel = page.getByRole('dialog', { name: t('Bộ lọc đã lưu', 'Saved views') })
    await panel.waitFor()
    expect(await topOf(visitor)).toBe(top)
    await panel.getByRole('button', { name: t('Lưu bộ lọc đang xem', 'Save this view') }).click()
    await page.getByRole('dialog').getByRole('textbox').fill(`Nguyễn ${language}`)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await open(visitor, bookings, 1280)
    await views.click()
    await panel.getByRole('link', { name: `Nguyễn ${language}` }).click()
    await expect.poll(() => searchOf(visitor).inputValue()).toBe('Nguyễn')
    await settled(visitor)
    expect(await topOf(visitor)).toBe(top)
    await views.click()
    await panel.getByRole('button', { name: t(`Xoá Nguyễn ${language}`, `Delete Nguyễn ${language}`) }).click()
    await panel.getByText(t('Lưu điều kiện lọc, thứ tự và cột đang xem', 'Save the filter, order and columns'), { exact: false }).waitFor()
    expect(await topOf(visitor)).toBe(top)
    await visitor.leave()
  })
})

const open = async (visitor: Visitor, path: string, width: number): Promise<void> => {
  const { page, language } = visitor
  await page.setViewportSize({ width, height: 900 })
  await page.goto(`${path}?lang=${language}`)
  await page.locator('main:not(:empty)').waitFor()
  await settled(visitor)
}

/** Waits until nothing is being read, and what was read is painted. */
const settled = async ({ page }: Visitor): Promise<void> => {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"], [data-old="true"]') === null)
  await page.evaluate(painted)
}

const searchOf = ({ page }: Visitor) => page.locator('main search').getByRole('searchbox')

/** Beside the filters; an empty list has another below. */
const clearOf = ({ page, t }: Visitor) => page.getByRole('button', { name: t('Bỏ điều kiện lọc', 'Clear the filter') }).first()

/** What holds the rows of a list, or says that there are none. */
const framesOf = ({ page }: Visitor) => page.locator('main [data-old]')

const topOf = async (visitor: Visitor): Promise<number> => Math.round((await framesOf(visitor).boundingBox())?.y ?? -1)

// Runs in the page: a list is measured in one frame and fitted in the next.
const painted = async (): Promise<void> => {
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
}
