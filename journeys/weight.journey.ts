import { readdirSync, readFileSync } from 'node:fs'
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

test('both languages are written with three files of the typeface, in 40 kB', async () => {
  for (const language of ['vi', 'en'] as const) {
    const visitor = await visit({ language })
    await signIn(visitor, 'revenue')
    // A typeface is asked for when the first text is laid out, which a slow machine may do after the page can be used.
    const openWritten = async () => {
      await openGrid(visitor)
      await visitor.page.evaluate(() => document.fonts.ready)
    }
    const fonts = (await sentDuring(visitor.page, openWritten)).filter(({ type }) => type === 'font')
    expect(new Set(fonts.map(({ path }) => /\w+-\d+/u.exec(path)?.[0]))).toEqual(new Set(['everyday-400', 'everyday-500', 'everyday-600']))
    expect(sum(fonts)).toBeLessThan(40_000)
    await visitor.leave()
  }
})

test('no code that is sent writes JSON schemas', async () => {
  const assets = new URL('../web/dist/assets/', import.meta.url)
  const files = readdirSync(assets).filter((name) => name.endsWith('.js'))
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((name) => readFileSync(new URL(name, assets), 'utf8').includes('draft-2020-12'))).toEqual([])
})

test('the grid can be used before 235 kB of code have come', async () => {
  const visitor = await visit({ language: 'vi' })
  await signIn(visitor, 'revenue')
  expect(await codeSent(visitor.page, () => openGrid(visitor))).toBeLessThan(235_000)
  await visitor.leave()
})

test('a cold grid asks for the nights that are seen before its code has come, and for none twice; the page names all the code', async () => {
  const visitor = await visit({ language: 'vi' })
  const { page } = visitor
  await signIn(visitor, 'revenue')
  await page.goto('about:blank')
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname + new URL(request.url()).search))
  await openGrid(visitor)
  const reads = asked.filter((path) => path.includes('get-all-avail-rate'))
  expect(new Set(reads).size).toBe(reads.length)
  const [from = '', to = ''] = ['from', 'to'].map((name) => new URLSearchParams(reads[0]?.split('?')[1]).get(name) ?? '')
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' })
  expect(from < today && today < to).toBe(true)
  const named = await page.evaluate(async (address) => (await fetch(address)).text(), page.url())
  const late = asked.filter((path) => /\/assets\/.*\.(?:js|css)$/u.test(path) && !named.includes(path))
  // What is imported where somebody wants it may come after the grid; nothing comes before it that the page does not name.
  expect(late.filter((path) => asked.indexOf(path) < asked.indexOf(reads[0] ?? ''))).toEqual([])
  expect(named).toContain('/assets/avail-and-rate-screen-')
  await visitor.leave()
})

/** The bytes of JavaScript and style sheets that are loaded while a page opens in a browser with an empty cache. */
const codeSent = async (page: Page, open: () => Promise<void>): Promise<number> => {
  const code = (await sentDuring(page, open)).filter(({ type }) => ['script', 'stylesheet'].includes(type))
  expect(code.length).toBeGreaterThan(5)
  return sum(code)
}

type Sent = { readonly path: string; readonly type: string; readonly size: number }

const sum = (sent: readonly Sent[]): number => sent.reduce((all, { size }) => all + size, 0)

/** The files that are loaded while a page opens in a browser with an empty cache. */
const sentDuring = async (page: Page, open: () => Promise<void>): Promise<readonly Sent[]> => {
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.setCacheDisabled', { cacheDisabled: true })
  // Requests of the page before do not count.
  await page.goto('about:blank')
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await open()
  const files = responses.filter((response) => ['script', 'stylesheet', 'font'].includes(response.request().resourceType()))
  const sent = await Promise.all(files.map(sentIn))
  expect(Math.min(...sent.map(({ size }) => size)), 'nothing came out of a cache').toBeGreaterThan(0)
  return sent
}

const sentIn = async (response: Response): Promise<Sent> => ({
  path: new URL(response.url()).pathname,
  type: response.request().resourceType(),
  size: (await response.request().sizes()).responseBodySize,
})
