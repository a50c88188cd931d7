import { Resolver } from 'node:dns/promises'
import { hasCode } from '#database/error-code.ts'
import { isInside } from '../hotel-mail/inside-address.ts'
import { SiteFailed } from './site-failed.ts'

/** How domains are looked up, and where their sites may be. */
export type SiteReach = {
  /** The name server, with its port if it is another than 53; null for the system's own. */
  readonly nameServer: string | null
  /** For tests: the port of a site on this machine. */
  readonly portOnThisMachine: number | null
}

/** A name server that hangs must not keep people waiting. */
const patience = { timeout: 2000, tries: 2 }

/** A resolver that asks the name server. */
export const resolverOf = ({ nameServer }: SiteReach): Resolver => {
  const resolver = new Resolver(patience)
  if (nameServer !== null) resolver.setServers([nameServer])
  return resolver
}

/** A name server's answer; null where there is no such name, `empty` where the name has no such record. */
export const answerOf = async <T>(ask: () => Promise<T>, empty: T | null = null): Promise<T | null> => {
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

/** The addresses of a host; none where it has none. */
export const addressesOf = async (reach: SiteReach, host: string): Promise<readonly string[]> => {
  const resolver = resolverOf(reach)
  const found = await Promise.all([answerOf(() => resolver.resolve4(host)), answerOf(() => resolver.resolve6(host))])
  return found.flatMap((some) => some ?? [])
}

/** The first address of a host, if none of its addresses is inside; rejects with `SiteFailed`. */
export const checkedAddress = async (reach: SiteReach, host: string): Promise<string> => {
  const addresses = await addressesOf(reach, host)
  const [first] = addresses
  if (first === undefined) throw new SiteFailed('unreachable')
  const isOurs = (address: string): boolean => reach.portOnThisMachine !== null && address === '127.0.0.1'
  if (addresses.some((address) => isInside(address) && !isOurs(address))) throw new SiteFailed('inside')
  return first
}
