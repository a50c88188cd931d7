import { formatMoment } from '@innkeeper/protocol/format/format'
import { legalForm } from '@innkeeper/protocol/calls/setting/contract'
import { labelOf } from '@innkeeper/protocol/field'
import { contractSideWords } from '@innkeeper/protocol/words/platform/contract-words'
import type { BothTexts } from '@innkeeper/rules/e-contract/contract-text'
import type { ContractPdf, PdfFact, PdfSignature } from '../pdf/contract-file.ts'
import type { ContractFacts } from './contract-facts.store.ts'
import type { StoredPaper } from './contract-papers.store.ts'
import { articlesOf } from './contract-text.ts'

/** A signature as it stands in the file, with the proof that is kept of it. */
export type SignatureInFile = {
  readonly side: 'property' | 'platform'
  readonly signer: string
  readonly position: string
  readonly signedAt: string
  readonly address: string
  readonly device: string
  readonly readSha256: string
}

/** What stands in the PDF of a paper: side by side in both languages, or as a copy for reading in one. */
export const paperPdf = (
  paper: StoredPaper,
  facts: ContractFacts,
  { language, signatures }: { readonly language: ContractPdf['language']; readonly signatures: readonly SignatureInFile[] },
): ContractPdf => ({
  language,
  number: paper.number,
  title: { vi: paper.nameVi, en: paper.nameEn },
  notice: language === 'both' ? null : copyNotice(paper),
  facts: factLines(facts),
  articles: articlesOf(paper, facts).map(({ title, paragraphs }) => ({ title, paragraphs: [...paragraphs] })),
  signatures: signatures.map((one) => signatureBlock(one, facts.timeZone)),
})

const same = (text: string | null): BothTexts => ({ vi: text ?? '', en: text ?? '' })

const factLines = (facts: ContractFacts): PdfFact[] => {
  const { shape } = legalForm
  return [
    { label: { vi: 'Cơ sở', en: 'Property' }, value: { vi: `${facts.nameVi} (${facts.code})`, en: `${facts.nameEn} (${facts.code})` } },
    { label: labelOf(shape.businessName), value: same(facts.businessName) },
    { label: labelOf(shape.taxCode), value: same(facts.taxCode) },
    { label: labelOf(shape.address), value: same(facts.address) },
  ]
}

const copyNotice = (paper: StoredPaper): BothTexts => {
  const sha256 = paper.files.at(-1)?.sha256 ?? ''
  return {
    vi: `Bản để đọc bằng một ngôn ngữ. Bản gốc của ${paper.number} là tệp song ngữ có mã SHA-256 ${sha256}.`,
    en: `A copy for reading in one language. The original of ${paper.number} is the file in both, with the SHA-256 ${sha256}.`,
  }
}

const signatureBlock = (one: SignatureInFile, timeZone: string): PdfSignature => ({
  side: contractSideWords[one.side],
  signer: one.signer,
  position: one.position,
  facts: [
    { label: { vi: 'Thời điểm', en: 'Signed' }, value: same(`${formatMoment(one.signedAt, { timeZone, year: true })} (${timeZone})`) },
    { label: { vi: 'Địa chỉ mạng', en: 'Network address' }, value: same(one.address) },
    { label: { vi: 'Trình duyệt', en: 'Browser' }, value: same(one.device) },
    { label: { vi: 'SHA-256 của bản đã đọc', en: 'SHA-256 of what was read' }, value: same(one.readSha256) },
  ],
})
