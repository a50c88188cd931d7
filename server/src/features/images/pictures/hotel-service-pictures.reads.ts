import { sql } from 'kysely'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** The addresses, of some, that are no pictures uploaded for the property's services. */
export const unknownPictures = async (tx: PropertyTx, addresses: readonly string[]): Promise<string[]> => {
  const rows = await tx.db
    .selectFrom('hotel_service_picture')
    .select('file_key as key')
    .where('property_id', '=', tx.propertyId)
    .where(sql<boolean>`file_key = any(${addresses.map(keyIn)}::text[])`)
    .forUpdate()
    .execute()
  const known = new Set(rows.map(({ key }) => key))
  return addresses.filter((address) => !known.has(keyIn(address)))
}

const keyIn = (address: string): string => /[0-9a-f]{40}/u.exec(address)?.[0] ?? ''
