import type { Tx } from '#kit/transaction/transaction.ts'
import { avatarSide } from '../photos/receive-photo.ts'

/** Sets a person's picture; the files of the former one are deleted a day later. */
export const saveAvatar = async (tx: Tx, accountId: string, fileKey: string): Promise<void> => {
  await tx.rows(
    `insert into account_avatar (account_id, file_key, widths) values ($1, $2, $3)
     on conflict (account_id) do update set file_key = excluded.file_key, widths = excluded.widths, changed_at = now()`,
    [accountId, fileKey, [avatarSide]],
  )
}

/** Removes a person's picture. */
export const deleteAvatar = async (tx: Tx, accountId: string): Promise<void> => {
  await tx.db.deleteFrom('account_avatar').where('account_id', '=', accountId).execute()
}
