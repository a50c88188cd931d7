import type { Tx } from '#kit/transaction/transaction.ts'
import { newestFile } from './contract-papers.store.ts'

/** The newest file of a contract or an amendment, for the letter that names it. */
export const paperFile = async (
  tx: Tx,
  { propertyId, paperId }: { readonly propertyId: string; readonly paperId: string },
): Promise<{ readonly fileName: string; readonly content: Buffer } | null> => (await newestFile({ ...tx, propertyId }, paperId)) ?? null
