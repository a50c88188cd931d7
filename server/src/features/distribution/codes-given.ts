import type { CallRequest } from '@innkeeper/protocol/catalogue'
import type { GiftCodeTerms } from '@innkeeper/rules/gift-code/gift-code'
import type { TravelAgentKind } from '@innkeeper/rules/travel-agent/travel-agent-kinds'
import type { At } from '#kit/call/at.ts'
import type { PropertyFacts } from '#features/bookings/check-stay/stay-facts.reads.ts'
import { asCode, giftCodesAt, kindsOfAgents } from '#features/bookings/gift-code/gift-codes-at.reads.ts'
import { givenCode, type GivenCode } from '#features/bookings/gift-code/given-code.reads.ts'
import { noteWrongCode } from '#features/bookings/gift-code/wrong-codes.reads.ts'

/** The gift codes of a search, by the property where each holds, and the kind of the agent that searches. */
export type CodesGiven = {
  readonly code: string
  readonly termsAt: ReadonlyMap<string, GiftCodeTerms>
  readonly kind: TravelAgentKind | null
}

type Searching = Pick<At<'distribution/search'>, 'tx' | 'travelAgent' | 'address'>

/** The gift codes that a search means with a code: one at most at each property, as owners call theirs alike. */
export const codesGiven = async ({ tx, ...giver }: Searching, typed: string | undefined): Promise<CodesGiven | null> => {
  if (typed === undefined) return null
  const code = asCode(typed)
  const { travelAgentId } = giver.travelAgent
  const [codes, kinds] = await Promise.all([giftCodesAt(tx, null, [code]), kindsOfAgents(tx, [travelAgentId])])
  if (codes.length === 0) noteWrongCode(giver, code)
  return { code, termsAt: new Map(codes.map(({ place, terms }) => [place, terms])), kind: kinds.get(travelAgentId) ?? null }
}

type Asked = Pick<CallRequest<'distribution/quote'>, 'giftCode' | 'paymentMethod'>

/** The gift code that a quote asks for at a property; null where it asks for none. */
export const codeGiven = async (at: At<'distribution/quote'>, facts: PropertyFacts, asked: Asked): Promise<GivenCode | null> => {
  if (asked.giftCode === undefined) return null
  const { travelAgentId } = at.travelAgent
  const [codes, kinds] = await Promise.all([
    giftCodesAt(at.tx, [facts.propertyId], [asCode(asked.giftCode)]),
    kindsOfAgents(at.tx, [travelAgentId]),
  ])
  const { timeZone } = facts
  const giving = { timeZone, now: at.now, travelAgentId, kind: kinds.get(travelAgentId) ?? null, paymentMethod: asked.paymentMethod }
  const given = givenCode(
    asked.giftCode,
    codes.map(({ terms }) => terms),
    giving,
  )
  if (given?.whyNot === 'unknown') noteWrongCode(at, given.typed)
  return given
}
