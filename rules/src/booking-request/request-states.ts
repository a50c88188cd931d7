/** The states of a booking request, as the specification names them and in its order: their codes on the wire are 1 to 4. */
export const requestStates = ['wait feedback', 'feedback', 'complete', 'cancel'] as const

/** A state of a booking request. */
export type RequestState = (typeof requestStates)[number]

/** The code of a state on the wire, 1 to 4. */
export const requestStatusOf = (state: RequestState): number => requestStates.indexOf(state) + 1

/** What can happen to a request; `takeBack`, `decline` and `lapse` end an offer and leave the request where it is. */
export type RequestAct = 'feedback' | 'offer' | 'takeBack' | 'counter' | 'accept' | 'decline' | 'withdraw' | 'lapse' | 'pass'

/** Who moves a request: the agent that sent it, the property, or the clock. */
export type RequestMover = 'agent' | 'property' | 'clock'

/** What must be true before a request moves. */
export type RequestGuard = 'connected' | 'offerOpen' | 'offerOver' | 'arrivalPassed'

/** One legal move: the act, where it leads, who makes it, and what must be true. */
export type RequestMove = {
  readonly act: RequestAct
  readonly to: RequestState
  readonly who: RequestMover
  readonly guard: RequestGuard | null
}

const offer: RequestMove = { act: 'offer', to: 'feedback', who: 'property', guard: 'connected' }
const accept: RequestMove = { act: 'accept', to: 'complete', who: 'agent', guard: 'offerOpen' }
const withdraw: RequestMove = { act: 'withdraw', to: 'cancel', who: 'agent', guard: null }
const pass: RequestMove = { act: 'pass', to: 'cancel', who: 'clock', guard: 'arrivalPassed' }

/** The moves that end an offer and leave its request in a state. */
const endsOffer = (to: RequestState): readonly RequestMove[] => [
  { act: 'takeBack', to, who: 'property', guard: 'offerOpen' },
  { act: 'decline', to, who: 'agent', guard: 'offerOpen' },
  { act: 'lapse', to, who: 'clock', guard: 'offerOver' },
]

/**
 * The life of a request (PRODUCT §7): every state with the moves that lead out of it. "Feedback only in 1." An offer stays open while the
 * agent asks for another price, so it may be taken while the request waits again.
 */
export const requestMoves: Readonly<Record<RequestState, readonly RequestMove[]>> = {
  'wait feedback': [
    { act: 'feedback', to: 'feedback', who: 'property', guard: 'connected' },
    offer,
    accept,
    ...endsOffer('wait feedback'),
    withdraw,
    pass,
  ],
  feedback: [offer, { act: 'counter', to: 'wait feedback', who: 'agent', guard: null }, accept, ...endsOffer('feedback'), withdraw, pass],
  complete: [],
  cancel: [],
}

/** The move that an act makes from a state when `who` does it; null where the table has none. */
export const requestMove = (state: RequestState, act: RequestAct, who: RequestMover): RequestMove | null =>
  requestMoves[state].find((move) => move.act === act && move.who === who) ?? null

/** Whether a request in this state is still being talked about. */
export const isOpenRequest = (state: RequestState): boolean => requestMoves[state].length > 0

/** Why a request ended: its agent withdrew it, its arrival passed, or its agent booked. */
export const requestEndings = ['withdrawn', 'passed', 'booked'] as const
