import type { Tx } from '#kit/transaction/transaction.ts'

/** Notes that a key is about to be used, and returns whether all its files are stored. */
export const enterFile = async (tx: Tx, key: string, names: readonly string[]): Promise<boolean> => {
  const [row] = await tx.rows<{ complete: boolean }>(
    `insert into stored_file as f (file_key, names) values ($1, $2)
     on conflict (file_key) do update set last_used_at = now(), names = excluded.names, complete = f.complete and f.names = excluded.names
     returning complete`,
    [key, names],
  )
  return row?.complete === true
}

/**
 * The number of keys that start with a mark: those in use, and those whose files will be deleted. Keys are hexadecimal, so "f" is the last
 * character.
 */
export const countKeys = async (tx: Tx, mark: string): Promise<number> => {
  const [counted] = await tx.rows<{ keys: number }>(
    `select count(*) as keys from stored_file where file_key >= $1 and file_key < $1 || 'g'`,
    [mark],
  )
  return counted?.keys ?? 0
}

/** Notes that all files of a key are stored. */
export const markComplete = async (tx: Tx, key: string): Promise<void> => {
  await tx.rows('update stored_file set complete = true where file_key = $1', [key])
}

/** Marks every key that something refers to as used; twice a day is enough. */
export const noteUsed = async (tx: Tx, now: Date): Promise<void> => {
  await tx.rows(
    `update stored_file f set last_used_at = $1
      where last_used_at < $1::timestamptz - interval '12 hours'
        and (exists (select from image i where i.file_key = f.file_key)
          or exists (select from announcement_slide s where substring(s.image_url from '[0-9a-f]{40}') = f.file_key)
          or exists (select from account_avatar a where a.file_key = f.file_key)
          or exists (select from property_logo l where l.file_key = f.file_key)
          or exists (select from certificate_upload u where u.file_key = f.file_key)
          or exists (select from certificate c where c.file = f.file_key))`,
    [now.toISOString()],
  )
}

/** A key that nothing has referred to for a day, locked until the transaction ends; undefined when there is none. */
export const unusedFile = async (tx: Tx, now: Date): Promise<{ readonly key: string; readonly names: readonly string[] } | undefined> => {
  const [row] = await tx.rows<{ key: string; names: string[] }>(
    `select file_key as key, names from stored_file where last_used_at < $1::timestamptz - interval '1 day'
      order by last_used_at limit 1 for update skip locked`,
    [now.toISOString()],
  )
  return row
}

/** Deletes a key whose files are deleted. */
export const deleteFile = async (tx: Tx, key: string): Promise<void> => {
  await tx.db.deleteFrom('stored_file').where('file_key', '=', key).execute()
}

/** Deletes uploaded certificates that have expired; certificates that were handed in are referred to elsewhere. */
export const deleteExpiredCertificates = async (tx: Tx, now: Date): Promise<void> => {
  await tx.db.deleteFrom('certificate_upload').where('expires_at', '<', now.toISOString()).execute()
}
