import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startPretendNameServer, type PretendNameServer } from '#testing/server/pretend-name-server.ts'
import { startPretendSite, type PretendSite } from '#testing/server/pretend-site.ts'
import { siteNetwork } from './site-network.ts'

const path = '/.well-known/innkeeper-domain.txt'
const here = { addresses: ['127.0.0.1'] }
let names: PretendNameServer
let site: PretendSite
let pages: Record<string, { readonly status?: number; readonly location?: string; readonly text?: string }>

beforeEach(async () => {
  pages = {}
  names = await startPretendNameServer()
  site = await startPretendSite((request, response) => {
    const { status = 200, location, text = '' } = pages[`${request.headers.host ?? ''}${request.url ?? ''}`] ?? { status: 404 }
    response.writeHead(status, location === undefined ? {} : { location }).end(text)
  })
})
afterEach(async () => {
  await Promise.all([names.stop(), site.stop()])
})

const network = (port: number | null = site.port) => siteNetwork(() => ({ nameServer: names.address, portOnThisMachine: port }))
const failure = (problem: string) => ({ name: 'SiteFailed', problem })

describe('A name server', () => {
  test('tells the texts of a name; a name without texts, or none at all, has none', async () => {
    names.records['_innkeeper.haiau.vn'] = { texts: ['v=other', 'innkeeper-domain=1'] }
    names.records['haiau.vn'] = here
    expect(await network().texts('_innkeeper.haiau.vn')).toEqual(['v=other', 'innkeeper-domain=1'])
    expect(await network().texts('haiau.vn')).toEqual([])
    expect(await network().texts('nobody.vn')).toEqual([])
  })

  test('knows a domain, also one without an address', async () => {
    names.records['haiau.vn'] = {}
    expect(await network().knows('haiau.vn')).toBe(true)
    expect(await network().knows('nobody.vn')).toBe(false)
  })

  test('that is not there, or keeps silent, is said to be out of reach', async () => {
    await expect(siteNetwork(() => ({ nameServer: '127.0.0.1:9', portOnThisMachine: null })).texts('haiau.vn')).rejects.toMatchObject(
      failure('noResolver'),
    )
    const silent = createSocket('udp4')
    silent.bind(0, '127.0.0.1')
    await once(silent, 'listening')
    const address = `127.0.0.1:${silent.address().port}`
    await expect(siteNetwork(() => ({ nameServer: address, portOnThisMachine: null })).texts('haiau.vn')).rejects.toMatchObject(
      failure('noResolver'),
    )
    silent.close()
  })
})

describe('A site’s page', () => {
  beforeEach(() => void (names.records['haiau.vn'] = here))

  test('is read without a certificate where the site has none', async () => {
    pages[`haiau.vn${path}`] = { text: 'innkeeper-domain=1\n' }
    expect(await network().page('haiau.vn', path)).toBe('innkeeper-domain=1\n')
  })

  test('is read no further than a proof is long', async () => {
    pages[`haiau.vn${path}`] = { text: 'x'.repeat(5_000_000) }
    expect((await network().page('haiau.vn', path)).length).toBe(4096)
  })

  test('that is not there, at a site or without one', async () => {
    await expect(network().page('haiau.vn', path)).rejects.toMatchObject(failure('fileMissing'))
    await expect(network().page('nobody.vn', path)).rejects.toMatchObject(failure('unreachable'))
    await site.stop()
    await expect(network().page('haiau.vn', path)).rejects.toMatchObject(failure('unreachable'))
  })

  test('may be sent on to www. of the same domain', async () => {
    names.records['www.haiau.vn'] = here
    pages[`haiau.vn${path}`] = { status: 301, location: `http://www.haiau.vn${path}` }
    pages[`www.haiau.vn${path}`] = { text: 'innkeeper-domain=1' }
    expect(await network().page('haiau.vn', path)).toBe('innkeeper-domain=1')
  })

  test.each([
    ['another domain', 'http://elsewhere.vn/'],
    ['a name of this machine', 'http://localhost/'],
    ['an inside address', 'http://169.254.169.254/latest/meta-data'],
    ['another port', 'http://haiau.vn:5432/'],
    ['another scheme', 'file:///etc/passwd'],
    ['itself, for ever', path],
  ])('is not sent on to %s', async (_where, location) => {
    names.records['elsewhere.vn'] = here
    pages[`haiau.vn${path}`] = { status: 302, location }
    await expect(network().page('haiau.vn', path)).rejects.toMatchObject(failure('redirected'))
    expect(site.asked.every((asked) => asked.startsWith('haiau.vn/'))).toBe(true)
  })

  test.each(['10.0.0.1', '127.0.0.1', '169.254.169.254', '192.168.1.1', '::1', 'fd00::1', '::ffff:7f00:1'])(
    'is not fetched from the inside address %s, though another of the domain’s is public',
    async (address) => {
      names.records['haiau.vn'] = { addresses: [address, '203.162.4.191'] }
      await expect(network(null).page('haiau.vn', path)).rejects.toMatchObject(failure('inside'))
      expect(site.asked).toEqual([])
    },
  )

  test('sent on to www. is not fetched where www. leads inside', async () => {
    names.records['www.haiau.vn'] = { addresses: ['10.0.0.1'] }
    pages[`haiau.vn${path}`] = { status: 301, location: `http://www.haiau.vn${path}` }
    await expect(network().page('haiau.vn', path)).rejects.toMatchObject(failure('inside'))
  })
})
