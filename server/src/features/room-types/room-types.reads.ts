import type { Language } from '@innkeeper/protocol/say'
import { sql } from 'kysely'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** The room types that a plan may be sold on, in the order of display. */
export const roomTypeChoices = (tx: PropertyTx, language: Language) =>
  tx.db
    .selectFrom('room_type')
    .select(['room_type_id as id', 'name_vi as nameVi', 'name_en as nameEn', 'max_adults as maxAdults', 'max_guests as maxGuests'])
    .select(['default_price as defaultPrice', 'weekend_price as weekendPrice', 'active'])
    .where('property_id', '=', tx.propertyId)
    .orderBy(sql`display_order = 0`)
    .orderBy('display_order')
    .orderBy(sql`${sql.ref(language === 'vi' ? 'name_vi' : 'name_en')} collate "vi-x-icu"`)
    .orderBy('room_type_id')
    .execute()

/** The guests that the room types with these ids take, locked until the transaction ends; ids that do not exist are left out. */
export const lockRoomTypes = (tx: PropertyTx, ids: readonly string[]) =>
  tx.rows<{ id: string; nameVi: string; nameEn: string; maxAdults: number; maxGuests: number }>(
    `select room_type_id as id, name_vi as "nameVi", name_en as "nameEn", max_adults as "maxAdults", max_guests as "maxGuests"
       from room_type where property_id = $1 and room_type_id = any($2::uuid[]) order by room_type_id for share`,
    [tx.propertyId, ids],
  )
