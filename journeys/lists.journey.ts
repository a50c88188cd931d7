import { describe, expect, test } from 'vitest'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()
const bookings = '/u/0/booking/list-booking'

describe.each(['vi', 'en'] as const)('the list of bookings, %s', (language) => {
  test('“sorting by head”: up, down, and kept by a reload', async () => {
    const visitor = await visit({ language })
    const { page, t } = visitor
    await comeAs(visitor, 'owner')
    await open(visitor)
    const head = page.getByRole('columnheader', { name: t('Tổng tiền', 'Total') })
    for (const order of ['ascending', 'descending'] as const) {
      await head.getByRole('button').click()
      await expect.poll(() => head.getAttribute('aria-sort')).toBe(order)
      await expect.poll(async () => isSorted(await totals(visitor), order)).toBe(true)
    }
    const dearest = await totals(visitor)
    await page.reload()
    await expect.poll(() => totals(visitor)).toEqual(dearest)
    expect(await head.getAttribute('aria-sort')).toBe('descending')
    await visitor.leave()
  })

  test('“rows are links (middle click, new tab)”', async () => {
    const visitor = await visit({ language })
    const { page, context } = visitor
    await comeAs(visitor, 'owner')
    await open(visitor)
    const row = rowsOf(visitor).first()
    const link = row.getByRole('link').first()
    const address = await link.getAttribute('href')
    expect(address).toMatch(/^\/u\/0\/booking\/detail/u)
    for (const where of [link, row.getByRole('cell').last()]) {
      const [tab] = await Promise.all([context.waitForEvent('page'), where.click({ button: 'middle' })])
      await tab.locator('main h1').waitFor()
      const { pathname, search } = new URL(tab.url())
      expect(`${pathname}${search}`).toContain(address?.split('?')[0] ?? 'nowhere')
      await tab.close()
      expect(new URL(page.url()).pathname).toBe(bookings)
    }
    await visitor.leave()
  })

  test('“the phone’s booking calls by a tap; its list shows total and debt”', async () => {
    const visitor = await visit({ language, phone: true })
    const { page, t } = visitor
    await comeAs(visitor, 'reception')
    await page.goto(`${bookings}?view=owes&lang=${language}`)
    const row = rowsOf(visitor).first()
    await row.waitFor()
    const amounts = (await row.innerText()).match(/[\d.,]{5,}/gu) ?? []
    expect(amounts.length).toBeGreaterThanOrEqual(2)
    expect(await row.innerText()).toMatch(t('nợ', 'owes'))
    await visitor.checkAccessibility()
    await row.tap()
    const call = page.locator('main a[href^="tel:"]').first()
    await call.waitFor()
    const number = (await call.getAttribute('href'))?.slice('tel:'.length)
    expect(number).toMatch(/^\+?\d{8,15}$/u)
    expect((await call.innerText()).replaceAll(/[^\d+]/gu, '')).toBe(number)
    expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(24)
    await visitor.leave()
  })
})

const open = async (visitor: Visitor): Promise<void> => {
  await visitor.page.goto(`${bookings}?lang=${visitor.language}`)
  await rowsOf(visitor).first().waitFor()
}

const rowsOf = ({ page }: Visitor) => page.locator('main table[data-lines] tbody tr')

/** What the shown bookings cost, from the first row down. */
const totals = async ({ page, t }: Visitor): Promise<readonly number[]> => {
  const heads = await page.getByRole('columnheader').allInnerTexts()
  const place = heads.findIndex((head) => head.trim() === t('Tổng tiền', 'Total'))
  const cells = await page.locator(`main table[data-lines] tbody tr td:nth-child(${place + 1})`).allInnerTexts()
  return cells.map((text) => Number((text.split('\n')[0] ?? '').replaceAll(/\D/gu, '')))
}

const isSorted = (amounts: readonly number[], order: 'ascending' | 'descending'): boolean =>
  amounts.length > 1 &&
  amounts.every((amount, place) => {
    const before = amounts[place - 1] ?? amount
    return order === 'ascending' ? before <= amount : before >= amount
  })
