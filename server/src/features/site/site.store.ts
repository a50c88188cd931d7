import type { Saying } from '@innkeeper/protocol/say'
import { enterProperty, type PropertyTx, type Tx } from '#kit/transaction/transaction.ts'

/** The hotel that a page belongs to: the transaction bound to it, its zone, and what the frame of a page says of it. */
export type SiteHotel = { readonly tx: PropertyTx; readonly timeZone: string; readonly property: SiteContact }

/** How a hotel is called and reached. */
export type SiteContact = { readonly name: Saying; readonly phone: string; readonly email: string; readonly address: string }

/** Enters the hotel with a code, for the rest of the transaction; null where no hotel has it. */
export const enterHotelOfCode = async (tx: Tx, code: string): Promise<SiteHotel | null> => {
  const found = await tx.db
    .selectFrom('property')
    .select(['property_id as propertyId', 'time_zone as timeZone', 'name_vi as vi', 'name_en as en', 'phone', 'email', 'address'])
    .where('code', '=', code)
    .where('kind', '=', 'hotel')
    .executeTakeFirst()
  if (found === undefined) return null
  const { propertyId, timeZone, vi, en, ...reached } = found
  return { tx: await enterProperty(tx, propertyId), timeZone, property: { name: { vi, en }, ...reached } }
}
