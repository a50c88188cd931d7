import type { Tx } from '../../kit/transaction.ts'
import { avatarSide } from './receive-photo.ts'

/** Makes a picture a person's own; the one before goes a day later. */
export const keepAvatar = async (tx: Tx, accountId: string, fileKey: string): Promise<void> => {
  await tx.rows(
    `insert into account_avatar (account_id, file_key, widths) values ($1, $2, $3)
     on conflict (account_id) do update set file_key = excluded.file_key, widths = excluded.widths, changed_at = now()`,
    [accountId, fileKey, [avatarSide]],
  )
}

/** Leaves a person without a picture. */
export const forgetAvatar = async (tx: Tx, accountId: string): Promise<void> => {
  await tx.db.deleteFrom('account_avatar').where('account_id', '=', accountId).execute()
}
