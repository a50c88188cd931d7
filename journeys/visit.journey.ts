import { expect, test } from 'vitest'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()
const admin = 'Phạm Hoàng Bảo Ngọc'
const owner = 'Nguyễn Thị Thuỳ Dương'

test.each([
  { language: 'vi', phone: false },
  { language: 'en', phone: true },
] as const)('an administrator enters a property, reads, says why, changes and leaves ($language, phone: $phone)', async (how) => {
  const visitor = await visit(how)
  await comeAs(visitor, 'admin')
  const inside = await enter(visitor)
  await seeBanner(visitor)
  const reason = visitor.t('Chủ nhờ sửa tên chính sách', 'The owner asked for another name')
  await change(visitor, { inside, reason, name: `Flexible, ${how.language} visit` })
  await seeLine(visitor, inside)
  await leave(visitor, inside)
  await visitor.leave()
  await ownerSees(await visit(how), reason)
})

/** Enters the first sample property as its owner, and returns where its screens are. */
const enter = async ({ page, t, language }: Visitor): Promise<string> => {
  await page.goto(`/admin/hotels?text=HAIAU&lang=${language}`)
  await page.getByRole('row', { name: /HAIAU/u }).click()
  await page.getByRole('button', { name: t('Vào như chủ khách sạn', 'Enter as its owner') }).click()
  await page.waitForURL(/\/u\/[0-9a-f-]{36}\//u)
  return /\/u\/[0-9a-f-]{36}/u.exec(page.url())?.[0] ?? ''
}

const barOf = ({ page, t }: Visitor) =>
  page.getByRole('complementary', { name: t('Lượt vào của quản trị viên', 'Visit of an administrator') })

/** Both names, the minutes that are left, and that nothing can be changed yet. */
const seeBanner = async (visitor: Visitor): Promise<void> => {
  const { t, checkAccessibility } = visitor
  const bar = barOf(visitor)
  await bar.getByText(t('Chỉ xem.', 'View only.')).waitFor()
  const text = await bar.textContent()
  expect(text).toContain(admin)
  expect(text).toContain(owner)
  expect(text).toMatch(visitor.language === 'vi' ? /Còn (?:59|60) phút/u : /(?:59|60) min left/u)
  await checkAccessibility()
}

type Change = { readonly inside: string; readonly reason: string; readonly name: string }

/** The first save asks why: without a reason nothing is saved, with one it goes on. */
const change = async (visitor: Visitor, { inside, reason, name }: Change): Promise<void> => {
  const { page, t } = visitor
  await page.goto(`${inside}/hotel-setting/hotel-info/hotel-config/cancellation/list-of-cancellation`)
  await barOf(visitor).waitFor()
  await page.getByRole('row').nth(1).click()
  const field = page.getByRole('textbox', { name: t('Tên tiếng Anh', 'English name') })
  await field.fill(name)
  await field.blur()
  const save = page.getByRole('button', { name: t('Lưu chính sách huỷ', 'Save the cancellation policy') })
  await save.click()
  const question = page.getByRole('dialog', { name: t('Vì sao bạn vào chỗ nghỉ này?', 'Why did you enter this property?') })
  await question.getByRole('button', { name: t('Chỉ xem tiếp', 'Just look') }).click()
  await page
    .getByText(t('Chưa lưu: hãy nêu lý do vào chỗ nghỉ trước.', 'Not saved: say first why you entered the property.'))
    .first()
    .waitFor()
  expect(await field.inputValue()).toBe(name)
  await save.click()
  await question.getByRole('textbox').fill(reason)
  await question.getByRole('button', { name: t('Nêu lý do', 'Give the reason') }).click()
  await page.waitForURL(/list-of-cancellation/u)
  await barOf(visitor).getByText(reason).waitFor()
}

/** The line of the change bears both names. */
const seeLine = async ({ page, t }: Visitor, inside: string): Promise<void> => {
  await page.goto(`${inside}/hotel/activityDiary`)
  await page.getByText(t('Sửa chính sách huỷ', 'Changed the cancellation policy')).first().click()
  await page.getByText(`${admin} (Innkeeper) · ${owner}`).first().waitFor()
}

const leave = async ({ page, t }: Visitor, inside: string): Promise<void> => {
  await page.goto(`${inside}/dashboard`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const menu = page.getByRole('button', { name: t('Mở thanh điều hướng', 'Open the menu') })
  if (await menu.isVisible()) await menu.click()
  const left = page.waitForResponse(/\/logout$/u)
  await page.getByRole('link', { name: t('Trang quản trị', 'Manage home') }).click()
  await page.waitForURL(/\/admin\/work/u)
  expect((await left).ok()).toBe(true)
  expect(await page.evaluate(() => localStorage.getItem('hotelTokens'))).toBe('{}')
}

/** The owner reads who was in, why, and that they left. */
const ownerSees = async (visitor: Visitor, reason: string): Promise<void> => {
  const { page, t, language, checkAccessibility } = visitor
  await comeAs(visitor, 'owner')
  await page.goto(`/u/0/account/setting?lang=${language}`)
  const visits = page.getByRole('region', { name: t('Lượt vào của Innkeeper', 'Visits by Innkeeper') })
  const last = visits.getByRole('listitem').filter({ hasText: reason })
  await last.getByText(t('rời ', 'left ')).waitFor()
  expect(await last.textContent()).toContain(admin)
  await checkAccessibility()
  await visitor.leave()
}
