import type { CallRequest } from '@innkeeper/protocol/catalogue'
import { moveAmendment } from '@innkeeper/rules/e-contract/amendment-steps'
import { missingLanguage } from '@innkeeper/rules/e-contract/contract-text'
import type { At } from '#kit/call/at.ts'
import { implement } from '#kit/call/implement.ts'
import { saveAgreedCommission } from '../e-contracts.store.ts'
import { contractFacts } from '../papers/contract-facts.store.ts'
import { papersOf, type StoredPaper } from '../papers/contract-papers.store.ts'
import { stateOf } from '../papers/contract-text.ts'
import { countChange, insertDraft, updateDraft, withdrawPaper, type Draft } from '../papers/write-papers.store.ts'
import { insertStep } from '../steps/contract-steps.store.ts'
import { tellOfStep } from '../steps/contract-news.ts'
import { refusedStep } from '../steps/refused-step.ts'
import { verdictOf } from '../steps/walk.ts'
import { lockContract, type LockedContract } from './lock-contract.ts'
import { hasTemplate } from './platform-contracts.store.ts'

/** How the platform draws a contract up and walks it. */
export const walkContractCalls = implement({
  'supplier/contract/save': async (at, { id, seen, ...draft }) => {
    const locked = await lockContract(at, id, seen)
    if (draft.endsOn <= draft.startsOn) throw at.refusal('contractTermWrong', { field: 'endsOn' })
    const missing = missingLanguage({ vi: draft.extraVi, en: draft.extraEn })
    if (missing !== null) throw at.refusal('textOneLanguage', { field: missing === 'vi' ? 'extraVi' : 'extraEn' })
    if (!(await hasTemplate(at.tx, draft.templateId, locked.facts.kind))) throw at.refusal('notFound', { field: 'templateId' })
    const { facts, tx } = locked
    const paper = (await papersOf(tx)).find((one) => one.id === facts.paperId)
    const isFirst = facts.place !== 'with AM'
    if (isFirst) await beginContract(at, locked, draft)
    else {
      if (!locked.as.includes('AM')) throw refusedStep(at, { reason: 'notYours', step: 'amSend', at: facts.place })
      await saveDraft(locked, paper, draft, at.person.fullName)
    }
    await saveAgreedCommission(at.tx, id, { commission: draft.commission, person: at.person.fullName })
    const saved = await contractFacts(tx)
    const number = (await papersOf(tx)).find((one) => one.id === saved?.paperId)?.number ?? ''
    const entered = await at.enter(id)
    if (isFirst) await tellOfStep(entered, { step: 'create', note: '', person: at.person, number, property: facts })
    await at.diary({ subject: number, before: draftOf(paper), after: draft })
    return { version: saved?.version ?? 0 }
  },

  'supplier/contract/move': async (at, asked) => {
    const locked = await lockContract(at, asked.id, asked.seen)
    const moved = asked.step === 'amendWithdraw' ? await withdrawAmendment(at, locked, asked.note) : await moveOn(at, locked, asked)
    const version = (await contractFacts(locked.tx))?.version ?? 0
    const entered = await at.enter(asked.id)
    await tellOfStep(entered, { step: asked.step, note: asked.note, person: at.person, number: moved.number, property: locked.facts })
    await at.diary({
      subject: moved.number,
      before: { place: locked.facts.place },
      after: { place: moved.to, note: asked.note },
    })
    return { version }
  },
})

const beginContract = async (at: At<'supplier/contract/save'>, { tx, facts, as }: LockedContract, draft: Draft): Promise<void> => {
  const verdict = verdictOf(facts, { step: 'create', as })
  if (!verdict.ok) throw refusedStep(at, { reason: verdict.reason, step: 'create', at: facts.place })
  const paperId = await insertDraft(tx, draft, at.person.fullName)
  await insertStep(tx, { step: 'create', paperId, from: facts.place, to: verdict.to, by: verdict.by, person: at.person, note: '' })
}

/** A text that was published once is not changed: another draft takes its place. */
const saveDraft = async ({ tx }: LockedContract, paper: StoredPaper | undefined, draft: Draft, person: string): Promise<void> => {
  if (paper !== undefined && paper.publishedAt === null) await updateDraft(tx, paper.id, draft)
  else {
    if (paper !== undefined) await withdrawPaper(tx, paper.id)
    await insertDraft(tx, draft, person)
  }
  await countChange(tx, person)
}

/** What a draft was written with; null where there is none. */
export const draftOf = (paper: StoredPaper | undefined): Draft | null =>
  paper === undefined || paper.templateId === null || paper.endsOn === null || paper.commission === null
    ? null
    : {
        templateId: paper.templateId,
        startsOn: paper.startsOn,
        endsOn: paper.endsOn,
        commission: paper.commission,
        extraVi: paper.extraVi,
        extraEn: paper.extraEn,
      }

type Moving = CallRequest<'supplier/contract/move'>

const moveOn = async (at: At<'supplier/contract/move'>, { tx, facts, as }: LockedContract, { step, note }: Moving) => {
  if (step === 'amendWithdraw') throw new Error('an amendment is withdrawn by itself')
  const verdict = verdictOf(facts, { step, as, note })
  if (!verdict.ok) throw refusedStep(at, { reason: verdict.reason, step, at: facts.place })
  const paper = (await papersOf(tx)).find((one) => one.id === facts.paperId)
  const paperId = step === 'amSend' ? await draftToSend(tx, paper, at.person.fullName) : facts.paperId
  await insertStep(tx, { step, paperId, from: facts.place, to: verdict.to, by: verdict.by, person: at.person, note })
  return { number: paper?.number ?? '', to: verdict.to }
}

/** What is sent on is a draft: of a text that was published and taken back, another one with the same content. */
const draftToSend = async (tx: LockedContract['tx'], paper: StoredPaper | undefined, person: string): Promise<string | null> => {
  const draft = draftOf(paper)
  if (paper === undefined || draft === null || paper.publishedAt === null) return paper?.id ?? null
  await withdrawPaper(tx, paper.id)
  return insertDraft(tx, draft, person)
}

const withdrawAmendment = async (at: At<'supplier/contract/move'>, { tx, facts, as }: LockedContract, note: string) => {
  const open = (await papersOf(tx)).find((paper) => isOpenAmendment(paper))
  if (open === undefined) throw refusedStep(at, { reason: 'noSuchMove', step: 'amendWithdraw', at: facts.place })
  const verdict = moveAmendment({ state: stateOf(open), step: 'amendWithdraw', as, note })
  if (!verdict.ok) throw refusedStep(at, { reason: verdict.reason, step: 'amendWithdraw', at: stateOf(open) })
  await withdrawPaper(tx, open.id)
  await countChange(tx, at.person.fullName)
  const here = { paperId: open.id, from: facts.place, to: facts.place }
  await insertStep(tx, { ...here, step: 'amendWithdraw', by: verdict.by, person: at.person, note })
  return { number: open.number, to: facts.place }
}

/** Whether a paper is an amendment that is neither signed by both nor withdrawn. */
export const isOpenAmendment = (paper: StoredPaper): boolean =>
  paper.kind === 'amendment' && !['signed', 'withdrawn'].includes(stateOf(paper))
