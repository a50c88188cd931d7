import { propertyMoves } from './property-states.ts'
import type { PropertyAct, PropertyState } from './property-states.ts'

/** What the system does by itself with a property as it stands, and where that leads; null where nothing is to be done. */
export function systemMove(state: PropertyState, complete: boolean): { readonly act: PropertyAct; readonly to: PropertyState } | null {
  const held = complete ? 'complete' : 'incomplete'
  const move = propertyMoves[state].find(({ who, guards }) => who.includes('system') && guards.every((guard) => guard === held))
  return move === undefined ? null : { act: move.act, to: move.to }
}

/** The state that a property is in by what is on file: the stored one, moved on where the system would move it. */
export function settledState(state: PropertyState, complete: boolean): PropertyState {
  return systemMove(state, complete)?.to ?? state
}
