import type { RequestMover } from './request-states.ts'

/** The states of an offer: it holds its rooms while it is open, and ends once. */
export const offerStates = ['open', 'accepted', 'declined', 'takenBack', 'replaced', 'lapsed', 'passed'] as const

/** A state of an offer. */
export type OfferState = (typeof offerStates)[number]

/** What ends an offer; `withdraw` is the agent's, of the whole request, and `pass` comes with the arrival. */
export type OfferAct = 'accept' | 'decline' | 'withdraw' | 'takeBack' | 'replace' | 'lapse' | 'pass'

type OfferMove = { readonly act: OfferAct; readonly to: Exclude<OfferState, 'open'>; readonly who: RequestMover }

/** Every way in which an open offer ends, and by whom; an ended one stays as it is. */
export const offerMoves: readonly OfferMove[] = [
  { act: 'accept', to: 'accepted', who: 'agent' },
  { act: 'decline', to: 'declined', who: 'agent' },
  { act: 'withdraw', to: 'declined', who: 'agent' },
  { act: 'takeBack', to: 'takenBack', who: 'property' },
  { act: 'replace', to: 'replaced', who: 'property' },
  { act: 'lapse', to: 'lapsed', who: 'clock' },
  { act: 'pass', to: 'passed', who: 'clock' },
]

/** An offer as its moment decides on it. */
export type OfferHeld = { readonly state: OfferState; readonly validUntil: Date }

/** Whether an offer can still be taken; from its moment on it cannot, even if the clock has not ended it yet. */
export const isOfferOpen = ({ state, validUntil }: OfferHeld, now: Date): boolean => state === 'open' && now < validUntil

/**
 * Where an act leads an offer when `who` does it; null where it has no effect. Its moment decides: the agent has until then, the clock begins
 * there, and only the property may take back an offer whose moment has passed but which the clock has not ended.
 */
export const offerMove = (offer: OfferHeld, act: OfferAct, who: RequestMover, now: Date): OfferMove['to'] | null => {
  const move = offerMoves.find((one) => one.act === act && one.who === who)
  if (move === undefined || offer.state !== 'open') return null
  const isOver = offer.validUntil <= now
  if (act === 'lapse') return isOver ? move.to : null
  return isOver && (act === 'accept' || act === 'decline') ? null : move.to
}

/** Why rooms cannot be held until a moment: it has passed, or it lies beyond the arrival day of the request or of the offer. */
export const whyNotUntil = (until: Date, { now, latest }: { now: Date; latest: Date }): 'offerUntilPast' | 'offerUntilLate' | null => {
  if (until <= now) return 'offerUntilPast'
  return until > latest ? 'offerUntilLate' : null
}
