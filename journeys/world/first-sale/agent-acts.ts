import { expect } from 'vitest'
import { hear } from '../hear.ts'
import type { Visitor } from '../visit.ts'

/** Adds a travel agent to the platform, and opens it. */
export const addAgent = async (visitor: Visitor, code: string): Promise<void> => {
  const { page, t, language, checkAccessibility } = visitor
  await page.goto(`/admin/agents?lang=${language}`)
  // A list without any agent has no table.
  const add = page.getByRole('button', { name: t('Thêm đại lý', 'Add an agent') }).first()
  await add.waitFor()
  await checkAccessibility()
  await add.click()
  const box = (vi: string, en: string) => page.getByRole('textbox', { name: t(vi, en) })
  await box('Mã', 'Code').fill(code.toLowerCase())
  await page.getByRole('combobox', { name: t('Loại', 'Kind') }).click()
  await page.getByRole('option', { name: t('Công ty lữ hành', 'Travel company') }).click()
  await box('Tên tiếng Việt', 'Vietnamese name').fill('Chim Sẻ')
  await box('Tên tiếng Anh', 'English name').fill('Sparrow Travel')
  await page.getByRole('button', { name: t('Thêm người liên hệ', 'Add a contact person') }).click()
  await box('Họ và tên', 'Full name').fill('Lê Thu Hà')
  await checkAccessibility()
  await page.getByRole('button', { name: t('Lưu đại lý', 'Save the agent') }).click()
  await hear(visitor, t('Đã thêm đại lý Chim Sẻ.', 'The agent Sparrow Travel is added.'))
  await page.goto(`/admin/agents?lang=${language}&text=${code}`)
  await page.getByRole('row', { name: t('Chim Sẻ', 'Sparrow') }).click()
}

/** Makes a key for the agent that is open, and returns it as it was copied. */
export const makeKey = async ({ page, t, checkAccessibility }: Visitor): Promise<string> => {
  const make = t('Tạo khoá', 'Make a key')
  await page.getByRole('button', { name: make }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('Tên khoá', 'Name of the key') }).fill(t('Máy chủ đặt phòng', 'Booking server'))
  await dialog.getByRole('button', { name: make }).click()
  await dialog.getByRole('button', { name: t('Sao chép khoá', 'Copy the key') }).click()
  await checkAccessibility()
  const key = await page.evaluate(() => navigator.clipboard.readText())
  await dialog.getByRole('button', { name: t('Tôi đã lưu khoá', 'I have saved the key') }).click()
  expect(await page.getByText(key).count()).toBe(0)
  return key
}
