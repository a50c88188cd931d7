import { sql } from 'kysely'
import type { Tx } from '#kit/transaction/transaction.ts'
import { avatarSide } from '../photos/receive-photo.ts'

/** Sets a person's picture; the files of the former one are deleted a day later. */
export const saveAvatar = async (tx: Tx, accountId: string, fileKey: string): Promise<void> => {
  const picture = { file_key: fileKey, widths: [avatarSide] }
  await tx.db
    .insertInto('account_avatar')
    .values({ account_id: accountId, ...picture })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ ...picture, changed_at: sql<string>`now()` }))
    .execute()
}

/** Removes a person's picture. */
export const deleteAvatar = async (tx: Tx, accountId: string): Promise<void> => {
  await tx.db.deleteFrom('account_avatar').where('account_id', '=', accountId).execute()
}
