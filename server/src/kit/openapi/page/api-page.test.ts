import { request, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { callAt, callPaths } from '@innkeeper/protocol/catalogue'
import { urlOf } from '@innkeeper/protocol/url-of'
import { languages } from '@innkeeper/protocol/say'
import { expect, test } from 'vitest'
import { useTestServer } from '#testing/server/test-server.ts'
import { exampleInput, exampleRequest } from './api-page-example.ts'
import { apiUrls } from './api-urls.ts'
import { html } from '../../http/html.ts'
import { requestParts } from '../../request/request-parts.ts'

const server = useTestServer()

const get = async (path: string, headers: Record<string, string> = {}) => fetch(server.url() + path, { headers })

test('the API page is read in the language that is asked for: by lang, else by the browser', async () => {
  const [vi, en, byBrowser] = await Promise.all([
    get(`${apiUrls.page}?lang=vi`).then((answer) => answer.text()),
    get(`${apiUrls.page}?lang=en`).then((answer) => answer.text()),
    get(apiUrls.page, { 'accept-language': 'en' }).then((answer) => answer.text()),
  ])
  expect(vi).toContain('<html lang="vi">')
  expect(en).toContain('<html lang="en">')
  expect(byBrowser).toBe(en)
})

test('it shows each call with its address and a way to it from the contents', async () => {
  const page = await get(`${apiUrls.page}?lang=en`).then((answer) => answer.text())
  const missing = callPaths.filter((path) => !page.includes(`<code>${urlOf(path)}</code>`) || !page.includes(`<a href="#${path}">`))
  expect(missing).toEqual([])
  expect(callPaths.filter((path) => !page.includes(html`${callAt(path).words.en}`.text))).toEqual([])
})

test.each(languages)('an agent’s developer reads the steps, the units, the calendar, and how to try again: %s', async (language) => {
  const page = await get(`${apiUrls.page}?lang=${language}`).then((answer) => answer.text())
  const guide = page.slice(page.indexOf('class="guide"'), page.indexOf('id="distribution/search"'))
  for (const word of ['price.total', 'Authorization: Agent', '1120350 VND', 'UTC', 'childrenAges', 'Idempotency-Key', 'payBy']) {
    expect(guide).toContain(word)
  }
  const openApi = await get(apiUrls.openApi).then((answer) => answer.text())
  expect(openApi).toContain('1120350 VND')
})

test('a nullable field shows its other type, and an optional one its default', async () => {
  const page = await get(`${apiUrls.page}?lang=en`).then((answer) => answer.text())
  expect(page).toMatch(/<code>next<\/code><\/th>\s*<td>Next page<small>[^<]*<\/small><\/td>\s*<td>string \| null<\/td>/)
  expect(page).toMatch(/<code>payBy<\/code><\/th>\s*<td>Pay by<\/td>\s*<td>string date-time \| null<\/td>/)
  expect(page).toMatch(/<code>limit<\/code><\/th>\s*<td>Properties<\/td>\s*<td>integer, ≥ 1, ≤ 50, 15 unless given<\/td>/)
})

test('a field’s hint stands beside its label', async () => {
  const page = await get(`${apiUrls.page}?lang=en`).then((answer) => answer.text())
  expect(page).toMatch(/<code>total<\/code><\/th>\s*<td>Quoted total<small>The “price.total” of the quote.<\/small>/)
})

test.each(callPaths)('an example is a command that sends what the call reads: %s', (path) => {
  const call = callAt(path)
  const command = exampleRequest(path, call, 'en')
  expect(command.startsWith(`curl "$INNKEEPER${urlOf(path)}`)).toBe(true)
  const [, body] = /-d '(.+)'$/s.exec(command) ?? []
  if (body === undefined) return
  const read: unknown = JSON.parse(body.replaceAll(String.raw`'\''`, "'"))
  expect(read).toEqual(requestParts(path, exampleInput(call)).body)
})

test('it runs no script and loads nothing but its style sheet', async () => {
  const answer = await get(apiUrls.page)
  const page = await answer.text()
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'")
  expect(page).not.toMatch(/<script|\son\w+=|\sstyle=|<style/)
  const style = await get(apiUrls.style)
  expect(style.status).toBe(200)
  expect(style.headers.get('content-type')).toContain('text/css')
})

test('an unchanged description is not sent twice', async () => {
  const first = await get(apiUrls.openApi)
  expect(await first.json()).toMatchObject({ openapi: '3.1.1' })
  const second = await get(apiUrls.openApi, { 'if-none-match': first.headers.get('etag') ?? '' })
  expect(second.status).toBe(304)
})

/** Sends a request without the encodings that `fetch` accepts by default. */
const getAsAccepted = (accepted: string | undefined): Promise<IncomingMessage> => {
  const { hostname, port } = new URL(server.url())
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted }
  return new Promise((resolve, reject) => request({ hostname, port, path: apiUrls.openApi, headers }, resolve).on('error', reject).end())
}

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip;q=1, br;q=0', 'gzip', gunzipSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
  [undefined, undefined, (bytes: Buffer) => bytes],
])('to who accepts “%s” the description comes as %s, with a tag of its own, to be kept shortly', async (accepted, encoding, unpack) => {
  const answer = await getAsAccepted(accepted)
  expect(answer.headers).toMatchObject({ 'cache-control': 'public, max-age=300', etag: expect.stringContaining(encoding ?? 'identity') })
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(answer.headers.vary).toBe('accept-encoding')
  expect(JSON.parse(unpack(await buffer(answer)).toString())).toMatchObject({ openapi: '3.1.1' })
})

test('whatever is put into HTML is text, unless it is HTML', () => {
  expect(html`<p title="${'"'}">${'<b> & '}${html`<i>${1}</i>`}${['a', html`<b></b>`]}</p>`.text).toBe(
    '<p title="&quot;">&lt;b&gt; &amp; <i>1</i>a<b></b></p>',
  )
})
