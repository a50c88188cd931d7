import { childMeasureWords, ticketProductKindWords } from '@innkeeper/protocol/words/sale/ticket-words'
import { childMeasures, ticketProductKinds } from '@innkeeper/rules/ticket/ticket-product'

/** The kinds of product to choose from. */
export const kindChoices = ticketProductKinds.map((value) => ({ value, words: ticketProductKindWords[value] }))

/** What children are told by. */
export const childMeasureChoices = childMeasures.map((value) => ({ value, words: childMeasureWords[value] }))
