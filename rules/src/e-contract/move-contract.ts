import { contractMoves, type ContractGuard, type ContractMover, type ContractPlace, type ContractStep } from './contract-steps.ts'

/** A request to move a contract, by a person who may act in any of the roles `as`. */
export type ContractRequest = { readonly place: ContractPlace; readonly step: ContractStep; readonly as: readonly ContractMover[] }

/** The facts that a contract's move is checked against. */
export type ContractFacts = { readonly note: string; readonly legalWhole: boolean; readonly ended: boolean }

/**
 * The place that a contract moves to and the role that moves it; or why it may not move: no such move, not with these roles, or a condition
 * fails.
 */
export type ContractVerdict =
  | { readonly ok: true; readonly to: ContractPlace; readonly by: ContractMover }
  | { readonly ok: false; readonly reason: 'noSuchMove' | 'notYours' | ContractGuard }

/** Whether the step may happen, decided by the table of moves alone. */
export const moveContract = ({ place, step, as }: ContractRequest, facts: ContractFacts): ContractVerdict => {
  const moves = contractMoves[place].filter((move) => move.step === step)
  if (moves.length === 0) return { ok: false, reason: 'noSuchMove' }
  const move = moves.find(({ who }) => who.some((one) => as.includes(one)))
  const by = move?.who.find((one) => as.includes(one))
  if (move === undefined || by === undefined) return { ok: false, reason: 'notYours' }
  const broken = move.guards.find((guard) => !holds(guard, facts))
  return broken === undefined ? { ok: true, to: move.to, by } : { ok: false, reason: broken }
}

/** The steps that a person with these roles may take now; other steps are not offered. Whether a step needs a note is not checked here. */
export const stepsFor = (place: ContractPlace, as: readonly ContractMover[]): readonly ContractStep[] =>
  contractMoves[place].filter(({ who }) => who.some((one) => as.includes(one))).map(({ step }) => step)

/** Whether a step needs a note, because it rejects or ends something. */
export const needsNote = (place: ContractPlace, step: ContractStep): boolean =>
  contractMoves[place].some((move) => move.step === step && move.guards.includes('note'))

const holds = (guard: ContractGuard, facts: ContractFacts): boolean => {
  const truths: Record<ContractGuard, boolean> = {
    note: facts.note.trim() !== '',
    legalWhole: facts.legalWhole,
    ended: facts.ended,
  }
  return truths[guard]
}
