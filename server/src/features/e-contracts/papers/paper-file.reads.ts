import type { Tx } from '#kit/transaction/transaction.ts'
import type { LetterFile } from '#outside/mail.ts'
import { newestFile } from './contract-papers.store.ts'

/** The newest file of a contract or an amendment, where there is one, for the letter that names it. */
export const paperFile = async (
  tx: Tx,
  { propertyId, paperId }: { readonly propertyId: string; readonly paperId: string },
): Promise<readonly LetterFile[]> => {
  const file = await newestFile({ ...tx, propertyId }, paperId)
  return file === undefined ? [] : [{ ...file, mediaType: 'application/pdf' }]
}
