import { describe, test, vi } from 'vitest'
import { patience } from '../test-patience.ts'
import { askForLink } from './world/ask-for-link.ts'
import { lettersTo } from './world/letters.ts'
import { ownProduct } from './world/start/own-product.ts'
import { enter, openLogin } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()

describe.each([
  { language: 'vi', person: 'reception' },
  { language: 'en', person: 'revenue' },
] as const)('forgetting the password, $language', ({ language, person }) => {
  test('the mail’s link sets a new password, which signs in; the link works once', async () => {
    const visitor = await visit({ language })
    await openLogin(visitor)
    await askForLink(visitor, person)
    const link = await linkFor(person)
    await visitor.page.goto(link)
    await chooseNew(visitor, ownProduct().password)
    await visitor.page.waitForURL(/\/login/u)
    await enter(visitor, person, ownProduct().password)
    await visitor.page.waitForURL(/\/u\/0\//u)
    await visitor.page.goto(link)
    await visitor.page.getByText(visitor.t('Rất tiếc, liên kết không còn dùng được', 'Sorry, this link no longer works')).waitFor()
    await visitor.checkAccessibility()
    await visitor.leave()
  })
})

const chooseNew = async ({ page, t }: Visitor, password: string): Promise<void> => {
  const fields = page.locator('input[type=password]')
  await fields.first().waitFor()
  for (const field of await fields.all()) await field.fill(password)
  await page.getByRole('button', { name: t('Đặt mật khẩu mới', 'Set the new password') }).click()
}

/** The link in the letter to a person, once it has come; a letter is a file that a person can open. */
const linkFor = async (person: string): Promise<string> => {
  const letter = await vi.waitUntil(async () => (await lettersTo(`${person}@`)).find((each) => each.includes(path)), patience.expect.poll)
  const link = /https?:\/\/\S+\/forgot-password\?token=\S+/u.exec(letter)?.[0]
  if (link === undefined) throw new Error('the letter has no link')
  const { pathname, search } = new URL(link)
  return pathname + search
}

const path = '/forgot-password?token='
