import type { SiteLook } from '@innkeeper/rules/site-look/site-look'
import type { SiteContact } from './site.store.ts'

/** What a page needs to be in a hotel's look when the database cannot be asked. */
export type KnownSite = { readonly property: SiteContact; readonly look: SiteLook }

/** The sites that this process has shown, by code. A page about a failure is in the look of one of these, or plain. */
export type KnownSites = {
  readonly of: (code: string) => KnownSite | null
  /** Null forgets a site: it has just been found not to be there. */
  readonly note: (code: string, site: KnownSite | null) => void
}

/** Keeps the sites that were shown last. */
export const knownSites = (): KnownSites => {
  const sites = new Map<string, KnownSite>()
  return {
    of: (code) => sites.get(code) ?? null,
    note: (code, site) => {
      sites.delete(code)
      if (site !== null) sites.set(code, site)
      const [oldest] = sites.keys()
      if (sites.size > mostKnown && oldest !== undefined) sites.delete(oldest)
    },
  }
}

const mostKnown = 500
