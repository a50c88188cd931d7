import { isOfferOpen, type OfferHeld } from './offer-states.ts'
import type { RequestState } from './request-states.ts'

/** What became of a link that answers from a letter. */
export const answerLinkStandings = ['open', 'used', 'answered', 'outdated'] as const

/** Whether a link can still answer, or why not. */
export type AnswerLinkStanding = (typeof answerLinkStandings)[number]

/** A link as its standing is decided on; a letter to an agent is about one offer. */
export type AnswerLinkFacts = {
  readonly link: { readonly madeAt: Date; readonly expiresAt: Date; readonly used: boolean }
  readonly request: { readonly state: RequestState; readonly changedAt: Date }
  readonly offer: OfferHeld | null
}

/** A link of a letter about a request is good so many days, and never longer than the request lives. */
const daysOpen = 7

/** Until when the property answers from a letter that is written now; `passes` is when the request passes. */
export const answerLinkUntil = (now: Date, passes: Date): Date => {
  const latest = new Date(now.getTime() + daysOpen * 86_400_000)
  return latest < passes ? latest : passes
}

/** "Used, outdated, already answered each say so": the first that holds. A link shows what its letter says, so what changed since outdates it. */
export const answerLinkStanding = ({ link, request, offer }: AnswerLinkFacts, now: Date): AnswerLinkStanding => {
  if (link.used) return 'used'
  return offer === null ? ofRequest({ link, request }, now) : ofOffer({ link, request }, offer, now)
}

type Facts = Pick<AnswerLinkFacts, 'link' | 'request'>

const ofRequest = ({ link, request }: Facts, now: Date): AnswerLinkStanding => {
  if (request.state === 'feedback' || request.state === 'complete') return 'answered'
  if (request.state === 'cancel' || request.changedAt > link.madeAt) return 'outdated'
  return now < link.expiresAt ? 'open' : 'outdated'
}

const ofOffer = ({ link, request }: Facts, offer: OfferHeld, now: Date): AnswerLinkStanding => {
  if (offer.state === 'accepted' || offer.state === 'declined' || request.state === 'complete') return 'answered'
  return isOfferOpen(offer, now) && now < link.expiresAt ? 'open' : 'outdated'
}
