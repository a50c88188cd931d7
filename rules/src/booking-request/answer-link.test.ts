import { expect, test } from 'vitest'
import { answerLinkStanding, answerLinkUntil, type AnswerLinkFacts } from './answer-link.ts'
import type { OfferState } from './offer-states.ts'
import type { RequestState } from './request-states.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour))
const link = (more: Partial<AnswerLinkFacts['link']> = {}) => ({ madeAt: at(1), expiresAt: at(9), used: false, ...more })

const ofRequest = (state: RequestState, more: Partial<AnswerLinkFacts['link']> = {}, changedAt = at(1)): AnswerLinkFacts => ({
  link: link(more),
  request: { state, changedAt },
  offer: null,
})

test.each([
  ['waits, as the letter says', ofRequest('wait feedback'), 'open'],
  ['was answered on screen or from another letter', ofRequest('feedback', {}, at(2)), 'answered'],
  ['is booked', ofRequest('complete', {}, at(2)), 'answered'],
  ['was withdrawn', ofRequest('cancel', {}, at(2)), 'outdated'],
  ['waits again, for another price than the letter says', ofRequest('wait feedback', {}, at(2)), 'outdated'],
  ['waits longer than the link', ofRequest('wait feedback', { expiresAt: at(3) }), 'outdated'],
  ['waits, but the link was used', ofRequest('wait feedback', { used: true }), 'used'],
] as const)('a request that %s', (_what, facts, standing) => {
  expect(answerLinkStanding(facts, at(3))).toBe(standing)
})

const ofOffer = (state: OfferState, validUntil = at(9), request: RequestState = 'feedback'): AnswerLinkFacts => ({
  link: link(),
  request: { state: request, changedAt: at(2) },
  offer: { state, validUntil },
})

test.each([
  ['holds its rooms', ofOffer('open'), 'open'],
  ['holds them while the agent asks for another price', ofOffer('open', at(9), 'wait feedback'), 'open'],
  ['has come to its moment', ofOffer('open', at(3)), 'outdated'],
  ['was taken', ofOffer('accepted', at(9), 'complete'), 'answered'],
  ['was declined', ofOffer('declined'), 'answered'],
  ['was taken back', ofOffer('takenBack'), 'outdated'],
  ['was replaced', ofOffer('replaced'), 'outdated'],
  ['lapsed', ofOffer('lapsed'), 'outdated'],
  ['passed with the arrival', ofOffer('passed', at(9), 'cancel'), 'outdated'],
] as const)('an offer that %s', (_what, facts, standing) => {
  expect(answerLinkStanding(facts, at(3))).toBe(standing)
})

test('a link is good seven days, or until the request passes', () => {
  expect(answerLinkUntil(at(0), new Date(Date.UTC(2026, 0, 20)))).toEqual(new Date(Date.UTC(2026, 0, 8)))
  expect(answerLinkUntil(at(0), at(20))).toEqual(at(20))
})
