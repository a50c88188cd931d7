import type { Page, Response } from 'playwright-core'
import { expect, test } from 'vitest'
import { openGrid } from './world/grid.ts'
import { openLogin, signIn } from './world/sign-in.ts'
import { useBrowser } from './world/visit.ts'

const { visit } = useBrowser()

// Compressed sizes in bytes; `npm run bench -- g` prints them. If a page becomes heavier, load the code when it is needed.
test('the sign-in page can be used before 150 kB of code have come', async () => {
  const visitor = await visit({ language: 'vi' })
  expect(await codeSent(visitor.page, () => openLogin(visitor))).toBeLessThan(150_000)
  await visitor.leave()
})

test('the grid can be used before 235 kB of code have come', async () => {
  const visitor = await visit({ language: 'vi' })
  await signIn(visitor, 'revenue')
  expect(await codeSent(visitor.page, () => openGrid(visitor))).toBeLessThan(235_000)
  await visitor.leave()
})

/** The bytes of JavaScript and style sheets that are loaded while a page opens in a browser with an empty cache. */
const codeSent = async (page: Page, open: () => Promise<void>): Promise<number> => {
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.setCacheDisabled', { cacheDisabled: true })
  // Requests of the page before do not count.
  await page.goto('about:blank')
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await open()
  const code = responses.filter((response) => ['script', 'stylesheet'].includes(response.request().resourceType()))
  const sizes = await Promise.all(code.map(async (response) => (await response.request().sizes()).responseBodySize))
  expect(sizes.length).toBeGreaterThan(5)
  expect(Math.min(...sizes), 'nothing came out of a cache').toBeGreaterThan(0)
  return sizes.reduce((sum, size) => sum + size, 0)
}
