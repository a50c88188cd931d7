import { describe, expect, test } from 'vitest'
import { comeAs } from './world/sign-in.ts'
import { useBrowser } from './world/visit.ts'

const { visit } = useBrowser()
const year = new Date().getFullYear() + 1

describe.each(['vi', 'en'] as const)('a season chosen in the range of dates, %s', (language) => {
  test.each([{ phone: false }, { phone: true }])('the bookings of a season are found, phone: $phone', async ({ phone }) => {
    const visitor = await visit({ language, phone })
    const { page, t } = visitor
    const name = t(`Hè cao điểm ${year}`, `High summer ${year}`)
    await comeAs(visitor, 'owner')
    await page.goto(`/u/0/booking/list-booking?lang=${language}`)
    if (phone) await page.getByRole('button', { name: t('Lọc', 'Filter'), exact: true }).click()
    await page.getByRole('button', { name: t('Ngày nhận phòng: mở lịch', 'Check-in: open the calendar') }).click()
    const calendar = page.getByRole('dialog', { name: t('Ngày nhận phòng', 'Check-in') })
    const seasons = calendar.getByLabel(t('Mùa', 'Seasons'))
    await seasons.waitFor()
    await visitor.checkAccessibility()
    const box = await calendar.boundingBox()
    const { width } = page.viewportSize() ?? { width: 0 }
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    if (phone) await seasons.selectOption({ label: `${name}, 01/06 – 31/08/${year}` })
    else await seasons.getByRole('button', { name }).click()
    await expect.poll(() => page.url()).toContain(`from=${year}-06-01`)
    expect(page.url()).toContain(`to=${year}-08-31`)
    await calendar.waitFor({ state: 'detached' })
    await visitor.leave()
  })
})
