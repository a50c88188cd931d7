import type { CallInput } from '@innkeeper/protocol/catalogue'
import { serviceUnits } from '@innkeeper/rules/hotel-service/chosen'
import { agentScopes, countedThings, promotionEffects, promotionTypes } from '@innkeeper/rules/promotion/promotion'
import fc from 'fast-check'
import { giftCodeForm } from '../forms/gift-code-forms.ts'
import { makeHotelService } from '../forms/hotel-service-forms.ts'
import { promotionForm } from '../forms/promotion-forms.ts'
import { inTurn } from '../in-turn.ts'
import type { TestServer } from '../server/test-server.ts'
import { inDays } from './book-stay.ts'
import type { TestTravelAgent } from './factories-sales.ts'
import { signInTo, type SignedIn } from './factories.ts'

type PromotionInput = CallInput<'promotion/create'>
type TermsInput = CallInput<'agent-terms/save'>['rows'][number]

const size = fc.oneof(
  fc.record({ percentOrFixed: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 6000 }) }),
  fc.record({ percentOrFixed: fc.constant('amount' as const), value: fc.integer({ min: 1, max: 150_000 }) }),
)
const someWeekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 3 })

/** A promotion of a type. */
const promotionOf = (promoType: PromotionInput['promoType']) =>
  fc
    .record({
      sized: size,
      effect: fc.constantFrom(...promotionEffects),
      daysBefore: fc.nat(50),
      buy: fc.integer({ min: 1, max: 3 }),
      free: fc.integer({ min: 1, max: 2 }),
      counted: fc.constantFrom(...countedThings),
      weekdays: someWeekdays,
      nights: fc.option(fc.record({ from: fc.nat(40), length: fc.nat(30) })),
      minNights: fc.constantFrom(1, 1, 1, 2),
      minOrder: fc.constantFrom(0, 0, 2_000_000),
      applyTo: fc.constantFrom('all', ...agentScopes),
      mostUses: fc.option(fc.integer({ min: 1, max: 2 }), { freq: 3 }),
      onFirstPlan: fc.boolean(),
      onFirstRoomType: fc.boolean(),
    })
    .map(({ sized, nights, ...drawn }) => ({
      ...drawn,
      ...sized,
      promoType,
      code: promoType === 'coupon' ? 'MUA' : null,
      stayFrom: nights === null ? null : inDays(nights.from),
      stayTo: nights === null ? null : inDays(nights.from + nights.length),
    }))

const step = fc.oneof(
  fc.constant({ priceUnit: 'none' as const, priceValue: null }),
  fc.record({ priceUnit: fc.constant('percent' as const), priceValue: fc.integer({ min: -3000, max: -1 }) }),
  fc.record({
    priceUnit: fc.constant('amount' as const),
    priceValue: fc.integer({ min: -50_000, max: 80_000 }).filter((value) => value !== 0),
  }),
)
const cap = fc.oneof(
  fc.constant({ capUnit: 'none' as const, capRooms: null, capShare: null }),
  fc.record({ capUnit: fc.constant('rooms' as const), capRooms: fc.integer({ min: 2, max: 4 }), capShare: fc.constant(null) }),
  fc.record({ capUnit: fc.constant('share' as const), capRooms: fc.constant(null), capShare: fc.integer({ min: 5000, max: 10_000 }) }),
)

/** The terms of every level, and perhaps those of the agent alone. */
const terms = fc.record({
  step,
  cap,
  stepOnFirstPlan: fc.boolean(),
  isOpenInPart: fc.constantFrom(false, false, true),
  released: fc.option(fc.record({ daysBefore: fc.nat(30), rooms: fc.constantFrom(0, 1) }), { freq: 2 }),
  isOwn: fc.boolean(),
})

const giftCode = fc
  .record({
    sized: size,
    maxDiscount: fc.option(fc.constant(400_000)),
    minOrder: fc.constantFrom(0, 3_000_000),
    mostUses: fc.option(fc.constant(2)),
  })
  .map(({ sized, ...code }) => ({ ...code, ...sized }))

