import type { contractPaperShape } from '@innkeeper/protocol/shapes/contract-shapes'
import { formatDate, formatPercent } from '@innkeeper/protocol/format/format'
import { legalForm } from '@innkeeper/protocol/calls/setting/contract'
import { labelOf } from '@innkeeper/protocol/field'
import { extraArticle, fillContract, type BothTexts, type ContractArticle } from '@innkeeper/rules/e-contract/contract-text'
import { stateOfPaper } from '@innkeeper/rules/e-contract/amendment-steps'
import type { z } from 'zod'
import type { ContractFacts } from './contract-facts.store.ts'
import type { StoredPaper } from './contract-papers.store.ts'

/** The text of a paper: as published, or of a draft as it would be published now. */
export const articlesOf = (paper: StoredPaper, facts: ContractFacts): readonly ContractArticle[] =>
  paper.text ?? (paper.kind === 'contract' ? contractText(paper, facts) : amendmentText(paper, facts))

/** A paper as both sides see it. */
export const shownPaper = (paper: StoredPaper, facts: ContractFacts): z.output<typeof contractPaperShape> => ({
  id: paper.id,
  kind: paper.kind,
  number: paper.number,
  nameVi: paper.nameVi,
  nameEn: paper.nameEn,
  state: stateOf(paper),
  startsOn: paper.startsOn,
  endsOn: paper.endsOn,
  commission: paper.commission,
  articles: articlesOf(paper, facts).map(({ title, paragraphs }) => ({ title, paragraphs: [...paragraphs] })),
  publishedAt: paper.publishedAt,
  files: [...paper.files],
  signatures: [...paper.signatures],
})

/** The state of a paper, from what is kept of it. */
export const stateOf = (paper: StoredPaper) =>
  stateOfPaper({
    published: paper.publishedAt !== null,
    withdrawn: paper.withdrawnAt !== null,
    propertySigned: paper.signatures.some(({ side }) => side === 'property'),
    platformSigned: paper.signatures.some(({ side }) => side === 'platform'),
  })

const same = (text: string | null): BothTexts => ({ vi: text ?? '', en: text ?? '' })

const percent = (basisPoints: number | null): BothTexts =>
  basisPoints === null ? same('') : { vi: formatPercent(basisPoints, 'vi'), en: formatPercent(basisPoints, 'en') }

const day = (text: string | null): BothTexts => same(text === null ? '' : formatDate(text))

const contractText = (paper: StoredPaper, facts: ContractFacts): readonly ContractArticle[] => {
  const filled = fillContract(paper.template, {
    number: same(paper.number),
    businessName: same(facts.businessName),
    taxCode: same(facts.taxCode),
    address: same(facts.address),
    legalRepresentative: same(facts.legalRepresentative),
    signer: same(facts.signer),
    position: same(facts.position),
    bankAccountNumber: same(facts.bankAccountNumber),
    accountOwner: same(facts.accountOwner),
    bank: same(facts.bankName),
    branch: same(facts.branch),
    propertyName: { vi: facts.nameVi, en: facts.nameEn },
    propertyCode: same(facts.code),
    commission: percent(paper.commission),
    startsOn: day(paper.startsOn),
    endsOn: day(paper.endsOn),
  })
  return [...filled, ...extraArticle({ vi: paper.extraVi, en: paper.extraEn })]
}

const amendmentText = (paper: StoredPaper, facts: ContractFacts): readonly ContractArticle[] => {
  const from = formatDate(paper.startsOn)
  const changes: BothTexts[] = [
    ...(paper.commission === null ? [] : [sentence(commissionChanges, percent(paper.commission), from)]),
    ...(paper.endsOn === null ? [] : [sentence(endChanges, day(paper.endsOn), from)]),
    ...Object.entries(paper.legal).map(([name, value]) => legalChange(name, name === 'bank' ? (paper.bankName ?? value) : value, from)),
  ]
  return [
    ...(changes.length === 0 ? [] : [{ title: changesTitle, paragraphs: changes }]),
    ...extraArticle({ vi: paper.extraVi, en: paper.extraEn }, agreedTitle),
    { title: effectTitle, paragraphs: [sentence(effect, same(facts.code), from), remains] },
  ]
}

const sentence = ({ vi, en }: BothTexts, value: BothTexts, from: string): BothTexts => ({
  vi: vi.replace('{value}', () => value.vi).replace('{from}', from),
  en: en.replace('{value}', () => value.en).replace('{from}', from),
})

const legalChange = (name: string, value: string, from: string): BothTexts => {
  const label = labelOf(legalForm.shape[legalForm.keyof().parse(name)])
  return {
    vi: `${label.vi} của Bên A từ ngày ${from}: ${value}.`,
    en: `${label.en} of Party A from ${from}: ${value}.`,
  }
}

const changesTitle: BothTexts = { vi: 'Nội dung sửa đổi', en: 'What changes' }
const agreedTitle: BothTexts = { vi: 'Thoả thuận bổ sung', en: 'Further terms' }
const effectTitle: BothTexts = { vi: 'Hiệu lực', en: 'Effect' }
const commissionChanges: BothTexts = {
  vi: 'Hoa hồng của Bên B là {value}, tính từ ngày {from}. Trước ngày đó áp dụng mức cũ.',
  en: 'Party B’s commission is {value}, counted from {from}. Until that day the former one counts.',
}
const endChanges: BothTexts = { vi: 'Hợp đồng được gia hạn đến hết ngày {value}.', en: 'The contract is extended to the end of {value}.' }
const effect: BothTexts = {
  vi: 'Phụ lục có hiệu lực từ ngày {from} và là một phần của hợp đồng.',
  en: 'This amendment takes effect on {from} and is part of the contract.',
}
const remains: BothTexts = { vi: 'Các điều khoản khác của hợp đồng giữ nguyên.', en: 'All other terms of the contract remain.' }
