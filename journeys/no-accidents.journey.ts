import { describe, expect, test } from 'vitest'
import { dayFromToday } from './world/agent.ts'
import { activeCell, openGrid, savedAnd, toFirstPlan } from './world/grid.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()

const readers = [
  { language: 'vi', days: 300 },
  { language: 'en', days: 330 },
] as const

const open = async ({ language, days }: (typeof readers)[number]): Promise<Visitor> => {
  const visitor = await visit({ language })
  await comeAs(visitor, 'revenue')
  await openGrid(visitor, `?from=${dayFromToday(days)}&lang=${language}`)
  await toFirstPlan(visitor)
  return visitor
}

describe.each(readers)('nothing happens to the grid by accident, $language', (reader) => {
  test('the toolbar stands still while prices are saved, nights pass by and the panel opens; a double click undoes nothing', async () => {
    const visitor = await open(reader)
    const { page, t } = visitor
    const before = await placesOfTools(visitor)
    await page.keyboard.type('2111000')
    await page.keyboard.press('Enter')
    await savedAnd(visitor, t('2.111.000 đồng', '2,111,000 dong'), 'ArrowUp')
    expect(await placesOfTools(visitor)).toEqual(before)
    const undone: string[] = []
    page.on('request', (request) => request.url().endsWith('/room-plan/undo') && undone.push(request.url()))
    await page.getByRole('button', { name: t('Vì sao không đặt được?', 'Why can’t this be booked?') }).dblclick()
    await page.getByRole('complementary').waitFor()
    expect(await placesOfTools(visitor)).toEqual(before)
    expect(undone).toEqual([])
    await page.getByRole('button', { name: t('Các đêm sau', 'Later nights') }).click()
    await page.getByRole('button', { name: t('Các đêm sau', 'Later nights') }).click()
    await page.getByRole('button', { name: t('Các đêm trước', 'Earlier nights') }).click()
    expect(await placesOfTools(visitor)).toEqual(before)
    await visitor.leave()
  })

  test('a word typed over a cell changes nothing; a letter alone does, says so, and is undone', async () => {
    const visitor = await open(reader)
    const { page, t } = visitor
    const before = await activeCell(visitor)
    const saved: string[] = []
    page.on('request', (request) => request.url().endsWith('/room-plan/save-cells') && saved.push(request.url()))
    await page.keyboard.type('abc')
    await page.getByText(t('Chữ không phải là giá: chưa đổi gì.', 'Letters are not a price: nothing was changed.')).waitFor()
    expect(await activeCell(visitor)).toBe(before)
    // Longer than a letter waits for the next one.
    await page.waitForTimeout(500)
    expect(saved).toEqual([])
    await page.keyboard.press('s')
    await expect.poll(() => activeCell(visitor)).toContain(t('Ngừng bán', 'Stop sell'))
    await page
      .getByRole('status')
      .getByRole('button', { name: t('Hoàn tác', 'Undo') })
      .click()
    await expect.poll(() => activeCell(visitor)).toBe(before)
    await visitor.leave()
  })
})

describe.each(readers)('the tools of the grid, $language', (reader) => {
  test.each([1440, 1024])('nights of two years are written no wider than those of one (%i px)', async (width) => {
    const visitor = await open(reader)
    await visitor.page.setViewportSize({ width, height: 768 })
    const before = await placesOfTools(visitor)
    const year = dayFromToday(0).slice(0, 4)
    await openGrid(visitor, `?from=${Number(year) + 1}-12-20&lang=${reader.language}`)
    await visitor.page.getByRole('button', { name: /20\/12\/\d{4} – \d\d\/01\/\d{4}/u }).waitFor()
    expect(await placesOfTools(visitor)).toEqual(before)
    await visitor.leave()
  })

  test.each([1440, 1024])('its tools stand in one line at %i px', async (width) => {
    const visitor = await open(reader)
    await visitor.page.setViewportSize({ width, height: 768 })
    const lines = async () =>
      new Set((await placesOfTools(visitor)).map(([, top = 0, , height = 0]) => Math.round((top + height / 2) / 10)))
    await expect.poll(async () => (await lines()).size).toBe(1)
    await visitor.leave()
  })
})

/** Where each tool of the grid stands, by its name; the range of dates bears another with every night. */
const placesOfTools = async ({ page }: Visitor): Promise<readonly (readonly number[])[]> => {
  await page.evaluate(() => document.fonts.ready)
  const tools = page.getByRole('toolbar').locator('button, a')
  return tools.evaluateAll((all) =>
    all.map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      return [left, top, width, height]
    }),
  )
}
