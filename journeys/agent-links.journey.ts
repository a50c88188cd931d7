import { expect, test } from 'vitest'
import { hear } from './world/hear.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()
const names = { vi: 'Thương mại và Sự kiện Hoa Phượng', en: 'Hoa Phượng Events & MICE Trading' } as const

test.each([
  { language: 'vi', phone: true, level: 2 },
  { language: 'en', phone: false, level: 3 },
] as const)('an agent gets another level, is unlinked with a reason and linked again ($language, phone: $phone)', async (how) => {
  const visitor = await visit(how)
  await comeAs(visitor, 'owner')
  await changeLevel(visitor, how.level)
  const reason = visitor.t('Không còn hợp tác', 'No longer works with us')
  await unlink(visitor, reason)
  await linkAgain(visitor, reason)
  await visitor.leave()
})

const openAgent = async ({ page, language }: Visitor, list: 'active' | 'deactive'): Promise<void> => {
  await page.goto(`/u/0/travel-agent/${list}?lang=${language}&text=HOAPHUONG`)
  await page.getByRole('row', { name: names[language] }).click()
  await page.getByRole('dialog', { name: names[language] }).waitFor()
}

/** What the level changes is told before it is saved. */
const changeLevel = async (visitor: Visitor, level: number): Promise<void> => {
  const { page, t, language, checkAccessibility } = visitor
  await openAgent(visitor, 'active')
  await page.getByRole('button', { name: t('Đổi cấp', 'Change the level') }).click()
  const dialog = page.getByRole('dialog', { name: t(`Đổi cấp của ${names.vi}`, `Change the level of ${names.en}`) })
  await dialog.getByRole('button', { name: t(`Cấp ${level}`, `Level ${level}`), exact: true }).click()
  await dialog.getByText(t(`dành cho cấp ${level}`, `for level ${level}`)).waitFor()
  await checkAccessibility()
  await dialog.getByRole('button', { name: t(`Đổi thành cấp ${level}`, `Change to level ${level}`) }).click()
  await hear(visitor, t(`Đã đổi ${names[language]} thành cấp ${level}.`, `${names[language]} is at level ${level} now.`))
}

/** Without a reason it stays linked; with one it leaves the list of those that may book. */
const unlink = async (visitor: Visitor, reason: string): Promise<void> => {
  const { page, t, language, checkAccessibility } = visitor
  const words = t('Ngừng liên kết', 'Unlink')
  await openAgent(visitor, 'active')
  await page.getByRole('button', { name: words }).click()
  const dialog = page.getByRole('dialog', { name: t(`Ngừng liên kết ${names.vi}?`, `Unlink ${names.en}?`) })
  await dialog.getByRole('button', { name: words }).click()
  const field = dialog.getByRole('textbox', { name: t('Lý do', 'Reason') })
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  await field.fill(reason)
  await checkAccessibility()
  await dialog.getByRole('button', { name: words }).click()
  await hear(visitor, t(`Đã ngừng liên kết ${names[language]}.`, `${names[language]} is unlinked.`))
  await expect.poll(() => page.getByRole('row', { name: names[language] }).count()).toBe(0)
}

/** It stands among the unlinked ones with its reason, from where it is linked again. */
const linkAgain = async (visitor: Visitor, reason: string): Promise<void> => {
  const { page, t, language, checkAccessibility } = visitor
  await openAgent(visitor, 'deactive')
  const dialog = page.getByRole('dialog', { name: names[language] })
  await dialog.getByText(reason).waitFor()
  await checkAccessibility()
  await dialog.getByRole('button', { name: t('Liên kết lại', 'Link again') }).click()
  await hear(visitor, t(`Đã liên kết ${names[language]}.`, `${names[language]} is linked.`))
}
