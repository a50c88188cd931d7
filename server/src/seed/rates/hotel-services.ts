import type { OfferedService } from '@innkeeper/rules/hotel-service/choose-hotel-services'
import { toDay, type Day } from '@innkeeper/rules/days/day'
import { fileKeyOf } from '#features/images/files/store-files.ts'
import { photosOfPlace } from '#features/images/photos/receive-photo.ts'
import { toColumns } from '#database/columns.ts'
import { pictureFile, pictureUrl } from '#kit/http/files-route.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import { demoProducts } from '../content/ticket-products.ts'
import { demoServices, type DemoService } from '../content/hotel-offers.ts'
import { hashOfPicture, pictureWidth, type DrawnPicture } from '../pictures/draw-pictures.ts'
import type { PicturePlace } from '../properties/images.ts'
import { chancesOf } from '../random.ts'
import type { SeededProperty } from '../seeded.ts'

const seedNumber = 7013

/** Writes a property's services and returns them as bookings choose among them; the one that is off sale now was on while they were made. */
export const seedHotelServices = async (
  tx: Tx,
  property: SeededProperty,
  { today, place, by }: { readonly today: Day; readonly place: PicturePlace; readonly by: string },
): Promise<readonly OfferedService[]> => {
  const chances = chancesOf(seedNumber + property.displayOrder)
  const seeded = servicesOf(property, today).map((service, at) => ({ ...service, id: chances.id(), order: at + 1 }))
  if (seeded.length === 0) return []
  const rows = seeded.map(({ form: { specialDays: _days, ...form }, picture, id, order }) => ({
    ...toColumns({ ...form, images: [] as string[], thumbnail: pictureUrl(keyIn(property, place, picture), pictureWidth) }),
    property_id: property.propertyId,
    hotel_service_id: id,
    display_order: order,
    changed_by: by,
  }))
  await tx.db.insertInto('hotel_service').values(rows).execute()
  const days = seeded.flatMap(({ form, id }) =>
    form.specialDays.map(({ from, to, price }) => ({
      property_id: property.propertyId,
      hotel_service_id: id,
      from_day: from,
      to_day: to,
      price,
    })),
  )
  if (days.length > 0) await tx.db.insertInto('hotel_service_day').values(days).execute()
  return seeded.map(offeredOf)
}

/** Stores the pictures that the services and the products of parks show, once they are drawn. */
export const seedServicePictures = async (
  tx: Tx,
  property: SeededProperty,
  {
    drawn,
    place,
    today,
    at,
  }: { readonly drawn: readonly DrawnPicture[]; readonly place: PicturePlace; readonly today: Day; readonly at: string },
): Promise<void> => {
  const names = new Set([...servicesOf(property, today), ...(demoProducts[property.code] ?? [])].map(({ picture }) => picture))
  const pictures = drawn.filter(({ name }) => names.has(name)).map((picture) => ({ ...picture, key: keyIn(property, place, picture.name) }))
  if (pictures.length === 0) return
  await Promise.all(
    pictures.flatMap(({ key, renditions }) =>
      renditions.map(({ width, bytes }) => place.store.put(pictureFile(key, width), bytes, 'image/webp')),
    ),
  )
  const files = pictures.map(({ key, renditions }) => ({
    file_key: key,
    names: renditions.map(({ width }) => pictureFile(key, width)),
    complete: true,
  }))
  await tx.db.insertInto('stored_file').values(files).execute()
  const kept = pictures.map(({ key }) => ({ property_id: property.propertyId, file_key: key, uploaded_at: at }))
  await tx.db.insertInto('hotel_service_picture').values(kept).execute()
}

const servicesOf = (property: SeededProperty, today: Day): DemoService[] =>
  (demoServices[property.code] ?? []).map((serviceAt) =>
    serviceAt({
      today,
      plans: (...keys) => [
        ...new Set(property.roomPlans.filter(({ plan }) => keys.includes(plan.key)).map(({ ratePlanId }) => ratePlanId)),
      ],
    }),
  )

/** The key of a drawn picture that stands for something that a property sells. */
export const keyIn = ({ code, propertyId }: SeededProperty, { secret }: PicturePlace, picture: string): string =>
  fileKeyOf(secret, photosOfPlace(`service ${propertyId}`), hashOfPicture(code, picture))

const offeredOf = ({ form, id }: DemoService & { readonly id: string }): OfferedService => ({
  serviceId: id,
  code: form.code,
  name: { vi: form.nameVi, en: form.nameEn },
  unit: form.unit,
  price: form.price,
  specialDays: form.specialDays.map(({ from, to, price }) => ({ from: toDay(from), to: toDay(to), price })),
  taxedAs: form.taxedAs,
  maxOrder: form.maxOrder,
  includedIn: form.applyPlans,
  channels: form.channels,
})
