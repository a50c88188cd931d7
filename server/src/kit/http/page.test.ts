import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pageIn, pageOnceSetUp } from './page.ts'

let webRoot: string
beforeEach(() => {
  webRoot = mkdtempSync(join(tmpdir(), 'innkeeper-page-'))
  writeFileSync(join(webRoot, 'index.html'), '<head><title>page</title></head>')
})
afterEach(() => rmSync(webRoot, { recursive: true, force: true }))

const keep = (screens: Record<string, readonly string[]>) => writeFileSync(join(webRoot, '.preloads.json'), JSON.stringify(screens))

const pageAt = async (url: string, headers: Record<string, string> = {}) => {
  const app = fastify()
  const send = pageIn(webRoot)
  app.get('*', send)
  return app.inject({ url, headers })
}

test('the page at a screen’s address names the files of the screen, whatever varies in the address', async () => {
  keep({ '/u/$hotelId/rooms/$id': ['assets/rooms-1.js', 'assets/rooms-2.css'] })
  const links =
    '<link rel="modulepreload" crossorigin href="/assets/rooms-1.js"><link rel="stylesheet" crossorigin href="/assets/rooms-2.css">'
  for (const url of ['/u/0/rooms/7', '/u/abc/rooms/8/?tab=1'])
    expect((await pageAt(url)).body).toBe(`<head><title>page</title>${links}</head>`)
})

test.each(['/login', '/u/0/rooms', '/u/0/rooms/7/more', '/', '/u/0/rooms/7<script>'])('the page at %s names no others', async (url) => {
  keep({ '/u/$hotelId/rooms/list': ['assets/rooms-1.js'] })
  expect((await pageAt(url)).body).toBe('<head><title>page</title></head>')
})

test('a build without the list is served as it is', async () => {
  expect((await pageAt('/u/0/rooms/7')).body).toBe('<head><title>page</title></head>')
})

test('a browser that has the page is told that it has not changed, and another screen’s page is another', async () => {
  keep({ '/u/$hotelId/rooms': ['assets/rooms-1.js'] })
  const { etag = '' } = (await pageAt('/u/0/rooms')).headers
  const again = (url: string) => pageAt(url, { 'if-none-match': etag })
  expect((await again('/u/0/rooms')).statusCode).toBe(304)
  expect((await again('/login')).statusCode).toBe(200)
})

test('while the installation waits for its first administrator, every address leads to the page that makes it', async () => {
  let waits = true
  const app = fastify()
  app.get(
    '*',
    pageOnceSetUp(pageIn(webRoot), () => Promise.resolve(waits)),
  )
  expect(await app.inject('/u/0/rooms?tab=1')).toMatchObject({
    statusCode: 302,
    headers: { location: '/setup', 'cache-control': 'no-store' },
  })
  expect((await app.inject('/setup?token=abc')).statusCode).toBe(200)
  waits = false
  expect((await app.inject('/u/0/rooms')).statusCode).toBe(200)
})