/** Everything that a property can sell with: promotions of all types, terms of agents, a service that a package includes, a gift code. */
export const anyOffers = fc.record({
  promotions: fc.tuple(...promotionTypes.map((type) => promotionOf(type))),
  terms,
  service: fc.option(fc.record({ unit: fc.constantFrom(...serviceUnits), price: fc.integer({ min: 1, max: 500_000 }) })),
  giftCode,
})

/** Drawn offers of a property. */
export type DrawnOffers = typeof anyOffers extends fc.Arbitrary<infer Value> ? Value : never

type Place = { readonly propertyId: string; readonly roomTypeId: string }
type Made = { readonly drawn: DrawnOffers; readonly mode: string; readonly agent: TestTravelAgent }

/** Makes drawn offers at a property, as its owner would. */
export const makeOffers = async (server: TestServer, { propertyId, roomTypeId }: Place, { drawn, mode, agent }: Made): Promise<void> => {
  const owner = await signInTo(server, propertyId)
  const { rows } = await server.database.pool.query<{ id: string; linked: boolean }>(
    `update property p set promotion_mode = $2 where property_id = $1
     returning (select rate_plan_id from rate_plan r where r.property_id = p.property_id order by rate_plan_id limit 1) as id,
       exists (select from travel_agent_link l where l.property_id = p.property_id and l.travel_agent_id = $3 and l.active) as linked`,
    [propertyId, mode, agent.travelAgentId],
  )
  const [{ id: planId, linked } = { id: '', linked: false }] = rows
  const of = { planId, roomTypeId, agent: linked ? agent : null }
  await inTurn(drawn.promotions.length, (at) => makePromotion(server, owner, { drawn: drawn.promotions[at], ...of }))
  await succeed(server.ask('agent-terms/save', { version: 0, rows: termsOf(drawn.terms, of) }, owner))
  if (drawn.service !== null) await makeHotelService(server, owner, { code: 'KEM', ...drawn.service, applyPlans: [planId] })
  await succeed(server.ask('giftcode/create', giftCodeForm({ code: 'QUA', ...drawn.giftCode }), owner))
}

type Of = { readonly planId: string; readonly roomTypeId: string; readonly agent: TestTravelAgent | null }
type DrawnPromotion = DrawnOffers['promotions'][number]

const makePromotion = async (
  server: TestServer,
  owner: SignedIn,
  { drawn, planId, roomTypeId, agent }: Of & { readonly drawn: DrawnPromotion | undefined },
): Promise<void> => {
  if (drawn === undefined) return
  const { onFirstPlan, onFirstRoomType, applyTo, ...form } = drawn
  const scope = applyTo === 'named' && agent === null ? 'all' : applyTo
  const input = promotionForm({
    ...form,
    applyPlans: onFirstPlan ? [planId] : [],
    applyRoomTypes: onFirstRoomType ? [roomTypeId] : [],
    applyTo: scope,
    applyLevels: scope === 'levels' ? [1, 2, 4] : [],
    applyAgents: scope === 'named' && agent !== null ? [agent.travelAgentId] : [],
  })
  await succeed(server.ask('promotion/create', input, owner))
}

const termsOf = ({ step: stepDrawn, cap: capDrawn, released, ...drawn }: DrawnOffers['terms'], { planId, agent }: Of): TermsInput[] => {
  const row = (whose: Pick<TermsInput, 'level' | 'travelAgentId'>): TermsInput => ({
    ...whose,
    ...stepDrawn,
    pricePlans: drawn.stepOnFirstPlan && stepDrawn.priceValue !== null ? [planId] : [],
    plansOpen: drawn.isOpenInPart ? 'chosen' : 'all',
    openPlans: drawn.isOpenInPart ? [planId] : [],
    ...capDrawn,
    capRefilled: true,
    releaseSteps: released === null ? [] : [released],
  })
  const levels = [1, 2, 3, 4, 5].map((level) => row({ level, travelAgentId: null }))
  return drawn.isOwn && agent !== null ? [row({ level: null, travelAgentId: agent.travelAgentId })] : levels
}

/** What cannot be made is told here, and not by a market that lacks it. */
const succeed = async (made: Promise<{ readonly responseCode: number; readonly message?: string | undefined }>): Promise<void> => {
  const { responseCode, message } = await made
  if (responseCode !== 0) throw new Error(`an offer could not be made: ${message}`)
}
