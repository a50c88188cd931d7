/** The states of a line of a monthly statement: who of the two agrees to it or disputes it. */
export const monthLineStates = ['open', 'propertyAgrees', 'agentAgrees', 'agentDisputes', 'propertyDisputes', 'agreed'] as const

/** A state of a line. */
export type MonthLineState = (typeof monthLineStates)[number]

/** The two who agree on a statement. */
export type MonthSide = 'property' | 'agent'

/** Who moves a line: one of the two, or the clock, which draws up a line anew when what the booking costs has changed. */
export type MonthLineMover = MonthSide | 'clock'

/** What can happen to a line. */
export type MonthLineAct = 'agree' | 'dispute' | 'answer' | 'redraw'

/** One legal move of a line: the act, who may do it, and where it leads. */
export type MonthLineMove = { readonly act: MonthLineAct; readonly who: MonthLineMover; readonly to: MonthLineState }

const agree = (who: MonthSide, to: MonthLineState): MonthLineMove => ({ act: 'agree', who, to })
const agentDisputes: MonthLineMove = { act: 'dispute', who: 'agent', to: 'agentDisputes' }
const propertyDisputes: MonthLineMove = { act: 'dispute', who: 'property', to: 'propertyDisputes' }
const redraw: MonthLineMove = { act: 'redraw', who: 'clock', to: 'open' }

/**
 * The life of a line: every state with the moves that lead out of it. Who answers a dispute stands by the answer, so the other has only to
 * agree; who disputes may think better of it. What both agreed on moves no more.
 */
export const monthLineMoves: Readonly<Record<MonthLineState, readonly MonthLineMove[]>> = {
  open: [agree('property', 'propertyAgrees'), agree('agent', 'agentAgrees'), agentDisputes, propertyDisputes, redraw],
  propertyAgrees: [agree('agent', 'agreed'), agentDisputes, redraw],
  agentAgrees: [agree('property', 'agreed'), propertyDisputes, redraw],
  agentDisputes: [{ act: 'answer', who: 'property', to: 'propertyAgrees' }, agree('agent', 'agentAgrees'), redraw],
  propertyDisputes: [{ act: 'answer', who: 'agent', to: 'agentAgrees' }, agree('property', 'propertyAgrees'), redraw],
  agreed: [],
}

/** The move that an act makes from a state when `who` does it, or null where the table has none. */
export const monthLineMove = (state: MonthLineState, act: MonthLineAct, who: MonthLineMover): MonthLineMove | null =>
  monthLineMoves[state].find((move) => move.act === act && move.who === who) ?? null

/** The states from which one of the two may do something. */
export const monthLineStatesFor = (act: MonthLineAct, who: MonthLineMover): readonly MonthLineState[] =>
  monthLineStates.filter((state) => monthLineMove(state, act, who) !== null)

/** The states of a line that is disputed. */
export const disputedStates = ['agentDisputes', 'propertyDisputes'] as const satisfies readonly MonthLineState[]
