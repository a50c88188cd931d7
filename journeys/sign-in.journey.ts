import { describe, expect, test } from 'vitest'
import { ownProduct } from './world/start/own-product.ts'
import { enter, openLogin, signIn } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()

describe.each(['vi', 'en'] as const)('signing in, %s', (language) => {
  test('Enter submits, and the person lands on a screen that they may use', async () => {
    const visitor = await visit({ language })
    await openLogin(visitor)
    await visitor.checkAccessibility()
    await enter(visitor, 'revenue', ownProduct().password)
    await visitor.page.waitForURL(/\/u\/0\//u)
    await visitor.page.getByRole('navigation').first().waitFor()
    await expect.poll(() => visitor.page.locator('html').getAttribute('lang')).toBe(language)
    await visitor.checkAccessibility()
    await visitor.leave()
  })

  test('a wrong password is shown in the language of the page, and the name stays', async () => {
    const visitor = await visit({ language })
    await openLogin(visitor)
    await enter(visitor, 'khach-la', 'khong-phai-mat-khau')
    await visitor.page.getByText(visitor.t('Sai tên đăng nhập hoặc mật khẩu.', 'Wrong username or password.')).first().waitFor()
    const name = visitor.page.getByRole('textbox', { name: visitor.t('Tên đăng nhập', 'Username') })
    await expect.poll(() => name.inputValue()).toBe('khach-la')
    await visitor.leave()
  })

  test.each(['fails', 'hangs'] as const)(
    'an application that %s while loading is reported, what was typed stays, and trying again opens it',
    async (how) => {
      const visitor = await visit({ language })
      const { page, t } = visitor
      await page.clock.install()
      const mend = await breakInside(visitor, how)
      await openLogin(visitor)
      await enter(visitor, 'revenue', ownProduct().password)
      await page.waitForFunction(() => localStorage.getItem('jwt') !== null)
      if (how === 'hangs') await page.clock.fastForward('00:15')
      await page.getByText(t('Nhưng ứng dụng chưa tải được', 'But the application has not loaded')).waitFor()
      await expect.poll(() => page.getByRole('textbox', { name: t('Tên đăng nhập', 'Username') }).inputValue()).toBe('revenue')
      mend()
      await page.getByRole('button', { name: t('Thử lại', 'Try again') }).click()
      await page.waitForURL(/\/u\/0\/.+/u)
      await visitor.leave()
    },
  )

  test('the password is shown and hidden', async () => {
    const { page, t, leave } = await visit({ language })
    await page.goto(`/login?lang=${language}`)
    const password = page.getByRole('textbox', { name: t('Mật khẩu', 'Password'), exact: false })
    expect(await password.getAttribute('type')).toBe('password')
    await page.getByRole('button', { name: t('Hiện mật khẩu', 'Show password') }).click()
    await expect.poll(() => password.getAttribute('type')).toBe('text')
    await leave()
  })

  test('a person who was signed out reads why at the login page, and an unknown path leads there', async () => {
    const visitor = await visit({ language })
    await signIn(visitor, 'reception')
    await visitor.page.evaluate(() => {
      for (const name of ['jwt', 'currentUser']) localStorage.removeItem(name)
    })
    await visitor.page.goto('/no/such/place')
    await visitor.page.waitForURL(/\/login/u)
    await visitor.leave()
  })
})

/**
 * The application's code does not load; returns a function that lets it load when it is requested again: the earlier request stays lost.
 */
const breakInside = async ({ page }: Visitor, how: 'fails' | 'hangs'): Promise<() => void> => {
  let isBroken = true
  await page.route('**/assets/inside-*.js', (route) => {
    if (!isBroken) return route.continue()
    return how === 'fails' ? route.fulfill({ status: 404 }) : undefined
  })
  return () => {
    isBroken = false
  }
}

test('on a phone and in the dark the login page has no violation', async () => {
  const visitor = await visit({ language: 'vi', phone: true, dark: true })
  await openLogin(visitor)
  await visitor.checkAccessibility()
  await visitor.leave()
})
