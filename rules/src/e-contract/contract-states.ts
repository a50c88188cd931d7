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
