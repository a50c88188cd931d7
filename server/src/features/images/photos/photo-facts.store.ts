import type { photoFacts } from '@innkeeper/protocol/calls/hotel-information/resource'
import { sql } from 'kysely'
import type { z } from 'zod'
import { inDisplayOrder, isThere } from '#kit/records/list.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

type PhotoFacts = z.output<typeof photoFacts>

/** The facts from which the score of a property's photos is computed, in one query. */
export const photoFactsOf = async (tx: PropertyTx): Promise<PhotoFacts> => {
  const [photos, roomTypes, amenities, hasMain] = await Promise.all([
    tx.db
      .selectFrom('image as i')
      .select(['i.image_id as id', 'category', 'width', 'height'])
      .select([
        sql<boolean>`caption_vi <> ''`.as('captionVi'),
        sql<boolean>`caption_en <> ''`.as('captionEn'),
        sql<boolean>`exists (select from property_image u where u.property_id = i.property_id and u.image_id = i.image_id)`.as('shown'),
      ])
      .where('property_id', '=', tx.propertyId)
      .orderBy('uploaded_at')
      .orderBy('image_id')
      .$castTo<PhotoFacts['photos'][number]>()
      .execute(),
    inDisplayOrder(
      tx.db
        .selectFrom('room_type as r')
        .select(['r.room_type_id as id', 'r.name_vi as nameVi', 'r.name_en as nameEn', photosOfRoom.as('photos')])
        .where('property_id', '=', tx.propertyId)
        .where('active', '=', true),
      'room_type_id',
    ).execute(),
    tx.db.selectFrom('property_amenity').select('amenity_code as code').where('property_id', '=', tx.propertyId).orderBy('code').execute(),
    isThere(tx.db.selectFrom('property_image').where('property_id', '=', tx.propertyId).where('main', '=', true)),
  ])
  return { photos, roomTypes, amenities: amenities.map(({ code }) => code), hasMain }
}

const photosOfRoom = sql<number>`(
  select count(*) from room_type_image u where u.property_id = r.property_id and u.room_type_id = r.room_type_id)`
