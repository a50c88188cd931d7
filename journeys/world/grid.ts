import { expect } from 'vitest'
import type { Visitor } from './visit.ts'

/** Opens the grid with the focus in it, once the nights in view have been read. */
export const openGrid = async ({ page, t }: Visitor, search = ''): Promise<void> => {
  await page.goto(`/u/0/hotel-manage/room-sale/avail-and-rate${search}`)
  await gridOf({ page, t }).waitFor()
  await page.waitForFunction(isViewRead, t('chưa đọc', 'not read yet'))
  await gridOf({ page, t }).focus()
}

/**
 * Whether the cells in view are shown up to the last night, with none still loading; the first painted cells may be far from the night at
 * which the grid opens.
 */
const isViewRead = (unread: string): boolean => {
  const view = document.querySelector('[role="grid"]')?.getBoundingClientRect()
  if (view === undefined) return false
  const cells = [...document.querySelectorAll('[role="gridcell"]')].map((cell) => ({
    label: cell.ariaLabel ?? '',
    box: cell.getBoundingClientRect(),
  }))
  const inView = cells.filter(({ box }) => box.left < view.right && box.right > view.left)
  return inView.some(({ box }) => box.right + box.width > view.right) && inView.every(({ label }) => !label.includes(unread))
}

/** The grid, which has the focus; `aria-activedescendant` names the active cell. */
const gridOf = ({ page, t }: Pick<Visitor, 'page' | 't'>) =>
  page.getByRole('grid', { name: t('Lưới phòng trống và giá', 'Availability and price') })

/** The label of the active cell. */
export const activeCell = async ({ page }: Pick<Visitor, 'page'>): Promise<string> =>
  (await page.locator('#grid-active-cell').getAttribute('aria-label')) ?? ''

/** Moves to the first own price that can be set, on the first night in view: the grid's focus starts on it or above it. */
export const toFirstPlan = async ({ page, t }: Pick<Visitor, 'page' | 't'>): Promise<void> => {
  await page.keyboard.press('ArrowUp')
  for (let steps = 0; steps < 6; steps += 1) {
    await page.keyboard.press('ArrowDown')
    if ((await activeCell({ page })).includes(t('Linh hoạt, gồm bữa sáng', 'Flexible, breakfast included'))) return
  }
  throw new Error('the grid has no plan to type a price into')
}

/** Waits until the cell above, where a price was typed, shows the price and is saved. */
export const savedAnd = async (visiting: Pick<Visitor, 'page' | 't'>, price: string, back: string): Promise<void> => {
  await visiting.page.keyboard.press(back)
  await expect.poll(() => activeCell(visiting)).toContain(price)
  await expect.poll(() => activeCell(visiting)).not.toMatch(/Chưa lưu|Not saved|Đang lưu|Saving/u)
}
