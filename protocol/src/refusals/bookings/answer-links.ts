import { answerLinkWords } from '#words/sale/answer-link-words.ts'
import { refusal, type Refusal } from '../refusal.ts'

/** Refusals of links that answer a request or an offer from the letter about it. */
export const answerLinkRefusals = {
  answerLinkUsed: refusal(797, 409, answerLinkWords.used),
  answerLinkOutdated: refusal(798, 409, answerLinkWords.outdated),
  answerLinkAnswered: refusal(799, 409, answerLinkWords.answered),
} as const satisfies Record<string, Refusal>
