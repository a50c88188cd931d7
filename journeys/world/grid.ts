import { expect } from 'vitest'
import type { Visitor } from './visit.ts'

/** Opens the grid with the focus in it. */
export const openGrid = async ({ page, t }: Visitor, search = ''): Promise<void> => {
  await page.goto(`/u/0/hotel-manage/room-sale/avail-and-rate${search}`)
  await gridOf({ page, t }).waitFor()
  await page.locator('[role=gridcell]').first().waitFor()
  await gridOf({ page, t }).focus()
}

/** The grid itself, which has the focus; its cells are told by `aria-activedescendant`. */
const gridOf = ({ page, t }: Pick<Visitor, 'page' | 't'>) =>
  page.getByRole('grid', { name: t('Lưới phòng trống và giá', 'Rates and availability') })

/** What the active cell says of itself. */
export const activeCell = async ({ page }: Pick<Visitor, 'page'>): Promise<string> =>
  (await page.locator('#grid-active-cell').getAttribute('aria-label')) ?? ''

/** To the first price that is somebody's own to set, on the first night in view: the grid's focus begins on it, or above it. */
export const toFirstPlan = async ({ page, t }: Pick<Visitor, 'page' | 't'>): Promise<void> => {
  await page.keyboard.press('ArrowUp')
  for (let steps = 0; steps < 6; steps += 1) {
    await page.keyboard.press('ArrowDown')
    if ((await activeCell({ page })).includes(t('Linh hoạt, gồm bữa sáng', 'Flexible, breakfast included'))) return
  }
  throw new Error('the grid has no plan to type a price into')
}

/** Waits until the cell above, which was typed into, holds the price and is saved. */
export const savedAnd = async (visiting: Pick<Visitor, 'page' | 't'>, price: string, back: string): Promise<void> => {
  await visiting.page.keyboard.press(back)
  await expect.poll(() => activeCell(visiting)).toContain(price)
}
