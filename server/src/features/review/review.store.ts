import type { CallOutput } from '@innkeeper/protocol/catalogue'
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
export const ownWords = async (tx: PropertyTx): Promise<OwnWords> => {
  const [found] = await tx.rows<OwnWords>(
    `select p.property_type_code as "typeCode", p.website, p.latitude, p.longitude,
        json_build_object('vi', p.description_vi, 'en', p.description_en) as description,
        json_build_object('vi', concat_ws(', ', c.name_vi, v.name_vi), 'en', concat_ws(', ', c.name_en, v.name_en)) as place
       from property p left join commune c on c.commune_code = p.commune_code left join province v on v.province_code = p.province_code
      where p.property_id = $1`,
    [tx.propertyId],
  )
  if (found === undefined) throw new Error(`no property ${tx.propertyId}`)
  return found
}

/** The room types that are on sale, in the order of display. */
export const roomWords = async (tx: PropertyTx): Promise<RoomWords[]> =>
  tx.rows<RoomWords>(
    `select t.room_type_id as "roomTypeId", t.room_size as "roomSize", t.view_code as "viewCode",
        coalesce((select json_agg(json_build_object('bedType', b.bed_type_code, 'count', b.beds) order by b.line_no)
           from room_type_bed b where b.property_id = t.property_id and b.room_type_id = t.room_type_id), '[]') as beds
       from room_type t where t.property_id = $1 and t.active
      order by t.display_order = 0, t.display_order, t.name_vi collate "vi-x-icu", t.room_type_id`,
    [tx.propertyId],
  )
