import { describe, expect, test } from 'vitest'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'
import { withRecord } from './world/with-record.ts'

const { visit } = useBrowser()
const payments = 'hotel-setting/hotel-info/hotel-config/payment'
const hotel = { vi: 'Khu nghỉ dưỡng & Spa Hải Âu Trắng', en: 'Hải Âu Trắng Resort & Spa' }
const park = { vi: 'Công viên Giải trí Thác Mây Bà Nà', en: 'Thác Mây Bà Nà Amusement Park' }

describe.each([
  { language: 'vi', phone: false },
  { language: 'en', phone: true },
] as const)('“switching property stays on the same screen”, $language, on a phone: $phone', (how) => {
  test('another property’s screen of the same kind is shown, the page of a record gives way to its list, and one comes back', async () => {
    const visitor = await visit(how)
    const { page, language } = visitor
    await comeAs(visitor, 'owner')
    await page.goto(`/u/0/booking/list-booking?lang=${language}`)
    const heading = await headingOf(visitor)
    await switchTo(visitor, hotel, park)
    await page.waitForURL(/\/u\/[0-9a-f-]{36}\/booking\/list-booking/u)
    expect(await headingOf(visitor)).toBe(heading)
    await switchTo(visitor, park, hotel)
    await page.waitForURL(/\/u\/0\/booking\/list-booking/u)
    expect(await headingOf(visitor)).toBe(heading)

    await page.goto(`/u/0/${await withRecord(visitor, `${payments}/edit/$id`)}`)
    await headingOf(visitor)
    await switchTo(visitor, hotel, park)
    await page.waitForURL(/\/u\/[0-9a-f-]{36}\/.*\/payment\/list-of-payment/u)
    await visitor.leave()
  })
})

const headingOf = async ({ page }: Visitor): Promise<string> => (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''

const switchTo = async ({ page, t }: Visitor, from: typeof hotel, to: typeof hotel): Promise<void> => {
  await page.getByRole('button', { name: t(from.vi, from.en) }).click()
  await page.getByRole('menuitem', { name: t(to.vi, to.en) }).click()
  await page.getByRole('button', { name: t(to.vi, to.en) }).waitFor()
}
