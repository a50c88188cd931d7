import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { sql } from 'kysely'
import type { Tx } from '#kit/transaction/transaction.ts'
import { servicesOnSale, type ServiceOnSale } from './hotel-services-on-sale.reads.ts'

type Offered = CallOutput<'distribution/services'>
type Asking = { readonly travelAgentId: string; readonly now: Date }

/** The services that a property on sale to an agent sells to agents, in its order; undefined where there is no such property. */
export const servicesOffered = async (
  { db }: Tx,
  property: string,
  asking: Asking,
): Promise<{ readonly currency: Offered['currency']; readonly services: ServiceOnSale[] } | undefined> => {
  const found = await sellingTo({ db }, property, asking)
  if (found === undefined) return undefined
  return { currency: found.currency, services: await servicesOnSale({ db }, found.propertyId, 'agents') }
}

// The answer does not tell a property that is not on sale to the agent from one that does not exist.
const sellingTo = ({ db }: Pick<Tx, 'db'>, code: string, { travelAgentId, now }: Asking) =>
  db
    .selectFrom('property as p')
    .innerJoin('travel_agent_link as l', 'l.property_id', 'p.property_id')
    .innerJoin('travel_agent as a', 'a.travel_agent_id', 'l.travel_agent_id')
    .innerJoin('e_contract as c', 'c.property_id', 'p.property_id')
    .select(['p.property_id as propertyId', 'p.currency'])
    .where('p.code', '=', code)
    .where('p.state', '=', 'onsite')
    .where('l.travel_agent_id', '=', travelAgentId)
    .where(sql<boolean>`l.active and a.active and c.state = 'signed'`)
    .where(sql<boolean>`(c.ends_on is null or c.ends_on >= (${now.toISOString()}::timestamptz at time zone p.time_zone)::date)`)
    .$castTo<{ propertyId: string; currency: Offered['currency'] }>()
    .executeTakeFirst()
