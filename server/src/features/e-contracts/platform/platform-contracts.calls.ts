import { legalForm } from '@innkeeper/protocol/calls/setting/contract'
import { formatPercent } from '@innkeeper/protocol/format/format'
import { amendmentStepsFor } from '@innkeeper/rules/e-contract/amendment-steps'
import { unknownBlanks } from '@innkeeper/rules/e-contract/contract-text'
import { stepsFor } from '@innkeeper/rules/e-contract/move-contract'
import type { Language } from '@innkeeper/protocol/say'
import { implement } from '#kit/call/implement.ts'
import { rowsForFile } from '#kit/records/pages.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { present } from '#kit/records/present.ts'
import { contractFacts, type ContractFacts } from '../papers/contract-facts.store.ts'
import { papersOf, stepsOf } from '../papers/contract-papers.store.ts'
import { shownPaper, stateOf } from '../papers/contract-text.ts'
import { pdfOfPaper } from '../papers/download-paper.ts'
import { managerTypesOf } from '../steps/contract-steps.store.ts'
import * as store from './platform-contracts.store.ts'
import { contractsFile } from './contracts-file.ts'
import { draftOf, isOpenAmendment } from './walk-contract.calls.ts'

/** What the platform sees of contracts, and their templates. */
export const platformContractCalls = implement({
  'supplier/contract/get-all': async (at, asked) =>
    store.contractRows(at.tx, asked, await managerTypesOf(at.tx, at.person.accountId), at.language),

  'supplier/contract/export': async (at, asked) => {
    const as = await managerTypesOf(at.tx, at.person.accountId)
    const rows = await rowsForFile(at, (page) => store.contractRows(at.tx, { ...asked, ...page }, as, at.language))
    return contractsFile(rows, at.language)
  },

  'supplier/contract/detail': async (at, { id }) => {
    const tx: PropertyTx = { ...at.tx, propertyId: id }
    const facts = present(at, await contractFacts(tx), 'notFound')
    const as = await managerTypesOf(at.tx, at.person.accountId)
    const papers = await papersOf(tx)
    const open = papers.find((paper) => isOpenAmendment(paper))
    return {
      id,
      code: facts.code,
      kind: facts.kind,
      nameVi: facts.nameVi,
      nameEn: facts.nameEn,
      place: facts.place,
      version: facts.version,
      changedBy: facts.changedBy,
      draft: draftOf(papers.find((paper) => paper.id === facts.paperId)),
      commission: facts.agreed ?? facts.proposed,
      legal: legalOf(facts, at.language),
      endsOn: facts.endsOn,
      papers: papers.map((paper) => shownPaper(paper, facts)),
      steps: await stepsOf(tx),
      may: [...stepsFor(facts.place, as)],
      amendment: open === undefined ? null : { paperId: open.id, may: [...amendmentStepsFor(stateOf(open), as)] },
    }
  },

  'supplier/contract/templates': (at) => store.templates(at.tx),

  'supplier/contract/save-template': async (at, template) => {
    const blanks = unknownBlanks(template.articles)
    if (blanks.length > 0)
      throw at.fieldsRefused(
        blanks.map(({ path, name }) => ({ field: `articles.${path}`, key: 'templateBlank', values: { name: `{${name}}` } })),
      )
    const newest = await store.lockNewestEdition(at.tx, template.kind)
    if (newest.edition !== template.edition) throw at.refusal('templateMoved', { values: { person: newest.madeBy } })
    return { id: await store.insertTemplate(at.tx, template, at.person.fullName), edition: template.edition + 1 }
  },

  'supplier/contract/export-pdf': async (at, { id, paperId, language }) => {
    const found = await pdfOfPaper({ ...at.tx, propertyId: id }, paperId, language)
    if (found === undefined) throw at.refusal('notFound', { field: 'paperId' })
    return found
  },
})

const legalOf = (facts: ContractFacts, language: Language) => {
  const told = { ...facts, bank: facts.bankName, commission: facts.agreed === null ? '' : formatPercent(facts.agreed, language) }
  return legalForm.keyof().options.map((name) => ({ name, text: told[name] ?? '' }))
}
