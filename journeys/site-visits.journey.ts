import { describe, expect, test } from 'vitest'
import { switchToPark } from './world/park.ts'
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

  test('of a park are days looked at and tickets chosen, and say why days had no tickets', async () => {
    const owner = await visit({ language, phone: false })
    const { page, t } = owner
    await comeAs(owner, 'owner')
    await page.goto('/u/0/dashboard')
    await page.goto(`${await switchToPark(owner)}/configBE/visits`)
    const sums = page.getByLabel(t('Tổng của kỳ', 'Sums of the period'))
    await sums.getByText(t('Lượt xem theo ngày', 'Days looked at'), { exact: true }).waitFor()
    await page
      .getByRole('region', { name: t('Vì sao ngày được xem không có vé', 'Why days looked at had no tickets') })
      .getByText(t('Hết vé', 'Tickets sold out'))
      .waitFor()
    expect(await page.getByText(t('Lượt tìm phòng', 'Searches'), { exact: true }).count()).toBe(0)
    await owner.checkAccessibility()
  })
})
