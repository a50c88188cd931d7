import type { Scene } from './picture.ts'

const rates = '/u/0/hotel-manage/room-sale/avail-and-rate'

/** Opens the grid of prices and rooms. */
export const showGrid = async ({ page }: Scene): Promise<void> => {
  await page.goto(rates)
  await page.locator('[role=gridcell]').first().waitFor()
}

/** Opens a batch update that raises one package by 15 percent, with its preview. */
export const showBatch = async ({ page, t }: Scene): Promise<void> => {
  await page.goto(`${rates}/batch-update?from=${dayFromToday(30)}&to=${dayFromToday(59)}`)
  await page.getByRole('checkbox', { name: t('Giá', 'Price'), exact: true }).check()
  const flexible = t('Linh hoạt, gồm bữa sáng', 'Flexible, breakfast included')
  await page.getByRole('checkbox', { name: flexible }).first().check()
  await page.getByRole('radio', { name: t('Tăng', 'Raise'), exact: true }).check()
  await page.getByRole('textbox', { name: t('Phần trăm', 'Percent') }).fill('15')
  await page.getByRole('button', { name: t('Áp dụng 30 đêm', 'Apply 30 nights') }).waitFor()
}

/** Opens a booking of which a part is paid. */
export const showBooking = async ({ page, t }: Scene): Promise<void> => {
  await page.goto('/u/0/booking/list-booking?state=await+fully+payment')
  await page.getByRole('row').nth(1).click()
  await page.getByText(t('Giá, từng bước', 'Price, step by step')).waitFor()
}

/** A day as an address contains it; the sample hotels are seven hours ahead of UTC. */
export const dayFromToday = (days: number): string => new Date(Date.now() + 7 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)
