import { pictureUrl } from '#kit/http/files-route.ts'
import { toColumns } from '#database/columns.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import { demoProducts } from '../content/ticket-products.ts'
import { pictureWidth } from '../pictures/draw-pictures.ts'
import type { PicturePlace } from '../properties/images.ts'
import { chancesOf } from '../random.ts'
import type { SeededProperty } from '../seeded.ts'
import { keyIn } from './hotel-services.ts'

const seedNumber = 7207

/** Writes what a park sells; a hotel sells no tickets. */
export const seedTicketProducts = async (
  tx: Tx,
  property: SeededProperty,
  { place, by }: { readonly place: PicturePlace; readonly by: string },
): Promise<void> => {
  const products = demoProducts[property.code] ?? []
  if (products.length === 0) return
  const chances = chancesOf(seedNumber)
  const rows = products.map(({ form, picture }, at) => ({
    ...toColumns({ ...form, images: [] as string[], thumbnail: pictureUrl(keyIn(property, place, picture), pictureWidth) }),
    property_id: property.propertyId,
    ticket_product_id: chances.id(),
    display_order: at + 1,
    changed_by: by,
  }))
  await tx.db.insertInto('ticket_product').values(rows).execute()
}
