import { domainOfHost } from '@innkeeper/rules/site/domain-name'
import { siteAddress } from '@innkeeper/rules/site/site-address'
import type { Tx } from '#kit/transaction/transaction.ts'

/** The property whose site answers at a host name; null where none does. A domain answers with and without `www.`. */
export const propertyOfHost = async (tx: Tx, host: string): Promise<{ readonly propertyId: string; readonly code: string } | null> => {
  const found = await tx.db
    .selectFrom('site_domain as d')
    .innerJoin('property as p', 'p.property_id', 'd.property_id')
    .select(['d.property_id as propertyId', 'p.code'])
    .where('d.domain', '=', domainOfHost(host))
    .where('d.state', '=', 'proved')
    .executeTakeFirst()
  return found ?? null
}

/** What decides where a property's site is: its code, whether it is connected, and its domain. */
export type SiteFound = { readonly code: string; readonly opened: boolean; readonly domain: string | null }

/** What decides where a property's site is. */
export const siteOf = (tx: Tx, propertyId: string): Promise<SiteFound> =>
  tx.db
    .selectFrom('property as p')
    .leftJoin('property_site as s', 's.property_id', 'p.property_id')
    .leftJoin('site_domain as d', (join) => join.onRef('d.property_id', '=', 'p.property_id').on('d.state', '=', 'proved'))
    .select(['p.code', 'd.domain'])
    .select(({ eb }) => eb('s.property_id', 'is not', null).as('opened'))
    .where('p.property_id', '=', propertyId)
    .$castTo<SiteFound>()
    .executeTakeFirstOrThrow()

/** The addresses of a property's site: the one that opens it, and those of domains that still wait for their proof. */
export const hotelConnection = async (
  tx: Tx,
  propertyId: string,
  publicUrl: string,
): Promise<{ readonly active: boolean; readonly url: string }[]> => {
  const { opened, ...site } = await siteOf(tx, propertyId)
  const waiting = await tx.db
    .selectFrom('site_domain')
    .select('domain')
    .where('property_id', '=', propertyId)
    .where('state', 'in', ['waiting', 'failed'])
    .orderBy('added_at', 'desc')
    .orderBy('site_domain_id')
    .execute()
  return [
    ...(opened ? [{ active: true, url: siteAddress({ publicUrl, ...site }) }] : []),
    ...waiting.map(({ domain }) => ({ active: false, url: siteAddress({ publicUrl, code: site.code, domain }) })),
  ]
}
