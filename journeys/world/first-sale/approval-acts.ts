import { expect } from 'vitest'
import { searchList } from '../search.ts'
import type { Visitor } from '../visit.ts'

/** "The confirm to sell rooms button appears at nine". */
export const confirmToSell = async (visitor: Visitor): Promise<void> => {
  const { page, t } = visitor
  await page.goto('/u/0/dashboard')
  await page.getByText('9/9').first().waitFor()
  await visitor.checkAccessibility()
  const words = t('Xác nhận bán phòng', 'Confirm to sell rooms')
  await page.getByRole('main').getByRole('button', { name: words }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: words }).click()
  await page.getByText(t('Chờ duyệt', 'Awaiting approval'), { exact: true }).first().waitFor()
}

/** Finds the property among those that await approval, without diacritics, and opens it. */
export const openWaitingHotel = async (visitor: Visitor, code: string): Promise<void> => {
  const { page, t } = visitor
  await page.goto('/admin/hotels?view=approve')
  await searchList(visitor, t('Tìm khách sạn', 'Find a hotel'), code.toLowerCase())
  await page.getByRole('row', { name: new RegExp(`${code}$`, 'u') }).click()
  await page.getByRole('heading', { name: t('Chín phần thông tin', 'The nine parts') }).waitFor()
}

/** The file is downloaded through a call; approving is disabled until it is verified. */
export const verifyCertificate = async ({ page, t }: Visitor): Promise<void> => {
  const approveButton = page.getByRole('button', { name: t('Duyệt', 'Approve'), exact: true })
  await expect.poll(() => approveButton.getAttribute('aria-disabled')).toBe('true')
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: t('Tải tệp về', 'Download') }).click()])
  expect(file.suggestedFilename()).toBe('giay-phep.pdf')
  const verify = t('Xác minh', 'Verify')
  await page.getByRole('button', { name: verify, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: verify, exact: true }).click()
  await page.getByText(t('Đã xác minh', 'Verified'), { exact: true }).first().waitFor()
}

/** What the property proposed is changed by the platform. */
export const agreeCommission = async (visitor: Visitor): Promise<void> => {
  const { page, t } = visitor
  const card = page.getByRole('region', { name: t('Hoa hồng', 'Commission') })
  await card.getByText(t('Chỗ nghỉ đề xuất 15', 'The property proposes 15')).waitFor()
  await card.getByRole('textbox').fill('12,5')
  await card.getByRole('button', { name: t('Xác nhận hoa hồng', 'Confirm the commission') }).click()
  await card.getByText(t('Đã thoả thuận 12,5', 'Agreed at 12.5')).waitFor()
  await visitor.checkAccessibility()
}

/** Approves the property that is open. */
export const approve = async ({ page, t }: Visitor): Promise<void> => {
  const words = t('Duyệt', 'Approve')
  await page.getByRole('button', { name: words, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: words, exact: true }).click()
  await page.getByText(t('Đã duyệt', 'Approved'), { exact: true }).first().waitFor()
}
