import type { Tx } from '#kit/transaction/transaction.ts'

/** A bank of the list. */
export type Bank = { readonly bin: string; readonly code: string; readonly shortName: string; readonly name: string }

/** The banks whose name, code or number contains a text, with or without diacritics, by their short names. */
export const findBanks = (tx: Tx, text: string): Promise<Bank[]> =>
  tx.rows<Bank>(
    `select bank_bin as bin, code, short_name as "shortName", name from bank
      where position(folded($1) in folded(bank_bin || ' ' || code || ' ' || short_name || ' ' || name)) > 0
      order by short_name collate "vi-x-icu", bank_bin`,
    [text],
  )

/** Whether there is a bank with this number. */
export const bankExists = async (tx: Tx, bin: string): Promise<boolean> => {
  const banks = await tx.rows('select from bank where bank_bin = $1', [bin])
  return banks.length > 0
}
