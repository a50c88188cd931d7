/** The states of a property's electronic contract, as the specification names them. */
export const contractStates = [
  'not created',
  'create',
  'released',
  'wait sign',
  'completed',
  'signed',
  'in dispute',
  'liquidated',
  'closed',
] as const

/** A state of an electronic contract. */
export type ContractState = (typeof contractStates)[number]

/**
 * Whether the legal information and the commission may still be changed without an amendment. Both are locked once the contract is released,
 * even if something is missing: then the platform takes the text back, or amends it (decision 0037).
 */
export const mayChangeLegal = (state: ContractState): boolean => state === 'not created' || state === 'create'

/** A contract's end is announced this many days before it. */
export const daysBeforeEnd = [60, 15] as const

/** The notice that is due this many days before the end; null if none is due, or if it was already sent. */
export const endToTell = (daysLeft: number, told: number | null): (typeof daysBeforeEnd)[number] | null => {
  const due = daysBeforeEnd.findLast((days) => daysLeft <= days)
  return due === undefined || daysLeft < 0 || (told !== null && told <= due) ? null : due
}
