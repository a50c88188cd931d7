import { moveAmendment, type AmendmentStep } from '@innkeeper/rules/e-contract/amendment-steps'
import type { ContractMover, ContractPlace, ContractStep } from '@innkeeper/rules/e-contract/contract-steps'
import type { Language } from '@innkeeper/protocol/say'
import type { RefusalDetail, Refused } from '#kit/call/refuse.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { contractFacts, type ContractFacts } from '../papers/contract-facts.store.ts'
import { paperOf } from '../papers/contract-papers.store.ts'
import { stateOf } from '../papers/contract-text.ts'
import { insertFile, insertSignature } from '../papers/write-papers.store.ts'
import { insertStep, type DoneStep } from '../steps/contract-steps.store.ts'
import { refusedStep } from '../steps/refused-step.ts'
import { verdictOf } from '../steps/walk.ts'
import type { PreparedSignature } from './prepare-signature.ts'

type Asking = {
  readonly language: Language
  readonly refusal: (
    key: 'contractStepNotAllowed' | 'contractStepNotYours' | 'contractNoteMissing' | 'legalMissing',
    detail?: RefusalDetail,
  ) => Refused
}

const steps = {
  property: { contract: 'complete', amendment: 'amendComplete' },
  platform: { contract: 'sign', amendment: 'amendSign' },
} as const

/** What a signature did: the file's SHA-256, the step, and where the contract is now. */
export type KeptSignature = {
  readonly sha256: string
  readonly step: DoneStep['step']
  readonly from: ContractPlace
  readonly to: ContractPlace
}

/**
 * Keeps a prepared signature in the transaction that locks the contract: the table of moves decides again, so that of two who sign at once one
 * is refused, and a text that was taken back meanwhile is not signed.
 */
export const keepSignature = async (
  at: Asking,
  tx: PropertyTx,
  { prepared, as }: { readonly prepared: PreparedSignature; readonly as: readonly ContractMover[] },
): Promise<KeptSignature> => {
  const { paper, signature, pdf, stage } = prepared
  const facts = await contractFacts(tx)
  if (facts === undefined) throw new Error(`property ${tx.propertyId} is gone`)
  const step = steps[signature.side][paper.kind]
  const moved = await movedBy(at, tx, { facts, paperId: paper.id, step, as })
  await insertSignature(tx, paper.id, signature)
  const fileName = `${paper.number}-${stage === 'signed' ? 'signed' : 'signed-by-property'}.pdf`
  const sha256 = await insertFile(tx, { paperId: paper.id, stage, fileName, now: new Date(signature.signedAt) }, pdf)
  const person = { accountId: signature.accountId, fullName: signature.person }
  await insertStep(tx, { step, paperId: paper.id, from: facts.place, to: moved.to, by: moved.by, person, note: '' })
  return { sha256, step, from: facts.place, to: moved.to }
}

type Signed = {
  readonly facts: ContractFacts
  readonly paperId: string
  readonly step: ContractStep | AmendmentStep
  readonly as: readonly ContractMover[]
}

const movedBy = async (at: Asking, tx: PropertyTx, { facts, paperId, step, as }: Signed) => {
  if (step === 'complete' || step === 'sign') {
    const verdict = verdictOf(facts, { step, as })
    if (!verdict.ok) throw refusedStep(at, { reason: verdict.reason, step, at: facts.place })
    if (facts.paperId !== paperId) throw refusedStep(at, { reason: 'noSuchMove', step, at: facts.place })
    return verdict
  }
  const paper = await paperOf(tx, paperId)
  const state = paper === undefined ? 'withdrawn' : stateOf(paper)
  const verdict = step === 'amendComplete' || step === 'amendSign' ? moveAmendment({ state, step, as, note: '' }) : null
  if (verdict === null) throw new Error(`${step} is no signature`)
  if (!verdict.ok) throw refusedStep(at, { reason: verdict.reason, step, at: state })
  if (facts.place !== 'signed') throw refusedStep(at, { reason: 'noSuchMove', step, at: facts.place })
  return { to: facts.place, by: verdict.by }
}
