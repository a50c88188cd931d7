import { pictureUrl } from '#kit/http/files-route.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** Whether an address is that of a logo uploaded for the property's site. */
export const isSiteLogo = async (tx: PropertyTx, address: string): Promise<boolean> => {
  const found = await tx.db
    .selectFrom('site_logo')
    .select('file_key')
    .where('property_id', '=', tx.propertyId)
    .where('file_key', '=', /[0-9a-f]{40}/u.exec(address)?.[0] ?? '')
    .executeTakeFirst()
  return found !== undefined
}

/** The address of the property's own logo; null where it has none. */
export const propertyLogoAddress = async (tx: PropertyTx): Promise<string | null> => {
  const found = await tx.db
    .selectFrom('property_logo')
    .select(['file_key as fileKey', 'width'])
    .where('property_id', '=', tx.propertyId)
    .executeTakeFirst()
  return found === undefined ? null : pictureUrl(found.fileKey, found.width)
}
