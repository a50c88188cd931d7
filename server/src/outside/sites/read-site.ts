import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { SiteFailed } from './site-failed.ts'

/** A page of a tenant's site, and how to reach it. */
export type SitePage = {
  readonly domain: string
  readonly path: string
  /** The port to use instead of the scheme's own; null for that one. */
  readonly port: number | null
  /** The checked address of a host. */
  readonly addressOf: (host: string) => Promise<string>
}

/** Reads the beginning of a page of a tenant's site. It follows a few redirects within the domain, each to an address checked anew. */
export const readSite = async (page: SitePage): Promise<string> => {
  const first = await readAt(page, new URL(`https://${page.domain}${page.path}`)).catch((error: unknown) => {
    if (error instanceof SiteFailed && error.problem === 'unreachable') return null
    throw error
  })
  // Sites without a certificate are proved as well: whoever answers at port 80 of a domain controls it.
  return first ?? readAt(page, new URL(`http://${page.domain}${page.path}`))
}

const mostRedirects = 3
const mostBytes = 4096
const patienceMilliseconds = 5000

const readAt = async (page: SitePage, url: URL, redirects = 0): Promise<string> => {
  const { status, location, text } = await get(page, url, await page.addressOf(url.hostname))
  if (status >= 300 && status < 400 && location !== undefined)
    return readAt(page, nextOf(page, { url, location, redirects }), redirects + 1)
  if (status !== 200) throw new SiteFailed('fileMissing')
  return text
}

type Redirect = { readonly url: URL; readonly location: string; readonly redirects: number }

/** Where a redirect leads: only to the same domain, with or without www., at the usual ports. */
const nextOf = ({ domain }: SitePage, { url, location, redirects }: Redirect): URL => {
  const next = URL.parse(location, url)
  const isSame = next !== null && (next.hostname === domain || next.hostname === `www.${domain}`)
  const isWeb = next !== null && (next.protocol === 'https:' || next.protocol === 'http:') && next.port === ''
  if (!isSame || !isWeb || redirects >= mostRedirects) throw new SiteFailed('redirected')
  return next
}

type Got = { readonly status: number; readonly location: string | undefined; readonly text: string }

const get = (page: SitePage, url: URL, address: string): Promise<Got> =>
  new Promise((done, fail) => {
    const isSecure = url.protocol === 'https:'
    const ask = (isSecure ? requestHttps : requestHttp)({
      host: address,
      port: page.port ?? (isSecure ? 443 : 80),
      path: `${url.pathname}${url.search}`,
      headers: { host: url.hostname, accept: 'text/plain', 'user-agent': 'Innkeeper (proof of a domain)' },
      ...(isSecure ? { servername: url.hostname } : {}),
      agent: false,
      signal: AbortSignal.timeout(patienceMilliseconds),
    })
    ask.on('error', (error) => fail(new SiteFailed('unreachable', error)))
    ask.on('response', (response) => {
      const chunks: Buffer[] = []
      let bytes = 0
      const finish = (): void => {
        const text = Buffer.concat(chunks).subarray(0, mostBytes).toString()
        done({ status: response.statusCode ?? 0, location: response.headers.location, text })
      }
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        bytes += chunk.length
        // The proof is one line: what is longer is another page, whose rest nobody needs.
        if (bytes <= mostBytes) return
        finish()
        ask.destroy()
      })
      response.on('end', finish)
      response.on('error', (error) => fail(new SiteFailed('unreachable', error)))
    })
    ask.end()
  })
