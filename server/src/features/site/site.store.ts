import { enterProperty, type PropertyTx, type Tx } from '#kit/transaction/transaction.ts'

/** The hotel that a page belongs to: the transaction bound to it, and its zone. */
export type SiteHotel = { readonly tx: PropertyTx; readonly timeZone: string }

/** Enters the hotel with a code, for the rest of the transaction; null where no hotel has it. */
export const enterHotelOfCode = async (tx: Tx, code: string): Promise<SiteHotel | null> => {
  const found = await tx.db
    .selectFrom('property')
    .select(['property_id as propertyId', 'time_zone as timeZone'])
    .where('code', '=', code)
    .where('kind', '=', 'hotel')
    .executeTakeFirst()
  return found === undefined ? null : { tx: await enterProperty(tx, found.propertyId), timeZone: found.timeZone }
}
