import { addressesOf, answerOf, checkedAddress, resolverOf, type SiteReach } from './checked-address.ts'
import { readSite } from './read-site.ts'

/** What is asked about the domains that tenants name; rejects with `SiteFailed`. */
export type SiteNetwork = {
  /** The TXT records of a name; none where it has none. */
  readonly texts: (name: string) => Promise<readonly string[]>
  /** The addresses of a host; none where it has none. */
  readonly addresses: (host: string) => Promise<readonly string[]>
  /** The servers that take a domain's mail; none where it has none. */
  readonly mailHosts: (domain: string) => Promise<readonly string[]>
  /** Whether DNS knows a domain. */
  readonly knows: (domain: string) => Promise<boolean>
  /** The beginning of the text that the site of a domain shows at a path. */
  readonly page: (domain: string, path: string) => Promise<string>
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
  addresses: (host) => addressesOf(reach(), host),
  mailHosts: async (domain) => {
    const records = await answerOf(() => resolverOf(reach()).resolveMx(domain))
    return (records ?? []).map(({ exchange }) => exchange)
  },
  knows: async (domain) => (await answerOf(() => resolverOf(reach()).resolve4(domain), [])) !== null,
  page: async (domain, path) => {
    const { portOnThisMachine } = reach()
    return readSite({ domain, path, port: portOnThisMachine, addressOf: (host) => checkedAddress(reach(), host) })
  },
})
