/** The states of a property's life, as the specification names them. */
export const propertyStates = ['create', 'wait confirm', 'wait approve', 'approved', 'sent back', 'onsite', 'offsite'] as const

/** A state of a property's life. */
export type PropertyState = (typeof propertyStates)[number]

/** Who may move a property: its own staff, the platform, or the system by itself when the facts change. */
export type PropertyMover = 'property' | 'platform' | 'system'

/** What must be true before a property moves. */
export type PropertyGuard = 'complete' | 'incomplete' | 'verified' | 'contractSigned' | 'note' | 'ownToPutBack'

/** What can happen to a property. */
export const propertyActs = ['complete', 'loseFlag', 'confirmToSell', 'approve', 'sendBack', 'putOnSale', 'takeOffSale'] as const

/** One of the things that can happen to a property. */
export type PropertyAct = (typeof propertyActs)[number]

/** One legal move: the act, where it leads, who may do it, and what must be true. */
export type PropertyMove = {
  readonly act: PropertyAct
  readonly to: PropertyState
  readonly who: readonly PropertyMover[]
  readonly guards: readonly PropertyGuard[]
}

const confirmToSell: PropertyMove = { act: 'confirmToSell', to: 'wait approve', who: ['property'], guards: ['complete'] }

/** The life of a property (PRODUCT §4): every state with the moves that lead out of it. */
export const propertyMoves: Readonly<Record<PropertyState, readonly PropertyMove[]>> = {
  create: [{ act: 'complete', to: 'wait confirm', who: ['system'], guards: ['complete'] }],
  'wait confirm': [confirmToSell, { act: 'loseFlag', to: 'create', who: ['system'], guards: ['incomplete'] }],
  'wait approve': [
    { act: 'approve', to: 'approved', who: ['platform'], guards: ['verified'] },
    { act: 'sendBack', to: 'sent back', who: ['platform'], guards: ['note'] },
  ],
  'sent back': [confirmToSell],
  approved: [{ act: 'putOnSale', to: 'onsite', who: ['property', 'platform'], guards: ['contractSigned'] }],
  onsite: [{ act: 'takeOffSale', to: 'offsite', who: ['property', 'platform'], guards: [] }],
  offsite: [{ act: 'putOnSale', to: 'onsite', who: ['property', 'platform'], guards: ['contractSigned', 'ownToPutBack'] }],
}
