import { moveContract, type ContractVerdict } from '@innkeeper/rules/e-contract/move-contract'
import type { ContractMover, ContractStep } from '@innkeeper/rules/e-contract/contract-steps'
import { legalFields } from '@innkeeper/rules/completeness/completeness'
import type { ContractFacts } from '../papers/contract-facts.store.ts'

/** Whether a step of the contract may happen now, as the table of moves says. The clock alone closes a contract because it has ended. */
export const verdictOf = (
  facts: ContractFacts,
  {
    step,
    as,
    note = '',
    ended = false,
  }: { readonly step: ContractStep; readonly as: readonly ContractMover[]; readonly note?: string; readonly ended?: boolean },
): ContractVerdict => moveContract({ place: facts.place, step, as }, { note, legalWhole: isLegalWhole(facts), ended })

/** Whether every part of the legal information is filled in and the commission is agreed. */
const isLegalWhole = (facts: ContractFacts): boolean =>
  facts.agreed !== null && legalFields.every((name) => name === 'commission' || (facts[name] ?? '') !== '')
