import { implement } from '#kit/call/implement.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { confirmSecondFactor } from '#features/sign-in/factors/factors.reads.ts'
import type { ContractFacts } from '../papers/contract-facts.store.ts'
import type { StoredPaper } from '../papers/contract-papers.store.ts'
import { applyLegal, dateCommission, dayAt, setEnd } from '../papers/effect.store.ts'
import { countChange } from '../papers/write-papers.store.ts'
import { keepSignature } from '../signing/keep-signature.ts'
import { prepareSignature } from '../signing/prepare-signature.ts'
import { tellOfStep } from '../steps/contract-news.ts'
import { insertStep } from '../steps/contract-steps.store.ts'
import { lockContract } from './lock-contract.ts'

/** The platform's signature, with which a contract or an amendment takes effect. */
export const countersignCalls = implement({
  'supplier/contract/countersign': async ({ id, ...asked }, before) => {
    const { person } = before
    if (person === null) throw new Error('an administrator signs by a session of their own')
    const signer = { side: 'platform', propertyId: id, person, address: before.address, device: before.device } as const
    const prepared = await prepareSignature(before, signer, asked)
    return async (at) => {
      await confirmSecondFactor(at, asked.proof)
      const { tx, as } = await lockContract(at, id)
      const kept = await keepSignature(at, tx, { prepared, as })
      const { paper, facts } = prepared
      const extended = await takeEffect(tx, paper, facts)
      if (extended) await insertStep(tx, extension(paper, facts, at.person))
      if (paper.kind === 'amendment') await countChange(tx, at.person.fullName)
      const entered = await at.enter(id)
      await tellOfStep(entered, {
        step: kept.step,
        note: '',
        person: at.person,
        number: paper.number,
        signedPaper: paper.id,
        property: facts,
      })
      if (extended) await tellOfStep(entered, { step: 'extend', note: '', person: at.person, number: paper.number, property: facts })
      await at.diary({
        subject: paper.number,
        before: { place: kept.from },
        after: { place: kept.to, signer: asked.signer, position: asked.position, sha256: kept.sha256 },
      })
      return { sha256: kept.sha256 }
    }
  },
})

const extension = (paper: StoredPaper, facts: ContractFacts, person: { readonly accountId: string; readonly fullName: string }) =>
  ({ step: 'extend', paperId: paper.id, from: facts.place, to: facts.place, by: 'CM', person, note: '' }) as const

/** What a signed paper changes: the commission from its day, the end, and, once its day has come, the legal information. Returns whether it extends the contract. */
const takeEffect = async (tx: PropertyTx, paper: StoredPaper, facts: ContractFacts): Promise<boolean> => {
  const { id: paperId, startsOn: fromDay, commission } = paper
  if (commission !== null) await dateCommission(tx, { paperId, fromDay, commission })
  if (paper.kind === 'contract') return false
  const today = await dayAt(tx, facts.timeZone)
  if (fromDay <= today) await applyLegal(tx, paperId, paper.legal)
  if (paper.endsOn === null) return false
  await setEnd(tx, paper.endsOn)
  return true
}
