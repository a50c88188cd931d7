import { sql } from 'kysely'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

type Name = { readonly vi: string; readonly en: string }

/** A room type as a connected system knows it. */
export type SoldRoom = { readonly id: string; readonly name: Name; readonly totalRooms: number; readonly maxGuests: number }

/** A plan as a connected system knows it. */
export type SoldPlan = {
  readonly id: string
  readonly name: Name
  readonly includedGuests: number
  readonly derived: boolean
  readonly rooms: string[]
}

const name = sql<Name>`json_build_object('vi', name_vi, 'en', name_en)`

/** The room types that the property sells, in its order. */
export const roomsSold = (tx: PropertyTx): Promise<SoldRoom[]> =>
  tx.db
    .selectFrom('room_type')
    .select(['room_type_id as id', 'total_rooms as totalRooms', 'max_guests as maxGuests'])
    .select(name.as('name'))
    .where('property_id', '=', tx.propertyId)
    .where('active', '=', true)
    .orderBy('display_order')
    .orderBy('room_type_id')
    .execute()

/** The plans that the property sells, in its order, with the room types that each is sold on. */
export const plansSold = (tx: PropertyTx): Promise<SoldPlan[]> =>
  tx.db
    .selectFrom('rate_plan as p')
    .select(['p.rate_plan_id as id', 'p.included_adults as includedGuests'])
    .select(name.as('name'))
    .select((eb) => eb('p.parent_rate_plan_id', 'is not', null).as('derived'))
    .select(
      sql<string[]>`array(select r.room_type_id from room_plan r
        where r.property_id = p.property_id and r.rate_plan_id = p.rate_plan_id and r.active order by r.room_type_id)`.as('rooms'),
    )
    .where('p.property_id', '=', tx.propertyId)
    .where('p.active', '=', true)
    .orderBy('p.display_order')
    .orderBy('p.rate_plan_id')
    .$castTo<SoldPlan>()
    .execute()
