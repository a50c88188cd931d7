import type { CallOutput } from '@innkeeper/protocol/catalogue'
import type { PropertyFacts } from './stay-facts.reads.ts'

/** A property as travel agents read it. */
export const propertyAnswer = (facts: PropertyFacts): CallOutput<'distribution/quote'>['property'] => ({
  code: facts.code,
  name: facts.name,
  kind: facts.kind,
  star: facts.star,
  address: facts.address,
  provinceCode: facts.provinceCode,
  communeCode: facts.communeCode,
  currency: facts.currency,
})
