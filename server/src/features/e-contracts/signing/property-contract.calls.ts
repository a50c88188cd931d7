import type { At } from '#kit/call/at.ts'
import { implement } from '#kit/call/implement.ts'
import { lockProperty } from '#kit/records/own-record.ts'
import { moveAmendment } from '@innkeeper/rules/e-contract/amendment-steps'
import { confirmSecondFactor } from '#features/sign-in/factors/factors.reads.ts'
import { contractFacts } from '../papers/contract-facts.store.ts'
import { paperOf, papersOf, stepsOf } from '../papers/contract-papers.store.ts'
import { shownPaper, stateOf } from '../papers/contract-text.ts'
import { pdfOfPaper } from '../papers/download-paper.ts'
import { tellOfStep } from '../steps/contract-news.ts'
import { insertStep } from '../steps/contract-steps.store.ts'
import { refusedStep } from '../steps/refused-step.ts'
import { verdictOf } from '../steps/walk.ts'
import { checkedFile } from './contract-check.store.ts'
import { keepSignature } from './keep-signature.ts'
import { prepareSignature } from './prepare-signature.ts'

/** What a property does with its contract: reads it, signs it, says why it cannot, and opens a dispute. */
export const propertyContractCalls = implement({
  'contract/read': async (at) => {
    const facts = await contractFacts(at.tx)
    if (facts === undefined) throw at.refusal('notFound')
    const papers = (await papersOf(at.tx)).filter(({ publishedAt }) => publishedAt !== null)
    return { place: facts.place, papers: papers.map((paper) => shownPaper(paper, facts)), steps: await stepsOf(at.tx) }
  },

  'contract/export-pdf': async (at, { paperId, language }) => {
    const papers = (await papersOf(at.tx)).filter(({ publishedAt }) => publishedAt !== null)
    const wanted = paperId === undefined ? papers[0] : papers.find(({ id }) => id === paperId)
    const found = wanted === undefined ? undefined : await pdfOfPaper(at.tx, wanted.id, language)
    if (found !== undefined) return found
    throw paperId === undefined ? at.refusal('contractNotReleased') : at.refusal('notFound', { field: 'paperId' })
  },

  'contract/sign': async (asked, before) => {
    const { person, propertyId } = before
    if (person === null || propertyId === null) throw new Error('a property signs by a session of its own')
    if (person.kind === 'admin') throw before.refusal('signedByPlatform')
    const signer = { side: 'property', propertyId, person, address: before.address, device: before.device } as const
    const prepared = await prepareSignature(before, signer, asked)
    return async (at) => {
      await confirmSecondFactor(at, asked.proof)
      await lockProperty(at.tx)
      const kept = await keepSignature(at, at.tx, { prepared, as: ['property'] })
      const { paper, facts } = prepared
      await tellOfStep(at.tx, { step: kept.step, note: '', person: at.person, number: paper.number, property: facts })
      await at.diary({
        subject: paper.number,
        before: { place: kept.from },
        after: { place: kept.to, signer: asked.signer, position: asked.position, sha256: kept.sha256 },
      })
      return { sha256: kept.sha256 }
    }
  },

  'contract/decline': async (at, { paperId, note }) => {
    const { facts, paper } = await lockedPaper(at, paperId)
    const isContract = paper.kind === 'contract'
    const state = isContract ? facts.place : stateOf(paper)
    const step = isContract ? 'decline' : 'amendDecline'
    const verdict = isContract
      ? verdictOf(facts, { step: 'decline', as: ['property'], note })
      : moveAmendment({ state: stateOf(paper), step: 'amendDecline', as: ['property'], note })
    if (!verdict.ok) throw refusedStep(at, { reason: verdict.reason, step, at: state })
    if (isContract && facts.paperId !== paper.id) throw refusedStep(at, { reason: 'noSuchMove', step, at: state })
    const to = isContract ? ('with AM' as const) : facts.place
    await insertStep(at.tx, { step, paperId, from: facts.place, to, by: 'property', person: at.person, note })
    await tellOfStep(at.tx, { step, note, person: at.person, number: paper.number, property: facts })
    await at.diary({ subject: paper.number, before: { place: facts.place }, after: { place: to, note } })
    return null
  },

  'contract/dispute': async (at, { paperId, note }) => {
    const { facts, paper } = await lockedPaper(at, paperId)
    const verdict = verdictOf(facts, { step: 'dispute', as: ['property'], note })
    if (!verdict.ok) throw refusedStep(at, { reason: verdict.reason, step: 'dispute', at: facts.place })
    const done = { step: 'dispute', note, person: at.person } as const
    await insertStep(at.tx, { ...done, paperId, from: facts.place, to: verdict.to, by: 'property' })
    await tellOfStep(at.tx, { ...done, number: paper.number, property: facts })
    await at.diary({ subject: paper.number, before: { place: facts.place }, after: { place: verdict.to, note } })
    return null
  },

  'contract/check': (at, { sha256 }) => checkedFile(at.tx, sha256),
})

type Asking = At<'contract/decline'> | At<'contract/dispute'>

const lockedPaper = async (at: Asking, paperId: string) => {
  await lockProperty(at.tx)
  const [facts, paper] = [await contractFacts(at.tx), await paperOf(at.tx, paperId)]
  if (facts === undefined || paper === undefined || paper.publishedAt === null) throw at.refusal('notFound', { field: 'paperId' })
  return { facts, paper }
}
