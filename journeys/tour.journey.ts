import { expect, test } from 'vitest'
import { ownProduct } from './world/start/own-product.ts'
import { enter, openLogin } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()

/** Somebody of exactly one ready-made group in the sample data; who is at another property as well goes there first. */
const members = [
  ['owner', 'owner', 'vi', null],
  ['reception', 'linh.dang', 'en', null],
  ['revenue', 'revenue', 'vi', null],
  ['accountant', 'tuan.hoang', 'en', null],
  ['content', 'vy.bui', 'vi', null],
  ['read only', 'tuan.hoang', 'vi', 'elsewhere'],
] as const

test.each(members)(
  'who is in the group %s (%s, %s) walks the whole menu, its tabs and dialogs, and nothing is refused',
  async (...member) => {
    const [, userName, language, where] = member
    const visitor = await visit({ language })
    const { page } = visitor
    await openLogin(visitor)
    await enter(visitor, userName, ownProduct().password)
    await page.waitForURL(/\/u\/0\//u)
    const refused: string[] = []
    page.on('response', (answer) => {
      if (answer.status() === 401 || answer.status() === 403) refused.push(new URL(answer.url()).pathname)
    })
    await settled(visitor)
    if (where !== null) await goElsewhere(visitor)
    // The grid, where some people land, folds the menu; an address without a screen shows all of it.
    await open(visitor, '/u/0/none')
    await page.locator('nav a[href^="/u/0/"]').first().waitFor({ state: 'attached' })
    const screens = await page.locator('nav a[href^="/u/0/"]').evaluateAll(addressesOf)
    expect(screens.length).toBeGreaterThan(3)
    for (const screen of screens) await walk(visitor, screen)
    expect(refused).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('jwt'))).not.toBeNull()
    await visitor.leave()
  },
)

const addressesOf = (links: readonly Element[]): string[] => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]

/** The other property at which the person works. */
const goElsewhere = async (visitor: Visitor): Promise<void> => {
  const { page, t } = visitor
  await page.getByRole('button', { name: t('Khu nghỉ dưỡng & Spa Hải Âu Trắng', 'Hải Âu Trắng Resort & Spa') }).click()
  const other = page.getByRole('menuitem').filter({ hasNotText: t('Khu nghỉ dưỡng & Spa Hải Âu Trắng', 'Hải Âu Trắng Resort & Spa') })
  await other.first().click()
  await page.getByRole('menuitem').first().waitFor({ state: 'detached' })
  await settled(visitor)
}

/** Opens a screen, each of its tabs, and what there opens a dialog. */
const walk = async (visitor: Visitor, address: string): Promise<void> => {
  const { page } = visitor
  await open(visitor, address)
  const tabs = page.locator('main').getByRole('tab')
  const count = await tabs.count()
  for (let at = 0; at < Math.max(1, count); at += 1) {
    if (count > 0) await tabs.nth(at).click()
    await settled(visitor)
    await openDialogs(visitor)
    if (new URL(page.url()).pathname !== address.split('?')[0]) await open(visitor, address)
  }
}

/** The first ones stand for all: a list has a button in each row. */
const mostDialogs = 6

const openDialogs = async (visitor: Visitor): Promise<void> => {
  const { page } = visitor
  const count = Math.min(mostDialogs, await page.locator(opener).count())
  for (let at = 0; at < count; at += 1) {
    await page.evaluate(
      ([wanted, number]) => {
        const found = document.querySelectorAll(wanted)[number]
        if (found instanceof HTMLElement && found.getAttribute('aria-disabled') !== 'true') found.click()
      },
      [opener, at] as const,
    )
    await settled(visitor)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
  }
}

const opener = 'main [aria-haspopup="dialog"]'

const open = async (visitor: Visitor, address: string): Promise<void> => {
  await visitor.page.goto(address)
  await visitor.page.locator('main:not(:empty)').waitFor()
  await settled(visitor)
}

const settled = ({ page }: Pick<Visitor, 'page'>) => page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
