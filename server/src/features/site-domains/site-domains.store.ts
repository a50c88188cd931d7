import type { DomainProblem } from '@innkeeper/protocol/words/site/domain-words'
import type { DomainProof, DomainState } from '@innkeeper/rules/site/domain-check'
import { sql } from 'kysely'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'

/** A domain as it is stored. */
export type SiteDomain = {
  readonly id: string
  readonly propertyId: string
  readonly domain: string
  readonly token: string
  readonly state: DomainState
  readonly problem: DomainProblem | null
  readonly provedBy: DomainProof | null
  readonly provedAt: string | null
  readonly failingSince: string | null
  readonly fileName: string | null
  readonly fileAt: string | null
  readonly addedAt: string
  readonly addedBy: string
  readonly checkedAt: string | null
  readonly nextCheckAt: string | null
}

const columns = [
  'site_domain_id as id',
  'property_id as propertyId',
  'domain',
  'token',
  'state',
  'problem',
  'proved_by as provedBy',
  'proved_at as provedAt',
  'failing_since as failingSince',
  'file_name as fileName',
  'file_at as fileAt',
  'added_at as addedAt',
  'added_by as addedBy',
  'checked_at as checkedAt',
  'next_check_at as nextCheckAt',
] as const

/** The property's domains: the proved one first, then those without proof, then the replaced ones, each from the latest. */
export const domainsOf = (tx: PropertyTx): Promise<SiteDomain[]> =>
  tx.db
    .selectFrom('site_domain')
    .select(columns)
    .where('property_id', '=', tx.propertyId)
    .orderBy(sql`case state when 'proved' then 1 when 'replaced' then 3 else 2 end`)
    .orderBy('added_at', 'desc')
    .orderBy('site_domain_id')
    .$castTo<SiteDomain>()
    .execute()

/** A domain of the property that has not been replaced. */
export const findDomain = (tx: PropertyTx, id: string): Promise<SiteDomain | undefined> => domainWith(tx, id).executeTakeFirst()

/** The same, locked until the transaction ends. */
export const lockDomain = (tx: PropertyTx, id: string): Promise<SiteDomain | undefined> => domainWith(tx, id).forUpdate().executeTakeFirst()

const domainWith = (tx: PropertyTx, id: string) =>
  tx.db
    .selectFrom('site_domain')
    .select(columns)
    .where('property_id', '=', tx.propertyId)
    .where('site_domain_id', '=', id)
    .where('state', '<>', 'replaced')
    .$castTo<SiteDomain>()

/** Whether another property has proved a domain; asked by the platform, which sees them all. */
export const isProvedElsewhere = async (tx: Tx, domain: string, propertyId: string): Promise<boolean> => {
  const found = await tx.db
    .selectFrom('site_domain')
    .select('domain')
    .where('domain', '=', domain)
    .where('state', '=', 'proved')
    .where('property_id', '<>', propertyId)
    .executeTakeFirst()
  return found !== undefined
}

/** Connects the property's site; it stays connected. */
export const openSite = async (tx: PropertyTx, person: string): Promise<void> => {
  await tx.db
    .insertInto('property_site')
    .values({ property_id: tx.propertyId, opened_by: person })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Adds a domain that waits for its proof. */
export const addDomain = async (
  tx: PropertyTx,
  { id, domain, token, person, now, nextCheck }: Pick<SiteDomain, 'id' | 'domain' | 'token'> & Added,
): Promise<void> => {
  await tx.db
    .insertInto('site_domain')
    .values({
      property_id: tx.propertyId,
      site_domain_id: id,
      domain,
      token,
      added_at: now.toISOString(),
      added_by: person,
      next_check_at: nextCheck?.toISOString() ?? null,
    })
    .execute()
}

type Added = { readonly person: string; readonly now: Date; readonly nextCheck: Date | null }

/** Lets another domain take the place of those in some states. */
export const replaceDomains = async (tx: PropertyTx, states: readonly DomainState[], besides: string): Promise<void> => {
  await tx.db
    .updateTable('site_domain')
    .set({ state: 'replaced', failing_since: null, next_check_at: null })
    .where('property_id', '=', tx.propertyId)
    .where('site_domain_id', '<>', besides)
    .where('state', 'in', states)
    .execute()
}

/** What a check leaves. */
export type CheckKept = Pick<SiteDomain, 'state' | 'problem' | 'provedBy'> & {
  readonly failingSince: Date | null
  readonly now: Date
  readonly nextCheck: Date | null
}

/** Saves what a check found of a locked domain. */
export const saveCheck = async (tx: PropertyTx, id: string, { state, problem, provedBy, failingSince, now, nextCheck }: CheckKept) => {
  await tx.db
    .updateTable('site_domain')
    .set({
      state,
      problem,
      proved_by: provedBy,
      proved_at: state === 'proved' ? sql<string>`coalesce(proved_at, ${now.toISOString()})` : null,
      failing_since: failingSince?.toISOString() ?? null,
      checked_at: now.toISOString(),
      next_check_at: nextCheck?.toISOString() ?? null,
    })
    .where('property_id', '=', tx.propertyId)
    .where('site_domain_id', '=', id)
    .execute()
}

/** Notes which file was uploaded for a domain's proof, or that there is none any more; it is looked for soon. */
export const noteFile = async (tx: PropertyTx, id: string, name: string | null, now: Date): Promise<void> => {
  const moment = now.toISOString()
  await tx.db
    .updateTable('site_domain')
    .set({ file_name: name, file_at: name === null ? null : moment, next_check_at: moment })
    .where('property_id', '=', tx.propertyId)
    .where('site_domain_id', '=', id)
    .execute()
}

/** Removes a domain, and returns it as it was; also a replaced one. */
export const removeDomain = (tx: PropertyTx, id: string): Promise<SiteDomain | undefined> =>
  tx.db
    .deleteFrom('site_domain')
    .where('property_id', '=', tx.propertyId)
    .where('site_domain_id', '=', id)
    .returning(columns)
    .$castTo<SiteDomain>()
    .executeTakeFirst()

/** Takes the domains whose check is due, and puts their next one off, so that no other server checks them meanwhile. */
export const takeDue = (tx: Tx, { now, putOff, most }: { now: Date; putOff: Date; most: number }): Promise<SiteDomain[]> =>
  tx.db
    .updateTable('site_domain')
    .set({ next_check_at: putOff.toISOString() })
    .where((eb) =>
      eb(
        eb.refTuple('property_id', 'site_domain_id'),
        'in',
        eb
          .selectFrom('site_domain as due')
          .select(['due.property_id', 'due.site_domain_id'])
          .where('due.next_check_at', '<=', now.toISOString())
          .orderBy('due.next_check_at')
          .orderBy('due.site_domain_id')
          .limit(most)
          .forUpdate()
          .skipLocked()
          .$asTuple('property_id', 'site_domain_id'),
      ),
    )
    .returning(columns)
    .$castTo<SiteDomain>()
    .execute()
