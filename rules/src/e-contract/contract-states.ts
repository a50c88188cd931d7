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

/** Whether the platform may still set the commission: what a released contract says stays as agreed; one that was never agreed may be added. */
export const mayAgreeCommission = (state: ContractState, agreed: boolean): boolean =>
  !agreed || state === 'not created' || state === 'create'

/** How many days before its end a contract is announced to end. */
export const daysBeforeEnd = [60, 15] as const

/** The announcement that is due this many days before the end; null for none, or where it was sent already. */
export const endToTell = (daysLeft: number, told: number | null): (typeof daysBeforeEnd)[number] | null => {
  const due = daysBeforeEnd.findLast((days) => daysLeft <= days)
  return due === undefined || daysLeft < 0 || (told !== null && told <= due) ? null : due
}
