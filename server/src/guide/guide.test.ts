import { guideUrl } from '@innkeeper/protocol/guide'
import { languages } from '@innkeeper/protocol/say'
import { expect, test } from 'vitest'
import { useTestServer } from '#testing/server/test-server.ts'
import { guidePages } from './guide-page-named.ts'

const server = useTestServer()

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url() + path, { headers, redirect: 'manual' })
const textAt = async (path: string, headers: Record<string, string> = {}) => (await get(path, headers)).text()

test.each(languages)('every page is served, titled, and leads to those beside it: %s', async (language) => {
  const texts = await Promise.all(guidePages.map((page) => textAt(guideUrl(language, page))))
  for (const [at, text] of texts.entries()) {
    expect(text).toContain(`<html lang="${language}">`)
    expect(text).toMatch(/<h1>[^<]+<\/h1>/)
    expect(text).toContain(`href="${guideUrl(language, guidePages[at])}" aria-current="page"`)
    const beside = /<nav class="beside".*?<\/nav>/s.exec(text)?.[0] ?? ''
    expect(beside.includes('rel="prev"')).toBe(at > 0)
    expect(beside.includes('rel="next"')).toBe(at < texts.length - 1)
  }
})

test('a link to another page is one of the site, in the same language', async () => {
  const text = await textAt('/help/restrictions?lang=en')
  expect(text).toContain('<a href="/help/why-not-bookable?lang=en">Why a stay cannot be booked</a>')
  expect(text).not.toContain('.md"')
})

test('the language is that of the address, which is then kept; else the one kept; else the browser’s', async () => {
  const asked = await get('/help/grid?lang=en', { 'accept-language': 'vi' })
  expect(await asked.text()).toContain('<html lang="en">')
  const cookie = asked.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect(cookie).toBe('systemLanguage=en')
  expect(await textAt('/help/grid', { cookie, 'accept-language': 'vi' })).toContain('<html lang="en">')
  expect(await textAt('/help/grid?lang=vi', { cookie })).toContain('<html lang="vi">')
  expect(await textAt('/help/grid', { 'accept-language': 'en-GB' })).toContain('<html lang="en">')
  expect(await textAt('/help/grid?lang=fr', { 'accept-language': 'vi-VN' })).toContain('<html lang="vi">')
})

test.each([
  ['', 'light dark'],
  ['colorScheme=dark', 'dark'],
  ['systemLanguage=en; colorScheme=light', 'light'],
  ['colorScheme=red', 'light dark'],
])('the scheme is the one chosen by hand in the application, else that of the system: “%s” is %s', async (cookie, scheme) => {
  const style = await get('/help/guide.css', { cookie })
  expect(await style.text()).toContain(`:root{color-scheme:${scheme}}`)
  expect(style.headers.get('vary')).toContain('cookie')
})

test.each([
  ['vi', 'dong dem', 'closing-a-night'],
  ['vi', 'ĐÓNG ĐÊM', 'closing-a-night'],
  ['vi', 'mat khau', 'signing-in'],
  ['en', 'undo', 'logs-and-undo'],
])('%s: “%s” is found first in %s', async (language, query, page) => {
  const text = await textAt(`/help?lang=${language}&q=${encodeURIComponent(query)}`)
  const [first = ''] = /<ol class="found">.*?<\/a>/s.exec(text) ?? []
  expect(first).toContain(`href="/help/${page}?lang=${language}`)
  expect(text).toContain('<mark>')
})

test('what was found is shown as it stands on the page, no space before its commas', async () => {
  const text = await textAt('/help?lang=en&q=restrictions')
  expect(text).toContain('Stop sell, Closed to arrival, Closed to departure')
})

test('what was searched for is said again as text, never as HTML, and that nothing was found is said', async () => {
  const text = await textAt(`/help?lang=en&q=${encodeURIComponent('<script>alert(1)</script>')}`)
  expect(text).not.toContain('<script')
  expect(text).toContain('&lt;script&gt;')
  expect(text).toContain('No page matches.')
  expect(await textAt('/help?lang=en&q=(*')).toContain('No page matches.')
})

test('an unknown page is answered as not found, with the contents', async () => {
  const answer = await get('/help/nowhere?lang=en')
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('href="/help/grid?lang=en"')
  expect((await get('/help/pictures/../vi/grid.md')).status).toBe(404)
})

test('it runs no script, loads from here only, and an unchanged page is not sent twice', async () => {
  const answer = await get('/help/grid?lang=vi')
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'/)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await answer.text()).not.toMatch(/<script|\son\w+=|\sstyle=|<style|https?:\/\//)
  const again = await get('/help/grid?lang=vi', { 'if-none-match': answer.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
})

test('style and fonts are there, and nothing else of the fonts’ package', async () => {
  expect((await get('/help/guide.css')).headers.get('content-type')).toContain('text/css')
  const fonts = await get('/help/fonts/400.css')
  const [file = ''] = /files\/[\w-]+\.woff2/.exec(await fonts.text()) ?? []
  expect((await get(`/help/fonts/${file}`)).headers.get('content-type')).toBe('font/woff2')
  expect((await get('/help/fonts/package.json')).status).toBe(404)
})
