import { describe, expect, test } from 'vitest'
import { comeAs, openLogin } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()

const questionMark = ({ page, t }: Visitor) =>
  page.getByRole('link', { name: t('Hướng dẫn về màn hình này (mở thẻ mới)', 'Guide to this screen (opens a new tab)') })

/** Presses the question mark of the screen, and answers where the new tab is. */
const pressQuestionMark = async (visitor: Visitor): Promise<string> => {
  const [tab] = await Promise.all([visitor.context.waitForEvent('page'), questionMark(visitor).click()])
  await tab.getByRole('main').waitFor()
  const address = tab.url()
  await tab.close()
  return address
}

describe.each([
  { language: 'vi', phone: false, dark: false },
  { language: 'en', phone: true, dark: false },
  { language: 'vi', phone: true, dark: true },
  { language: 'en', phone: false, dark: true },
] as const)('the user guide, $language, on a phone: $phone, in the dark: $dark', ({ language, phone, dark }) => {
  test('the question mark of a screen opens its page; it is read, left for the next one, and searched without diacritics', async () => {
    const visitor = await visit({ language, phone, dark })
    const { page, t } = visitor
    await comeAs(visitor, 'owner')
    await page.goto('/u/0/hotel-manage/room-sale/avail-and-rate')
    expect(await pressQuestionMark(visitor)).toContain(`/help/grid?lang=${language}`)
    await page.goto('/u/0/hotel-setting/hotel-info/room-type')
    const address = await pressQuestionMark(visitor)
    expect(address).toContain(`/help/room-types?lang=${language}`)

    await page.goto(address)
    await page.getByRole('heading', { level: 1, name: t('Loại phòng', 'Room types') }).waitFor()
    await visitor.checkAccessibility()
    await page.getByRole('link', { name: t('Trang sau', 'Next page') }).click()
    await page.getByRole('heading', { level: 1, name: t('Gói bán', 'Sale packages') }).waitFor()

    const search = page.getByRole('searchbox', { name: t('Tìm trong hướng dẫn', 'Search the guide') })
    await search.fill(t('dong dem', 'closing a night'))
    await search.press('Enter')
    await page.getByRole('heading', { level: 1, name: t('Kết quả tìm', 'Results for') }).waitFor()
    await visitor.checkAccessibility()
    await page.getByRole('main').getByRole('link').first().click()
    await page.getByRole('heading', { level: 1, name: t('Đóng đêm', 'Closing a night') }).waitFor()
    await visitor.checkAccessibility()

    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect(wide, 'nothing is wider than the window').toBe(false)
    await visitor.leave()
  })
})

test.each(['vi', 'en'] as const)('a stranger at the sign-in page has the guide as well, and changes its language: %s', async (language) => {
  const visitor = await visit({ language })
  const { page, t } = visitor
  await openLogin(visitor)
  await page.goto(await pressQuestionMark(visitor))
  await page.getByRole('heading', { level: 1, name: t('Đăng nhập và lấy lại mật khẩu', 'Signing in and recovering a password') }).waitFor()
  await page.getByRole('link', { name: t('English', 'Tiếng Việt'), exact: true }).click()
  await page.getByRole('heading', { level: 1, name: t('Signing in and recovering a password', 'Đăng nhập và lấy lại mật khẩu') }).waitFor()
  await page.goto('/help')
  await page.getByRole('heading', { level: 1, name: t('User guide', 'Hướng dẫn sử dụng') }).waitFor()
  await visitor.checkAccessibility()
  await visitor.leave()
})

test.each(['vi', 'en'] as const)(
  'dark chosen by hand is dark in the guide as well, and light chosen again is light: %s',
  async (language) => {
    const visitor = await visit({ language })
    const { page, t } = visitor
    await openLogin(visitor)
    const schemeOfGuide = async (): Promise<string> => {
      await page.goto(await pressQuestionMark(visitor))
      await page.getByRole('heading', { level: 1 }).waitFor()
      await visitor.checkAccessibility()
      return page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    }
    expect(await schemeOfGuide()).toBe('light dark')
    await openLogin(visitor)
    await page.getByRole('button', { name: t('Chuyển sang giao diện tối', 'Switch to dark') }).click()
    expect(await schemeOfGuide()).toBe('dark')
    await openLogin(visitor)
    await page.getByRole('button', { name: t('Chuyển sang giao diện sáng', 'Switch to light') }).click()
    expect(await schemeOfGuide()).toBe('light')
    await visitor.leave()
  },
)
