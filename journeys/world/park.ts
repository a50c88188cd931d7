import type { Visitor } from './visit.ts'

/** The sample park, which the owner of the sample hotel has too. */
const park = 'Thác Mây Bà Nà'

/** Goes to the park by the switcher of properties, and returns the beginning of its addresses. */
export const switchToPark = async ({ page, t }: Pick<Visitor, 'page' | 't'>): Promise<string> => {
  await page.getByRole('button', { name: t('chuyển sang chỗ nghỉ khác', 'switch to another property') }).click()
  await page.getByRole('menuitem', { name: park }).click()
  await page.waitForURL(/\/u\/[0-9a-f-]{36}\//u)
  return /\/u\/[0-9a-f-]{36}/u.exec(page.url())?.[0] ?? ''
}
