import { dayFromToday } from './agent.ts'
import type { Visitor } from './visit.ts'

/**
 * Prepares a batch that raises the price of the first plan by 15 % on thirty nights, up to its preview; returns the button that applies it.
 */
export const prepareRaise = async ({ page, t }: Visitor, days: number) => {
  await page.goto(`/u/0/hotel-manage/room-sale/avail-and-rate/batch-update?from=${dayFromToday(days)}&to=${dayFromToday(days + 29)}`)
  await page.getByRole('heading', { name: t('Cập nhật giá và hạn chế', 'Update rates and restrictions') }).waitFor()
  await page.getByRole('checkbox', { name: t('Giá', 'Price'), exact: true }).check()
  await page
    .getByRole('checkbox', { name: t('Linh hoạt, gồm bữa sáng', 'Flexible, breakfast included') })
    .first()
    .check()
  await page.getByRole('radio', { name: t('Tăng', 'Raise') }).check()
  await page.getByRole('textbox', { name: t('Phần trăm', 'Percent') }).fill('15')
  const apply = page.getByRole('button', { name: t('Áp dụng 30 đêm', 'Apply 30 nights') })
  await apply.waitFor()
  await page
    .getByText(/\+15\s%/u)
    .first()
    .waitFor()
  return apply
}

/** Waits until the page says that the thirty nights are applied. */
export const hearApplied = ({ page, t }: Visitor): Promise<void> =>
  page.getByText(t('Đã áp dụng 30 đêm', '30 nights applied')).first().waitFor()
