import type { CallRequest } from '@innkeeper/protocol/catalogue'
import { changesSomething } from '@innkeeper/rules/e-contract/amendment-content'
import { missingLanguage } from '@innkeeper/rules/e-contract/contract-text'
import { implement } from '#kit/call/implement.ts'
import type { At } from '#kit/call/at.ts'
import { contractFacts, type ContractFacts } from '../papers/contract-facts.store.ts'
import { papersOf } from '../papers/contract-papers.store.ts'
import { isBank } from '../e-contracts.store.ts'
import { insertAmendment } from '../papers/amendments.store.ts'
import { dayAt } from '../papers/effect.store.ts'
import { countChange } from '../papers/write-papers.store.ts'
import { tellOfStep } from '../steps/contract-news.ts'
import { insertStep } from '../steps/contract-steps.store.ts'
import { refusedStep } from '../steps/refused-step.ts'
import { lockContract } from './lock-contract.ts'
import { isOpenAmendment } from './walk-contract.calls.ts'

/** How a signed contract is changed: by an amendment with signatures of its own. */
export const amendContractCalls = implement({
  'supplier/contract/amend': async (at, { id, seen, ...asked }) => {
    const { tx, facts, as } = await lockContract(at, id, seen)
    if (!as.includes('AM')) throw refusedStep(at, { reason: 'notYours', step: 'create', at: 'not created' })
    if (facts.place !== 'signed' || facts.paperId === null) throw refusedStep(at, { reason: 'noSuchMove', step: 'amend', at: facts.place })
    const open = (await papersOf(tx)).find((paper) => isOpenAmendment(paper))
    if (open !== undefined) throw at.refusal('amendmentOpen', { values: { number: open.number } })
    refuseIdle(at, asked)
    refuseOutside(at, asked, { facts, today: await dayAt(tx, facts.timeZone) })
    if (asked.legal.bank !== undefined && !(await isBank(tx, asked.legal.bank)))
      throw at.fieldsRefused([{ field: 'legal.bank', key: 'bankMissing' }])
    const { paperId, number } = await insertAmendment(tx, { amends: facts.paperId, ...asked }, at.person.fullName)
    await countChange(tx, at.person.fullName)
    await insertStep(tx, { step: 'amend', paperId, from: facts.place, to: facts.place, by: 'AM', person: at.person, note: '' })
    const version = (await contractFacts(tx))?.version ?? 0
    const entered = await at.enter(id)
    await tellOfStep(entered, { step: 'amend', note: '', person: at.person, number, property: facts })
    const { legal: _legal, ...told } = asked
    await at.diary({ subject: number, after: told })
    return { version, paperId }
  },
})

type Amending = Omit<CallRequest<'supplier/contract/amend'>, 'id' | 'seen'>

const refuseIdle = (at: At<'supplier/contract/amend'>, asked: Amending): void => {
  const missing = missingLanguage({ vi: asked.textVi, en: asked.textEn })
  if (missing !== null) throw at.refusal('textOneLanguage', { field: missing === 'vi' ? 'textVi' : 'textEn' })
  if (!changesSomething(asked)) throw at.refusal('amendmentEmpty', { field: 'textVi' })
}

type Term = { readonly facts: ContractFacts; readonly today: string }

const refuseOutside = (at: At<'supplier/contract/amend'>, { startsOn, endsOn }: Amending, { facts, today }: Term): void => {
  const last = facts.endsOn ?? startsOn
  if (startsOn < today || startsOn > last) throw at.refusal('amendmentStarts', { field: 'startsOn' })
  if (endsOn !== null && endsOn <= last) throw at.refusal('contractTermWrong', { field: 'endsOn' })
}
