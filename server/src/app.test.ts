import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serve, type RunningServer } from './serve.ts'
import { servingUrl } from './testing/server/database-setup.ts'
import { useTestDatabase } from './testing/server/test-database.ts'
import { testOutside } from './testing/server/test-outside.ts'

const database = useTestDatabase()
let webRoot: string
let running: readonly RunningServer[]

const start = (trustProxy: false | number) =>
  serve({
    databaseUrl: servingUrl(database.url),
    poolSize: 4,
    dataDir: webRoot,
    host: '127.0.0.1',
    port: 0,
    sweeps: false,
    checkAnswers: true,
    outside: testOutside(),
    app: { logLevel: 'silent', trustProxy, webRoot },
  })

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'innkeeper-web-'))
  await writeFile(join(webRoot, 'index.html'), '<!doctype html><title>page</title>')
  await mkdir(join(webRoot, 'assets'))
  await writeFile(join(webRoot, 'assets', 'page-1a2b3c.js'), 'export {}')
  await writeFile(join(webRoot, 'assets', 'a-worker-1a2b3c.js'), 'export {}')
  await writeFile(join(webRoot, '.env'), 'SECRET=1')
  running = [await start(false), await start(1)]
})
afterAll(async () => {
  for (const server of running) await server.stop()
  await rm(webRoot, { recursive: true, force: true })
})

const urlOf = (server: number): string => running[server]?.url ?? ''

describe('every answer', () => {
  test.each(['/', '/u/0/anything', '/api/v2/hotel/nowhere', '/api/v2/hotel/login/token', '/api/v2/hotel/docs', '/healthz'])(
    '%s bears the headers that a browser protects a page by',
    async (path) => {
      const { headers } = await fetch(urlOf(0) + path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("base-uri 'none'")
      expect(policy).toMatch(/default-src '(?:self|none)'/)
      expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe|https:/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('strict-transport-security')).toContain('max-age=')
      expect(headers.get('referrer-policy')).toBe('same-origin')
      expect(headers.get('permissions-policy')).toBe('camera=(self), geolocation=(), microphone=(), payment=(), usb=()')
      expect(headers.get('access-control-allow-origin')).toBeNull()
      expect(headers.get('x-powered-by')).toBeNull()
    },
  )

  test('code, styles and fonts have only what counts for them; a worker, which is a page of its own, has all', async () => {
    const headersOf = async (file: string) => (await fetch(`${urlOf(0)}/assets/${file}`)).headers
    const part = await headersOf('page-1a2b3c.js')
    expect(part.get('content-security-policy')).toBeNull()
    expect(part.get('x-content-type-options')).toBe('nosniff')
    expect(part.get('cross-origin-resource-policy')).toBe('same-origin')
    expect((await headersOf('a-worker-1a2b3c.js')).get('content-security-policy')).toContain("default-src 'self'")
    expect((await headersOf('page.html')).get('content-security-policy')).toContain("default-src 'self'")
  })

  test.each(['/api/v2/hotel/nowhere', '/api/v2/hotel/login/token'])('%s is kept by no cache', async (path) => {
    expect((await fetch(urlOf(0) + path)).headers.get('cache-control')).toBe('no-store')
  })
})

/** Requests the path exactly as written; `fetch` would normalise it. */
const getAsWritten = (path: string): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(urlOf(0))
    const asking = request({ hostname, port, path }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    asking.on('error', reject).end()
  })

test.each(['/', '/u/0/anything'])('%s is the page also for clients that accept no compression', async (path) => {
  expect(await getAsWritten(path)).toEqual({ status: 200, text: '<!doctype html><title>page</title>' })
})

test.each([
  '/../../../../etc/passwd',
  '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2f..%2fetc/passwd',
  '/assets/..%5c..%5c..%5cetc/passwd',
  '/%00',
  '/.env',
  '/%2eenv',
  '//elsewhere.example/%2e%2e',
  '/%E0%A4%A',
])('the path “%s” leads to no file', async (path) => {
  const { status, text } = await getAsWritten(path)
  expect(text).not.toMatch(/root:|SECRET|node_modules|FST_/)
  expect(status).toBeLessThan(500)
})

test('a house full of people opens the page at once: files are counted by themselves, and generously', async () => {
  const remainingOf = async (path: string) => {
    const { status, headers } = await fetch(`${urlOf(0)}${path}`)
    return { status, remaining: Number(headers.get('x-ratelimit-remaining')) }
  }
  const before = await remainingOf('/api/v2/hotel/openapi.json')
  const files = await Promise.all(Array.from({ length: 700 }, () => remainingOf('/assets/page-1a2b3c.js')))
  expect(new Set(files.map(({ status }) => status))).toEqual(new Set([200]))
  // More where the minute of the counter has ended meanwhile.
  expect((await remainingOf('/api/v2/hotel/openapi.json')).remaining).toBeGreaterThanOrEqual(before.remaining - 1)
})

test('a server says that it is alive, and that it is ready once its database is', async () => {
  for (const [path, status] of [
    ['/healthz', 'ok'],
    ['/readyz', 'ready'],
  ])
    expect(await (await fetch(`${urlOf(0)}${path}`)).json()).toEqual({ status })
})

describe('The address that a caller writes about itself', () => {
  const leftTo = async (server: number, forwarded: string) => {
    const { headers } = await fetch(`${urlOf(server)}/api/v2/hotel/captcha/challenge`, { headers: { 'x-forwarded-for': forwarded } })
    return Number(headers.get('x-ratelimit-remaining'))
  }

  test('counts for nothing where no proxy is trusted', async () => {
    const left = await leftTo(0, '203.0.113.1')
    expect(await leftTo(0, '203.0.113.2')).toBe(left - 1)
  })

  test('counts for nothing before what the one trusted proxy added', async () => {
    const left = await leftTo(1, '203.0.113.1, 198.51.100.9')
    expect(await leftTo(1, '203.0.113.2, 198.51.100.9')).toBe(left - 1)
    expect(await leftTo(1, '203.0.113.2, 198.51.100.10')).toBe(left)
  })
})
