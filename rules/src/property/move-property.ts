import { propertyMoves } from './property-states.ts'
import type { PropertyAct, PropertyGuard, PropertyMover, PropertyState } from './property-states.ts'

/**
 * What a property's move is held against. `verified` is that the platform has found its certificate in order, or that there is none
 * to look at; `takenOffBy` is who took it off sale, where it is off.
 */
export type PropertyFacts = {
  readonly complete: boolean
  readonly verified: boolean
  readonly contractSigned: boolean
  readonly note: string
  readonly takenOffBy: PropertyMover | null
}

/** What someone asks to happen to a property in a state. */
export type PropertyRequest = { readonly state: PropertyState; readonly act: PropertyAct; readonly who: PropertyMover }

/** Where a property goes, or why it may not: no such move, not theirs to do, or the guard that does not hold. */
export type PropertyVerdict =
  | { readonly ok: true; readonly to: PropertyState }
  | { readonly ok: false; readonly reason: 'noSuchMove' | 'notYours' | PropertyGuard }

/** Whether the act may happen, by the table of moves and nothing else. */
export function moveProperty({ state, act, who }: PropertyRequest, facts: PropertyFacts): PropertyVerdict {
  const move = propertyMoves[state].find((one) => one.act === act)
  if (!move) return { ok: false, reason: 'noSuchMove' }
  if (!move.who.includes(who)) return { ok: false, reason: 'notYours' }
  const broken = move.guards.find((guard) => !holds(guard, facts, who))
  return broken ? { ok: false, reason: broken } : { ok: true, to: move.to }
}

// What the platform took off sale, the property may not put back by itself.
function holds(guard: PropertyGuard, facts: PropertyFacts, who: PropertyMover): boolean {
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
