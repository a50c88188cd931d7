import { sql } from 'kysely'
import { totalOf } from '#kit/records/list.ts'
import type { Tx } from '#kit/transaction/transaction.ts'

/** Notes that a key is about to be used, and returns whether all its files are stored. */
export const enterFile = async (tx: Tx, key: string, names: readonly string[]): Promise<boolean> => {
  const { complete } = await tx.db
    .insertInto('stored_file')
    .values({ file_key: key, names: [...names] })
    .onConflict((conflict) =>
      conflict.column('file_key').doUpdateSet((eb) => ({
        last_used_at: sql<string>`now()`,
        names: eb.ref('excluded.names'),
        complete: sql<boolean>`stored_file.complete and stored_file.names = excluded.names`,
      })),
    )
    .returning('complete')
    .executeTakeFirstOrThrow()
  return complete
}

/**
 * The number of keys that start with a mark: those in use, and those whose files will be deleted. Keys are hexadecimal, so "f" is the last
 * character.
 */
export const countKeys = (tx: Tx, mark: string): Promise<number> =>
  totalOf(tx.db.selectFrom('stored_file').where('file_key', '>=', mark).where('file_key', '<', `${mark}g`))

/** Notes that all files of a key are stored. */
export const markComplete = async (tx: Tx, key: string): Promise<void> => {
  await tx.db.updateTable('stored_file').set({ complete: true }).where('file_key', '=', key).execute()
}

/** Marks every key that something refers to as used; twice a day is enough. */
export const noteUsed = async (tx: Tx, now: Date): Promise<void> => {
  await tx.db
    .updateTable('stored_file as f')
    .set({ last_used_at: now.toISOString() })
    .where('last_used_at', '<', sql<string>`${now.toISOString()}::timestamptz - interval '12 hours'`)
    .where(
      sql<boolean>`(exists (select from image i where i.file_key = f.file_key)
        or exists (select from announcement_slide s where substring(s.image_url from '[0-9a-f]{40}') = f.file_key)
        or exists (select from hotel_service_picture s where s.file_key = f.file_key)
        or exists (select from receipt_picture p where p.file_key = f.file_key)
        or exists (select from account_avatar a where a.file_key = f.file_key)
        or exists (select from property_logo l where l.file_key = f.file_key)
        or exists (select from site_logo l where l.file_key = f.file_key)
        or exists (select from certificate_upload u where u.file_key = f.file_key)
        or exists (select from certificate c where c.file = f.file_key))`,
    )
    .execute()
}

/** A key that nothing has referred to for a day, locked until the transaction ends; undefined when there is none. */
export const unusedFile = (tx: Tx, now: Date): Promise<{ readonly key: string; readonly names: readonly string[] } | undefined> =>
  tx.db
    .selectFrom('stored_file')
    .select(['file_key as key', 'names'])
    .where('last_used_at', '<', sql<string>`${now.toISOString()}::timestamptz - interval '1 day'`)
    .orderBy('last_used_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/** Deletes a key whose files are deleted. */
export const deleteFile = async (tx: Tx, key: string): Promise<void> => {
  await tx.db.deleteFrom('stored_file').where('file_key', '=', key).execute()
}

/** Deletes uploaded certificates that have expired; certificates that were handed in are referred to elsewhere. */
export const deleteExpiredCertificates = async (tx: Tx, now: Date): Promise<void> => {
  await tx.db.deleteFrom('certificate_upload').where('expires_at', '<', now.toISOString()).execute()
}

/** Forgets pictures that were uploaded a day ago for services or products of parks and that none shows. */
export const forgetServicePictures = async (tx: Tx, now: Date): Promise<void> => {
  await tx.db
    .deleteFrom('hotel_service_picture as p')
    .where('uploaded_at', '<', sql<string>`${now.toISOString()}::timestamptz - interval '1 day'`)
    .where(
      sql<boolean>`not exists (
        select from (select property_id, thumbnail, images from hotel_service union all select property_id, thumbnail, images from ticket_product) s
         where s.property_id = p.property_id and position(p.file_key in s.thumbnail || array_to_string(s.images, ' ')) > 0)`,
    )
    .execute()
}

/** Forgets receipts that were uploaded a day ago and that no transaction shows. */
export const forgetReceipts = async (tx: Tx, now: Date): Promise<void> => {
  await tx.db
    .deleteFrom('receipt_picture as p')
    .where('uploaded_at', '<', sql<string>`${now.toISOString()}::timestamptz - interval '1 day'`)
    .where(sql<boolean>`not exists (select from ledger_entry e where e.property_id = p.property_id and e.receipt_key = p.file_key)`)
    .execute()
}

/** Forgets logos that were uploaded a day ago for a property's site and that neither its draft nor a published look shows. */
export const forgetSiteLogos = async (tx: Tx, now: Date): Promise<void> => {
  await tx.db
    .deleteFrom('site_logo as p')
    .where('uploaded_at', '<', sql<string>`${now.toISOString()}::timestamptz - interval '1 day'`)
    .where(
      sql<boolean>`not exists (
        select from (select property_id, draft as look from site_look union all select property_id, look from site_look_version) s
         where s.property_id = p.property_id and position(p.file_key in s.look->'look'->>'logo') > 0)`,
    )
    .execute()
}
