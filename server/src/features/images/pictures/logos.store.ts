import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** Sets the property's logo; the files of the former one are deleted a day later. */
export const saveLogo = async (tx: PropertyTx, logo: { readonly fileKey: string; readonly width: number }): Promise<void> => {
  await tx.rows(
    `insert into property_logo (property_id, file_key, width) values ($1, $2, $3)
     on conflict (property_id) do update set file_key = excluded.file_key, width = excluded.width, changed_at = now()`,
    [tx.propertyId, logo.fileKey, logo.width],
  )
}

/** Removes a property's logo; returns whether there was one. */
export const deleteLogo = async (tx: PropertyTx): Promise<boolean> => {
  const gone = await tx.rows('delete from property_logo where property_id = $1 returning property_id', [tx.propertyId])
  return gone.length > 0
}
