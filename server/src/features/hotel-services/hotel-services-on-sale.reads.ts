import type { CallOutput } from '@innkeeper/protocol/catalogue'
import type { SaleChannel } from '@innkeeper/rules/price/buyer'
import { sql } from 'kysely'
import type { Tx } from '#kit/transaction/transaction.ts'

/** A service that a property sells beside rooms, as its buyers read it. */
export type ServiceOnSale = Omit<CallOutput<'distribution/services'>['services'][number], 'name' | 'description'> & {
  readonly nameVi: string
  readonly nameEn: string
  readonly descriptionVi: string
  readonly descriptionEn: string
}

/** The services that a property sells on a channel, in its order. */
export const servicesOnSale = async ({ db }: Pick<Tx, 'db'>, propertyId: string, channel: SaleChannel): Promise<ServiceOnSale[]> =>
  db
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
      sql<ServiceOnSale['specialDays']>`coalesce((
        select json_agg(json_build_object('from', d.from_day, 'to', d.to_day, 'price', d.price) order by d.from_day)
          from hotel_service_day d where d.property_id = s.property_id and d.hotel_service_id = s.hotel_service_id), '[]')`.as(
        'specialDays',
      ),
    )
    .where('s.property_id', '=', propertyId)
    .where('s.active', '=', true)
    .where(sql<boolean>`${channel} = any(s.channels)`)
    .orderBy('s.display_order')
    .orderBy('s.hotel_service_id')
    .$castTo<ServiceOnSale>()
    .execute()
