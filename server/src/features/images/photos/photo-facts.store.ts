import type { photoFacts } from '@innkeeper/protocol/calls/hotel-information/resource'
import type { z } from 'zod'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

type PhotoFacts = z.output<typeof photoFacts>

/** The facts from which the score of a property's photos is computed, in one query. */
export const photoFactsOf = async (tx: PropertyTx): Promise<PhotoFacts> => {
  const [photos, roomTypes, amenities, mains] = await Promise.all([
    tx.rows<PhotoFacts['photos'][number]>(
      `select i.image_id as id, category, width, height, caption_vi <> '' as "captionVi", caption_en <> '' as "captionEn",
          exists (select from property_image u where u.property_id = i.property_id and u.image_id = i.image_id) as shown
         from image i where property_id = $1 order by uploaded_at, image_id`,
      [tx.propertyId],
    ),
    tx.rows<PhotoFacts['roomTypes'][number]>(
      `select r.room_type_id as id, r.name_vi as "nameVi", r.name_en as "nameEn",
          (select count(*) from room_type_image u where u.property_id = r.property_id and u.room_type_id = r.room_type_id) as photos
         from room_type r where property_id = $1 and active order by display_order = 0, display_order, room_type_id`,
      [tx.propertyId],
    ),
    tx.rows<{ code: string }>('select amenity_code as code from property_amenity where property_id = $1 order by 1', [tx.propertyId]),
    tx.rows('select from property_image where property_id = $1 and main', [tx.propertyId]),
  ])
  return { photos, roomTypes, amenities: amenities.map(({ code }) => code), hasMain: mains.length > 0 }
}
