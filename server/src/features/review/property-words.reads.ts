import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { inDisplayOrder } from '#kit/records/list.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

type Page = CallOutput<'review/detail'>

/** The property's texts and place for the page. */
export type OwnWords = Pick<Page['property'], 'typeCode' | 'place' | 'description' | 'website'> & {
  readonly latitude: number | null
  readonly longitude: number | null
}

/** A room type's texts, besides its name and its number of guests. */
export type RoomWords = Pick<Page['roomTypes'][number], 'roomTypeId' | 'roomSize' | 'viewCode' | 'beds'>

/** The property's texts and place. */
export const ownWords = (tx: PropertyTx): Promise<OwnWords> =>
  tx.db
    .selectFrom('property as p')
    .leftJoin('commune as c', 'c.commune_code', 'p.commune_code')
    .leftJoin('province as v', 'v.province_code', 'p.province_code')
    .select(['p.property_type_code as typeCode', 'p.website', 'p.latitude', 'p.longitude'])
    .select([
      sql`json_build_object('vi', p.description_vi, 'en', p.description_en)`.as('description'),
      sql`json_build_object('vi', concat_ws(', ', c.name_vi, v.name_vi), 'en', concat_ws(', ', c.name_en, v.name_en))`.as('place'),
    ])
    .where('p.property_id', '=', tx.propertyId)
    .$castTo<OwnWords>()
    .executeTakeFirstOrThrow()

/** The room types that are on sale, in the order of display. */
export const roomWords = (tx: PropertyTx): Promise<RoomWords[]> =>
  inDisplayOrder(
    tx.db
      .selectFrom('room_type as t')
      .select(['t.room_type_id as roomTypeId', 't.room_size as roomSize', 't.view_code as viewCode'])
      .select((eb) =>
        jsonArrayFrom(
          eb
            .selectFrom('room_type_bed as b')
            .select(['b.bed_type_code as bedType', 'b.beds as count'])
            .whereRef('b.property_id', '=', 't.property_id')
            .whereRef('b.room_type_id', '=', 't.room_type_id')
            .orderBy('b.line_no'),
        ).as('beds'),
      )
      .where('t.property_id', '=', tx.propertyId)
      .where('t.active', '=', true),
    't.room_type_id',
  )
    .$castTo<RoomWords>()
    .execute()
