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
 * Whether the property may still write its legal information. From its release on, a contract says what was agreed; what it
 * lacks may still be filled in.
 */
export function mayChangeLegal(state: ContractState, whole: boolean): boolean {
  return !whole || state === 'not created' || state === 'create'
}
