import { contain, isThere, named } from '#kit/records/list.ts'
import type { Tx } from '#kit/transaction/transaction.ts'

/** A bank of the list. */
export type Bank = { readonly bin: string; readonly code: string; readonly shortName: string; readonly name: string }

/** The banks whose name, code or number contains a text, with or without diacritics, by their short names. */
export const findBanks = (tx: Tx, text: string): Promise<Bank[]> =>
  tx.db
    .selectFrom('bank')
    .select(['bank_bin as bin', 'code', 'short_name as shortName', 'name'])
    .where(contain(text, 'bank_bin', 'code', 'short_name', 'name'))
    .orderBy(named('short_name'))
    .orderBy('bank_bin')
    .execute()

/** Whether there is a bank with this number. */
export const bankExists = (tx: Tx, bin: string): Promise<boolean> => isThere(tx.db.selectFrom('bank').where('bank_bin', '=', bin))
