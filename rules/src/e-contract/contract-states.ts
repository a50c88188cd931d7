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
 * Whether the property may still change its legal information. Once the contract is released, its information is fixed as agreed; only
 * missing information may still be added.
 */
export const mayChangeLegal = (state: ContractState, whole: boolean): boolean => !whole || state === 'not created' || state === 'create'

/**
 * Whether the platform may still set the commission. A released contract keeps its commission; if none was ever agreed, it may still be
 * added.
 */
export const mayAgreeCommission = (state: ContractState, agreed: boolean): boolean =>
  !agreed || state === 'not created' || state === 'create'

/** A contract's end is announced this many days before it. */
export const daysBeforeEnd = [60, 15] as const

/** The notice that is due this many days before the end; null if none is due, or if it was already sent. */
export const endToTell = (daysLeft: number, told: number | null): (typeof daysBeforeEnd)[number] | null => {
  const due = daysBeforeEnd.findLast((days) => daysLeft <= days)
  return due === undefined || daysLeft < 0 || (told !== null && told <= due) ? null : due
}
