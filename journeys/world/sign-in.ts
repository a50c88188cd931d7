import { expect } from 'vitest'
import { ownProduct } from './start/own-product.ts'
import type { Visitor } from './visit.ts'

/** The people of the sample data. */
export type Person = 'owner' | 'reception' | 'revenue' | 'admin'

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

/** Signs in one of the sample data's people, and waits until their screens are shown. */
export const signIn = async (visitor: Visitor, person: Person): Promise<void> => {
  await openLogin(visitor)
  await enter(visitor, person, ownProduct().password)
  await visitor.page.waitForURL(person === 'admin' ? /\/admin\//u : /\/u\/0\//u)
  expect(new URL(visitor.page.url()).pathname).not.toBe('/login')
}

/** The session that a browser stores, of everybody who has signed in during these journeys. */
const kept = new Map<Person, Readonly<Record<string, string>>>()

/**
 * Visits as a person whose browser still has the session of an earlier day; the first time, signs in. No screen is open then, so that none
 * still reads: the caller opens one next.
 */
export const comeAs = async (visitor: Visitor, person: Person): Promise<void> => {
  const session = kept.get(person)
  if (session === undefined) {
    await signIn(visitor, person)
    kept.set(person, await visitor.page.evaluate(readSession))
  }
  await visitor.page.goto('/healthz')
  if (session !== undefined) await visitor.page.evaluate(writeSession, session)
}

const readSession = (): Record<string, string> =>
  Object.fromEntries(['jwt', 'currentUser', 'userInfo'].map((name) => [name, localStorage.getItem(name) ?? '']))

const writeSession = (session: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(session)) localStorage.setItem(name, value)
}
