import { requestMove } from './request-states.ts'
import type { RequestState } from './request-states.ts'

/** What decides whether a property may answer a request: `connect` is whether its agent is linked and active. */
export type FeedbackFacts = { readonly state: RequestState; readonly connect: boolean; readonly contractSigned: boolean }

/** Whether a property may answer, or why not; the first reason in the specification's order. */
export type FeedbackVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'requestNotWaiting' | 'agentNotConnected' | 'contractNotSigned' }

/** "Feedback only in 1 and only where `connect`"; it needs a signed contract. */
export const canFeedback = ({ state, ...facts }: FeedbackFacts): FeedbackVerdict =>
  requestMove(state, 'feedback', 'property') === null ? { ok: false, reason: 'requestNotWaiting' } : whatElse(facts)

/** An offer may also follow an answer, until the request has ended. */
export const canOffer = ({ state, ...facts }: FeedbackFacts): FeedbackVerdict =>
  requestMove(state, 'offer', 'property') === null ? { ok: false, reason: 'requestNotWaiting' } : whatElse(facts)

const whatElse = ({ connect, contractSigned }: Omit<FeedbackFacts, 'state'>): FeedbackVerdict => {
  if (!connect) return { ok: false, reason: 'agentNotConnected' }
  return contractSigned ? { ok: true } : { ok: false, reason: 'contractNotSigned' }
}
