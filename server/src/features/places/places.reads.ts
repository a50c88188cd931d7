import { isThere } from '#kit/records/list.ts'
import type { Tx } from '#kit/transaction/transaction.ts'

/** Whether a commune belongs to a province. */
export const isCommuneOf = (tx: Tx, communeCode: string, provinceCode: string): Promise<boolean> =>
  isThere(tx.db.selectFrom('commune').where('commune_code', '=', communeCode).where('province_code', '=', provinceCode))
