/** The states of a booking request, as the specification names them and in its order: their codes on the wire are 1 to 4. */
export const requestStates = ['wait feedback', 'feedback', 'complete', 'cancel'] as const

/** A state of a booking request. */
export type RequestState = (typeof requestStates)[number]

/** The code of a state on the wire, 1 to 4. */
export const requestStatusOf = (state: RequestState): number => requestStates.indexOf(state) + 1

/** What can happen to a request. */
export type RequestAct = 'feedback' | 'offer' | 'counter' | 'accept' | 'withdraw' | 'pass'

/** Who moves a request: the agent that sent it, the property, or the clock. */
export type RequestMover = 'agent' | 'property' | 'clock'

/** What must be true before a request moves. */
export type RequestGuard = 'connected' | 'offerOpen' | 'arrivalPassed'

/** One legal move: the act, where it leads, who makes it, and what must be true. */
export type RequestMove = {
  readonly act: RequestAct
  readonly to: RequestState
  readonly who: RequestMover
  readonly guard: RequestGuard | null
}

const offer: RequestMove = { act: 'offer', to: 'feedback', who: 'property', guard: 'connected' }
const withdraw: RequestMove = { act: 'withdraw', to: 'cancel', who: 'agent', guard: null }
const pass: RequestMove = { act: 'pass', to: 'cancel', who: 'clock', guard: 'arrivalPassed' }

/** The life of a request (PRODUCT §7): every state with the moves that lead out of it. "Feedback only in 1." */
export const requestMoves: Readonly<Record<RequestState, readonly RequestMove[]>> = {
  'wait feedback': [{ act: 'feedback', to: 'feedback', who: 'property', guard: 'connected' }, offer, withdraw, pass],
  feedback: [
    offer,
    { act: 'counter', to: 'wait feedback', who: 'agent', guard: null },
    { act: 'accept', to: 'complete', who: 'agent', guard: 'offerOpen' },
    withdraw,
    pass,
  ],
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
