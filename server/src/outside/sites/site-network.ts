import { Resolver } from 'node:dns/promises'
import { hasCode } from '#database/error-code.ts'
import { isInside } from '../hotel-mail/inside-address.ts'
import { readSite } from './read-site.ts'
import { SiteFailed } from './site-failed.ts'

/** What is asked about the domains that tenants name; rejects with `SiteFailed`. */
export type SiteNetwork = {
  /** The TXT records of a name; none where it has none. */
  readonly texts: (name: string) => Promise<readonly string[]>
  /** Whether DNS knows a domain. */
  readonly knows: (domain: string) => Promise<boolean>
  /** The beginning of the text that the site of a domain shows at a path. */
  readonly page: (domain: string, path: string) => Promise<string>
}

/** How domains are looked up, and where their sites may be. */
export type SiteReach = {
  /** The name server, with its port if it is another than 53; null for the system's own. */
  readonly nameServer: string | null
  /** For tests: the port of a site on this machine. */
  readonly portOnThisMachine: number | null
}

/**
 * The network of tenants' domains. A name is resolved once, each of its addresses is checked, and the connection goes to the address that was
 * checked, as for mail servers (`docs/decisions/0093-letters-of-a-property.md`).
 */
export const siteNetwork = (reach: () => SiteReach): SiteNetwork => ({
  texts: async (name) => {
    const records = await answerOf(() => resolverOf(reach()).resolveTxt(name))
    return (records ?? []).map((parts) => parts.join(''))
  },
  knows: async (domain) => (await answerOf(() => resolverOf(reach()).resolve4(domain), [])) !== null,
  page: async (domain, path) => {
    const { portOnThisMachine } = reach()
    return readSite({ domain, path, port: portOnThisMachine, addressOf: (host) => checkedAddress(reach(), host) })
  },
})

/** A name server that hangs must not keep people waiting. */
const patience = { timeout: 2000, tries: 2 }

const resolverOf = ({ nameServer }: SiteReach): Resolver => {
  const resolver = new Resolver(patience)
  if (nameServer !== null) resolver.setServers([nameServer])
  return resolver
}

/** A name server's answer; null where there is no such name, `empty` where the name has no such record. */
const answerOf = async <T>(ask: () => Promise<T>, empty: T | null = null): Promise<T | null> => {
  try {
    return await ask()
  } catch (error) {
    if (hasCode(error, 'ENODATA')) return empty
    if (hasCode(error, 'ENOTFOUND', 'EBADNAME')) return null
    throw hasCode(error, ...silent) ? new SiteFailed('noResolver', error) : error
  }
}

/** Codes of a name server that is not there, refuses us or cannot find out. */
const silent = ['ECONNREFUSED', 'ETIMEOUT', 'ESERVFAIL', 'EREFUSED', 'ENOTIMP', 'EBADRESP', 'EFORMERR', 'ECANCELLED', 'ECONNRESET']

/** The first address of a host, if none of its addresses is inside. */
const checkedAddress = async (reach: SiteReach, host: string): Promise<string> => {
  const resolver = resolverOf(reach)
  const found = await Promise.all([answerOf(() => resolver.resolve4(host)), answerOf(() => resolver.resolve6(host))])
  const addresses = found.flatMap((some) => some ?? [])
  const [first] = addresses
  if (first === undefined) throw new SiteFailed('unreachable')
  const isOurs = (address: string): boolean => reach.portOnThisMachine !== null && address === '127.0.0.1'
  if (addresses.some((address) => isInside(address) && !isOurs(address))) throw new SiteFailed('inside')
  return first
}
