import type { Offers } from '@innkeeper/rules/price/offers'
import type { AgentTerms } from '@innkeeper/rules/travel-agent/agent-terms'
import type { TermsRows } from './facts-rows.ts'
import { nameOfTerms } from './terms-names.reads.ts'

/** What is read of a property's promotions, and of the terms of its agents. */
export type Promoted = { readonly promoted: Pick<Offers, 'mode' | 'promotions'>; readonly terms: TermsRows }

type Offered<Facts> = Omit<Facts, 'promoted' | 'terms'> & { readonly offers: Offers; readonly agentTerms: readonly AgentTerms[] }

/**
 * The facts of stays with the offers and the terms that hold for them. A quote, a search and a booking read their facts through here, so
 * that all three know the same.
 */
export const withOffers = <Facts extends Promoted>(facts: readonly Facts[]): Offered<Facts>[] =>
  facts.map(({ promoted, terms, ...property }) => ({
    ...property,
    offers: { ...promoted, services: [], giftCode: null },
    agentTerms: terms.map(({ agent, ...one }) => ({ ...one, name: nameOfTerms(one.level, agent) })),
  }))
