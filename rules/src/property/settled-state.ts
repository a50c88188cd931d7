import { propertyMoves } from './property-states.ts'
import type { PropertyAct, PropertyState } from './property-states.ts'

/** The move that the system makes by itself for a property, and its new state; null where there is none. */
export const systemMove = (state: PropertyState, complete: boolean): { readonly act: PropertyAct; readonly to: PropertyState } | null => {
  const held = complete ? 'complete' : 'incomplete'
  const move = propertyMoves[state].find(({ who, guards }) => who.includes('system') && guards.every((guard) => guard === held))
  return move === undefined ? null : { act: move.act, to: move.to }
}

/** The state of a property by its stored facts: the stored state, moved where the system would move it. */
export const settledState = (state: PropertyState, complete: boolean): PropertyState => systemMove(state, complete)?.to ?? state
