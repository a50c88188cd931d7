import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { sql } from 'kysely'
import type { Tx } from '#kit/transaction/transaction.ts'

type Offered = CallOutput<'distribution/services'>
type Service = Omit<Offered['services'][number], 'name' | 'description'> & {
  readonly nameVi: string
  readonly nameEn: string
  readonly descriptionVi: string
  readonly descriptionEn: string
}
type Asking = { readonly travelAgentId: string; readonly now: Date }

/** The services that a property on sale to an agent sells to agents, in its order; undefined where there is no such property. */
export const servicesOffered = async (
  { db }: Tx,
  property: string,
  asking: Asking,
): Promise<{ readonly currency: Offered['currency']; readonly services: Service[] } | undefined> => {
  const found = await sellingTo({ db }, property, asking)
  if (found === undefined) return undefined
  const services = await db
    .selectFrom('hotel_service as s')
    .select([
      's.code',
      's.name_vi as nameVi',
      's.name_en as nameEn',
      's.description_vi as descriptionVi',
      's.description_en as descriptionEn',
    ])
    .select(['s.thumbnail as picture', 's.unit', 's.price', 's.max_order as maxOrder'])
    .select(
      sql<Service['specialDays']>`coalesce((
        select json_agg(json_build_object('from', d.from_day, 'to', d.to_day, 'price', d.price) order by d.from_day)
          from hotel_service_day d where d.property_id = s.property_id and d.hotel_service_id = s.hotel_service_id), '[]')`.as(
        'specialDays',
      ),
    )
    .where('s.property_id', '=', found.propertyId)
    .where('s.active', '=', true)
    .where(sql<boolean>`'agents' = any(s.channels)`)
    .orderBy('s.display_order')
    .orderBy('s.hotel_service_id')
    .$castTo<Service>()
    .execute()
  return { currency: found.currency, services }
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
