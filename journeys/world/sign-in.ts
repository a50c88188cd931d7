import { expect, inject } from 'vitest'
import type { Visitor } from './visit.ts'

/** The people of the sample data. */
export type Person = 'owner' | 'reception' | 'revenue'

/** Opens the login page in the visitor's language. */
export const openLogin = async ({ page, language, t }: Visitor): Promise<void> => {
  await page.goto(`/login?lang=${language}`)
  await page.getByRole('heading', { name: t('Đăng nhập nhà cung cấp', 'Supplier sign in') }).waitFor()
}

/** Types a user name and a password, and sends them with Enter. */
export const enter = async ({ page, t }: Visitor, userName: string, password: string): Promise<void> => {
  await page.getByRole('textbox', { name: t('Tên đăng nhập', 'Username') }).fill(userName)
  await page.getByRole('textbox', { name: t('Mật khẩu', 'Password'), exact: false }).fill(password)
  await page.keyboard.press('Enter')
}

/** Signs one of the sample data's people in, and waits until their screens are there. */
export const signIn = async (visitor: Visitor, person: Person): Promise<void> => {
  await openLogin(visitor)
  await enter(visitor, person, inject('product').password)
  await visitor.page.waitForURL(/\/u\/0\//u)
  expect(new URL(visitor.page.url()).pathname).not.toBe('/login')
}
