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
