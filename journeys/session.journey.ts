import { expect, test } from 'vitest'
import { ownProduct } from './world/start/own-product.ts'
import { enter, openLogin, signIn } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()

test.each(['vi', 'en'] as const)('“Log out” ends the session: its token opens nothing afterwards, %s', async (language) => {
  const visitor = await visit({ language })
  await signIn(visitor, 'revenue')
  const token = await tokenOf(visitor)
  expect(await answerTo(visitor, token)).toBe(200)
  await visitor.page.getByRole('button', { name: visitor.t('Đăng xuất', 'Log out') }).click()
  await visitor.page.waitForURL(/\/login/u)
  expect(await tokenOf(visitor)).toBeNull()
  await expect.poll(() => answerTo(visitor, token)).toBe(401)
  await visitor.leave()
})

test.each(['vi', 'en'] as const)(
  'a session of the platform that ended elsewhere leads to the sign-in page once, and from there back, %s',
  async (language) => {
    const visitor = await visit({ language })
    const { page, t } = visitor
    await openLogin(visitor)
    await enter(visitor, 'admin', ownProduct().password)
    await page.waitForURL(/\/admin\/work/u)
    await page.goto('/admin/hotels?view=verify')
    await page.getByRole('button', { name: t('Đăng xuất', 'Log out') }).waitFor()
    const token = await tokenOf(visitor)
    await page.goto('about:blank')
    await endElsewhere(visitor, token)
    await page.goto('/admin/hotels?view=verify')
    await page.waitForURL(/\/admin\/login/u)
    await page.getByText(t('Phiên làm việc đã hết hạn.', 'The session has expired.')).waitFor()
    expect(new URL(page.url()).searchParams.get('return')).toBe('/admin/hotels?view=verify')
    await page.getByRole('textbox', { name: t('Mã khách sạn', 'Hotel id') }).fill('HAIAU')
    await enter(visitor, 'admin', ownProduct().password)
    await page.waitForURL(/\/admin\/hotels\?view=verify/u)
    await page.getByRole('button', { name: t('Đăng xuất', 'Log out') }).waitFor()
    await visitor.leave()
  },
)

test.each(['vi', 'en'] as const)(
  'a screen that nobody used for too long leads to the sign-in page with why, and from there back, %s',
  async (language) => {
    const visitor = await visit({ language })
    const { page, t } = visitor
    await openLogin(visitor)
    await enter(visitor, 'admin', ownProduct().password)
    await page.waitForURL(/\/admin\/work/u)
    // The first page may open its live stream late: it must not be the one that hears of the end.
    await page.goto('about:blank')
    await page.route('**/api/v2/hotel/live', (route) => route.fulfill({ status: 401, json: idle }))
    await page.goto('/admin/announcements')
    await page.waitForURL(/\/admin\/login/u)
    await page.getByText(t('Đã đăng xuất vì lâu không thao tác.', 'You were signed out after a while without activity.')).waitFor()
    await page.unroute('**/api/v2/hotel/live')
    await page.getByRole('textbox', { name: t('Mã khách sạn', 'Hotel id') }).fill('HAIAU')
    await enter(visitor, 'admin', ownProduct().password)
    await page.waitForURL(/\/admin\/announcements/u)
    await visitor.leave()
  },
)

/** What the server answers to the live stream of an idle session. */
const idle = { responseCode: 117, message: '', refusal: 'sessionIdle', requestId: '' }

const tokenOf = ({ page }: Visitor): Promise<string | null> => page.evaluate(() => localStorage.getItem('jwt'))

/** The status of a call that any live session may make. */
const answerTo = async ({ page }: Visitor, token: string | null): Promise<number> => {
  const headers = { authorization: `Token ${token ?? ''}` }
  return (await page.request.get('/api/v2/hotel/login/token', { headers })).status()
}

/** Ends the session on the server, as another device would; no open page hears of it, and this browser keeps its invalid token. */
const endElsewhere = async (visitor: Visitor, token: string | null): Promise<void> => {
  await visitor.page.request.post('/api/v2/hotel/logout', {
    headers: { authorization: `Token ${token ?? ''}` },
    data: { otherTokens: [] },
  })
  expect(await answerTo(visitor, token)).toBe(401)
}
