import { describe, expect, test } from 'vitest'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'
import { withRecord } from './world/screens/with-record.ts'

const { visit } = useBrowser()
const park = 'Thác Mây Bà Nà'
const payments = 'hotel-setting/hotel-info/hotel-config/payment'

describe.each([
  { language: 'vi', phone: false },
  { language: 'en', phone: true },
] as const)('“switching property stays on the same screen”, $language, on a phone: $phone', (how) => {
  test('another property’s screen of the same kind is shown, the page of a record gives way to its list, and one comes back', async () => {
    const visitor = await visit(how)
    const { page, language } = visitor
    await comeAs(visitor, 'owner')
    await page.goto(`/u/0/booking/list-transaction?lang=${language}`)
    const heading = await headingOf(visitor)
    const hotel = await switchTo(visitor, park)
    await page.waitForURL(/\/u\/[0-9a-f-]{36}\/booking\/list-transaction/u)
    expect(await headingOf(visitor)).toBe(heading)
    await switchTo(visitor, hotel)
    await page.waitForURL(/\/u\/0\/booking\/list-transaction/u)
    expect(await headingOf(visitor)).toBe(heading)

    await page.goto(`/u/0/${await withRecord(visitor, `${payments}/edit/$id`)}`)
    await headingOf(visitor)
    await switchTo(visitor, park)
    await page.waitForURL(/\/u\/[0-9a-f-]{36}\/.*\/payment\/list-of-payment/u)
    await visitor.leave()
  })
})

const headingOf = async ({ page }: Visitor): Promise<string> => (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''

/** Goes to the property of this name, and answers with the name of the one left: another journey may rename the hotel. */
const switchTo = async ({ page, t }: Visitor, name: string): Promise<string> => {
  const switcher = page.getByRole('button', { name: t('chuyển sang chỗ nghỉ khác', 'switch to another property') })
  await switcher.click()
  const left = await page.getByRole('menuitem', { disabled: true }).textContent()
  await page.getByRole('menuitem', { name }).click()
  await switcher.and(page.getByRole('button', { name })).waitFor()
  return left ?? ''
}
