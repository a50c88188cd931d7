import { propertyMoves } from './property-states.ts'
import type { PropertyAct, PropertyGuard, PropertyMover, PropertyState } from './property-states.ts'

/**
 * The facts that a property's move is checked against. `verified` is true when the platform has accepted its certificate, or when there is
 * none to check; `takenOffBy` is who took it off sale, if it is off.
 */
export type PropertyFacts = {
  readonly complete: boolean
  readonly verified: boolean
  readonly contractSigned: boolean
  readonly note: string
  readonly takenOffBy: PropertyMover | null
}

/** A request to move a property that is in a state. */
export type PropertyRequest = { readonly state: PropertyState; readonly act: PropertyAct; readonly who: PropertyMover }

/** The state that a property moves to, or why it may not: no such move, not allowed for this person, or a guard that fails. */
export type PropertyVerdict =
  | { readonly ok: true; readonly to: PropertyState }
  | { readonly ok: false; readonly reason: 'noSuchMove' | 'notYours' | PropertyGuard }

/** Whether the act may happen, decided by the table of moves alone. */
export const moveProperty = ({ state, act, who }: PropertyRequest, facts: PropertyFacts): PropertyVerdict => {
  const move = propertyMoves[state].find((one) => one.act === act)
  if (!move) return { ok: false, reason: 'noSuchMove' }
  if (!move.who.includes(who)) return { ok: false, reason: 'notYours' }
  const broken = move.guards.find((guard) => !holds(guard, facts, who))
  return broken ? { ok: false, reason: broken } : { ok: true, to: move.to }
}

// The property cannot put back on sale what the platform took off sale.
const holds = (guard: PropertyGuard, facts: PropertyFacts, who: PropertyMover): boolean => {
  const truths: Record<PropertyGuard, boolean> = {
    complete: facts.complete,
    incomplete: !facts.complete,
    verified: facts.verified,
    contractSigned: facts.contractSigned,
    note: facts.note.trim() !== '',
    ownToPutBack: who === 'platform' || facts.takenOffBy !== 'platform',
  }
  return truths[guard]
}
