import type { ContractState } from './contract-states.ts'

/** Who may move a contract: an administrator as account, sales or contract manager, the property itself, or the clock. */
export const contractMovers = ['AM', 'SM', 'CM', 'property', 'clock'] as const

/** One of those who may move a contract. */
export type ContractMover = (typeof contractMovers)[number]

/**
 * The place of a contract. While its state is `create`, the place is a desk: the account manager's, the sales manager's or the contract
 * manager's, or `accepted` when all of them have accepted it.
 */
export const contractPlaces = [
  'not created',
  'with AM',
  'with SM',
  'with CM',
  'accepted',
  'released',
  'wait sign',
  'completed',
  'signed',
  'in dispute',
  'liquidated',
  'closed',
] as const

/** A place of a contract. */
export type ContractPlace = (typeof contractPlaces)[number]

/** The desks of a contract that is being drawn up. */
export const contractDesks = ['with AM', 'with SM', 'with CM', 'accepted'] as const satisfies readonly ContractPlace[]

/** A desk of a contract that is being drawn up. */
export type ContractDesk = (typeof contractDesks)[number]

/** The steps of a contract, in the words of the specification; `recall` and `decline` return a contract to the account manager. */
export const contractSteps = [
  'create',
  'amSend',
  'smAccept',
  'smReject',
  'cmAccept',
  'cmReject',
  'publish',
  'waitSign',
  'recall',
  'decline',
  'complete',
  'sign',
  'dispute',
  'settle',
  'liquidate',
  'close',
  'extend',
] as const

/** A step of a contract. */
export type ContractStep = (typeof contractSteps)[number]

/** What must be true before a contract moves: a note gives the reason, its legal information is complete, or its last day has passed. */
export type ContractGuard = 'note' | 'legalWhole' | 'ended'

/** One legal move: the step, where it leads, who may do it, and what must be true. */
export type ContractMove = {
  readonly step: ContractStep
  readonly to: ContractPlace
  readonly who: readonly ContractMover[]
  readonly guards: readonly ContractGuard[]
}

const create: ContractMove = { step: 'create', to: 'with AM', who: ['AM'], guards: [] }
const recall: ContractMove = { step: 'recall', to: 'with AM', who: ['AM', 'CM'], guards: ['note'] }
const liquidate: ContractMove = { step: 'liquidate', to: 'liquidated', who: ['CM'], guards: ['note'] }
const close: ContractMove = { step: 'close', to: 'closed', who: ['CM'], guards: ['note'] }

/**
 * The legal moves of a contract (PRODUCT §4 and decision 0030): every place with the moves that lead out of it. No other move is possible.
 */
export const contractMoves: Readonly<Record<ContractPlace, readonly ContractMove[]>> = {
  'not created': [create],
  'with AM': [{ step: 'amSend', to: 'with SM', who: ['AM'], guards: [] }],
  'with SM': [
    { step: 'smAccept', to: 'with CM', who: ['SM'], guards: [] },
    { step: 'smReject', to: 'with AM', who: ['SM'], guards: ['note'] },
  ],
  'with CM': [
    { step: 'cmAccept', to: 'accepted', who: ['CM'], guards: [] },
    { step: 'cmReject', to: 'with AM', who: ['CM'], guards: ['note'] },
  ],
  accepted: [{ step: 'publish', to: 'released', who: ['CM'], guards: ['legalWhole'] }, recall],
  released: [{ step: 'waitSign', to: 'wait sign', who: ['AM', 'CM'], guards: [] }, recall],
  'wait sign': [
    { step: 'complete', to: 'completed', who: ['property'], guards: [] },
    { step: 'decline', to: 'with AM', who: ['property'], guards: ['note'] },
    recall,
  ],
  completed: [
    { step: 'sign', to: 'signed', who: ['CM'], guards: [] },
    { ...recall, who: ['CM'] },
  ],
  signed: [
    { step: 'dispute', to: 'in dispute', who: ['property', 'AM', 'CM'], guards: ['note'] },
    { step: 'extend', to: 'signed', who: ['CM'], guards: [] },
    liquidate,
    close,
    { step: 'close', to: 'closed', who: ['clock'], guards: ['ended'] },
  ],
  'in dispute': [{ step: 'settle', to: 'signed', who: ['CM'], guards: ['note'] }, liquidate, close],
  liquidated: [create],
  closed: [create],
}

/** The state that a place belongs to. */
export const stateOfPlace = (place: ContractPlace): ContractState => (isDesk(place) ? 'create' : place)

/**
 * The place of a contract in a state. `desk` is only used while the contract is being drawn up; it is null before the contract has a text.
 */
export const placeOf = (state: ContractState, desk: ContractDesk | null): ContractPlace =>
  state === 'create' ? (desk ?? 'not created') : state

const isDesk = (place: ContractPlace): place is ContractDesk => contractDesks.some((desk) => desk === place)
