import type { CallOutput } from '@innkeeper/protocol/catalogue'
import type { Language } from '@innkeeper/protocol/say'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { writeContractPdf } from '../pdf/contract-pdf.ts'
import { contractFacts } from './contract-facts.store.ts'
import { newestFile, paperOf, type StoredPaper } from './contract-papers.store.ts'
import { paperPdf } from './paper-pdf.ts'

/**
 * The PDF of a paper: the file that is kept, byte for byte. A copy in one language, or of a draft, is written anew and says that it is a copy.
 * Undefined where the property has no such paper.
 */
export const pdfOfPaper = async (
  tx: PropertyTx,
  paperId: string,
  language: Language | undefined,
): Promise<CallOutput<'contract/export-pdf'> | undefined> => {
  const kept = language === undefined ? await newestFile(tx, paperId) : undefined
  if (kept !== undefined) return { fileName: kept.fileName, mediaType: 'application/pdf', base64: kept.content.toString('base64') }
  const [paper, facts] = [await paperOf(tx, paperId), await contractFacts(tx)]
  if (paper === undefined || facts === undefined) return undefined
  const signatures = paper.signatures.map((one) => ({ ...one, readSha256: readSha256(paper, one.side) }))
  const { content } = await writeContractPdf(paperPdf(paper, facts, { language: language ?? 'both', signatures }))
  return {
    fileName: `${paper.number}${language === undefined ? '' : `-${language}`}.pdf`,
    mediaType: 'application/pdf',
    base64: content.toString('base64'),
  }
}

const readSha256 = (paper: StoredPaper, side: 'property' | 'platform'): string =>
  paper.files.find(({ stage }) => stage === (side === 'property' ? 'published' : 'completed'))?.sha256 ?? ''
