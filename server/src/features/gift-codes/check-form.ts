import type { CallRequest } from '@innkeeper/protocol/catalogue'
import { toDay } from '@innkeeper/rules/days/day'
import { checkGiftCode, type GiftCodeProblem } from '@innkeeper/rules/gift-code/check-gift-code'

/** The terms of a gift code, without its code. */
export type Terms = Omit<CallRequest<'giftcode/create'>, 'code'>

/** What a gift code may name, and at how many properties it would hold. */
type There = {
  readonly hotels: ReadonlySet<string>
  readonly agents: ReadonlySet<string>
  readonly mayExclude: boolean
  readonly reach: number
}

/** What is wrong with the terms of a gift code: across its fields, and with what it names. */
export const problemsOf = (terms: Terms, there: There) => {
  const problems = checkGiftCode(toCheck(terms)).map(({ field, reason }) => ({ field: fieldOf(field), key: reason }))
  const foreign = terms.hotels.some((id) => !there.hotels.has(id)) || (terms.hotelScope === 'excluded' && !there.mayExclude)
  const named = problems.some(({ field }) => field === 'hotels')
  return [
    ...problems,
    ...(foreign ? [{ field: 'hotels', key: 'giftCodeHotelMissing' } as const] : []),
    ...(!foreign && !named && there.reach === 0 ? [{ field: 'hotels', key: 'giftCodeHotelNeeded' } as const] : []),
    ...(!foreign && terms.hotelScope === 'included' && there.reach > 0 && there.reach < new Set(terms.hotels).size
      ? [{ field: 'hotels', key: 'giftCodeHotelMissing' } as const]
      : []),
    ...(terms.agentIds.every((id) => there.agents.has(id)) ? [] : [{ field: 'agentIds', key: 'giftCodeAgentMissing' } as const]),
  ]
}

const toCheck = ({ percentOrFixed, forAgents, ...terms }: Terms) => ({
  ...terms,
  code: '',
  unit: percentOrFixed,
  agents: forAgents,
  validFrom: toDay(terms.validFrom),
  validTo: terms.validTo === null ? null : toDay(terms.validTo),
})

const wireNames: Readonly<Record<string, string>> = { unit: 'percentOrFixed', agents: 'forAgents' }

const fieldOf = (field: GiftCodeProblem['field']): string => wireNames[field] ?? field
