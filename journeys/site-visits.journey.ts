import { describe, expect, test } from 'vitest'
import { comeAs } from './world/sign-in.ts'
import { useBrowser } from './world/visit.ts'

const { visit } = useBrowser()

describe.each([
  { language: 'vi', phone: false },
  { language: 'en', phone: true },
] as const)('the visits of the site, $language', ({ language, phone }) => {
  test('are shown by day with their sums and why searches found nothing, for the period that is chosen', async () => {
    const owner = await visit({ language, phone })
    const { page, t } = owner
    await comeAs(owner, 'owner')
    await page.goto('/u/0/configBE/visits')
    const sums = page.getByLabel(t('Tổng của kỳ', 'Sums of the period'))
    await sums.waitFor()
    await owner.checkAccessibility()
    const month = await sums.textContent()
    await page.getByRole('button', { name: t('Theo ngày: xem dạng bảng', 'By day: show as a table') }).click()
    expect(
      await page
        .getByRole('table', { name: t('Theo ngày', 'By day') })
        .getByRole('row')
        .count(),
    ).toBe(31)
    await page.getByRole('combobox', { name: t('Kỳ', 'Period') }).click()
    await page.getByRole('option', { name: t('60 ngày qua', 'Last 60 days') }).click()
    await expect.poll(() => sums.textContent()).not.toBe(month)
    expect(page.url()).toContain('days=60')
    await page
      .getByRole('region', { name: t('Vì sao tìm không có kết quả', 'Why searches found nothing') })
      .getByText(t('Hết phòng', 'No room left'))
      .waitFor()
    await owner.checkAccessibility()
  })
})
