import type { Visitor } from './visit.ts'

/** On the login page, asks for the letter that lets a person set a new password. */
export const askForLink = async ({ page, t, checkAccessibility }: Visitor, person: string): Promise<void> => {
  await page.getByRole('button', { name: t('Quên mật khẩu?', 'Forgot the password?') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(person)
  await dialog.getByRole('checkbox').click()
  await dialog.getByText(t('Đã kiểm tra', 'Checked')).waitFor()
  await checkAccessibility()
  await dialog.getByRole('button', { name: t('Gửi liên kết', 'Send the link') }).click()
  await dialog.getByText(t('Đã gửi liên kết.', 'The link is sent.')).waitFor()
}
