import { moveAmendment } from '@innkeeper/rules/e-contract/amendment-steps'
import type { BeforeAt } from '#kit/call/before-at.ts'
import type { At } from '#kit/call/at.ts'
import { implement } from '#kit/call/implement.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { contractFacts } from '../papers/contract-facts.store.ts'
import { paperOf, type StoredPaper } from '../papers/contract-papers.store.ts'
import { articlesOf, stateOf } from '../papers/contract-text.ts'
import { paperPdf } from '../papers/paper-pdf.ts'
import { countChange, freezePaper, insertFile } from '../papers/write-papers.store.ts'
import { setEnd } from '../papers/effect.store.ts'
import { writeContractPdf } from '../pdf/contract-pdf.ts'
import { insertStep } from '../steps/contract-steps.store.ts'
import { tellOfStep } from '../steps/contract-news.ts'
import { refusedStep } from '../steps/refused-step.ts'
import { verdictOf } from '../steps/walk.ts'
import { lockContract, type LockedContract } from './lock-contract.ts'

/** How a text is frozen and released: from then on everybody reads the same file. */
export const publishContractCalls = implement({
  // The PDF is written before the transaction, from a contract whose version the transaction then compares.
  'supplier/contract/publish': async ({ id, seen, paperId }, before) => {
    const { paper, facts } = await before.committed(async (tx) => {
      const here: PropertyTx = { ...tx, propertyId: id }
      return { paper: await paperOf(here, paperId), facts: await contractFacts(here) }
    })
    if (paper === undefined || facts === undefined) throw before.refusal('notFound', { field: facts === undefined ? 'id' : 'paperId' })
    if (facts.version !== seen) throw before.refusal('contractMoved', { values: { person: facts.changedBy } })
    const articles = articlesOf(paper, facts)
    const pdf = await writeContractPdf(paperPdf(paper, facts, { language: 'both', signatures: [] }))
    return async (at) => {
      const locked = await lockContract(at, id, seen)
      const moved = paper.kind === 'contract' ? releaseContract(at, locked, paper) : releaseAmendment(at, locked, paper)
      const { tx } = locked
      await freezePaper(tx, paperId, articles, before.now)
      const sha256 = await insertFile(tx, { paperId, stage: 'published', fileName: `${paper.number}.pdf`, now: before.now }, pdf)
      if (paper.kind === 'contract') await setEnd(tx, paper.endsOn)
      else await countChange(tx, at.person.fullName)
      await insertStep(tx, { ...moved, paperId, from: locked.facts.place, person: at.person, note: '' })
      const version = (await contractFacts(tx))?.version ?? 0
      const entered = await at.enter(id)
      await tellOfStep(entered, { step: moved.step, note: '', person: at.person, number: paper.number, property: facts })
      await at.diary({ subject: paper.number, before: { place: locked.facts.place }, after: { place: moved.to, sha256 } })
      return { version, sha256 }
    }
  },
})

type Publishing = Pick<At<'supplier/contract/publish'>, 'language' | 'refusal'> &
  Partial<Pick<BeforeAt<'supplier/contract/publish'>, 'now'>>

const releaseContract = (at: Publishing, { facts, as }: LockedContract, paper: StoredPaper) => {
  const verdict = verdictOf(facts, { step: 'publish', as })
  const isCurrent = paper.id === facts.paperId && paper.publishedAt === null
  if (!verdict.ok) throw refusedStep(at, { reason: verdict.reason, step: 'publish', at: facts.place })
  if (!isCurrent) throw refusedStep(at, { reason: 'noSuchMove', step: 'publish', at: facts.place })
  return { step: 'publish', to: verdict.to, by: verdict.by } as const
}

const releaseAmendment = (at: Publishing, { facts, as }: LockedContract, paper: StoredPaper) => {
  const state = stateOf(paper)
  const verdict = moveAmendment({ state, step: 'amendPublish', as, note: '' })
  if (!verdict.ok) throw refusedStep(at, { reason: verdict.reason, step: 'amendPublish', at: state })
  if (facts.place !== 'signed') throw refusedStep(at, { reason: 'noSuchMove', step: 'amendPublish', at: facts.place })
  return { step: 'amendPublish', to: facts.place, by: verdict.by } as const
}
