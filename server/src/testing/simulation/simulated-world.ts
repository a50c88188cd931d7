import { addDays, type Day } from '@innkeeper/rules/days/day'
import { rails } from '@innkeeper/rules/payment/gateway-state'
import { makeSellingPark } from '../factories/book-tickets.ts'
import {
  linkTravelAgent,
  makeRatePlan,
  makeRoomPlan,
  makeRoomType,
  makeSelling,
  makeTravelAgent,
  openRoomNights,
  type TestTravelAgent,
} from '../factories/factories-sales.ts'
import { signInTo, startSession, type SignedIn } from '../factories/factories.ts'
import { onepayForm, vietQrForm, vnpayForm } from '../forms/gateway-forms.ts'
import { giftCodeForm } from '../forms/gift-code-forms.ts'
import { makeHotelService } from '../forms/hotel-service-forms.ts'
import { promotionForm } from '../forms/promotion-forms.ts'
import { inTurn } from '../in-turn.ts'
import type { TestServer } from '../server/test-server.ts'

/** An agent of the simulation; one without credit pays otherwise. */
export type SimulatedAgent = TestTravelAgent & { readonly onCredit: boolean; readonly capped: boolean }

/** A hotel and a park with all that acts in the simulation are about. */
export type SimulatedWorld = {
  readonly hotel: { readonly propertyId: string; readonly property: string }
  readonly park: { readonly propertyId: string; readonly property: string; readonly productId: string }
  readonly roomTypeIds: readonly string[]
  readonly roomPlanIds: readonly string[]
  readonly agents: readonly SimulatedAgent[]
  readonly promotionIds: readonly string[]
  /** People of the hotel and of the park, whose sessions last the whole simulation. */
  readonly staff: readonly SignedIn[]
  readonly parkStaff: readonly SignedIn[]
}

/** The most rooms a night of the agent that has a cap. */
export const capRooms = 2

const lastingHours = 24 * 90

/** Makes the hotel and the park; `size` is about how many rooms of the first type are sold each night. */
export const makeSimulatedWorld = async (server: TestServer, { first, size }: { first: Day; size: number }): Promise<SimulatedWorld> => {
  const season = { from: first, to: addDays(first, 130) }
  const selling = await makeSelling(server, { ...season, allotment: 1, debtLimit: 400_000_000 })
  const { propertyId, property, roomTypeId } = selling
  await server.database.pool.query('update room_type set total_rooms = 9000 where property_id = $1', [propertyId])
  await server.database.pool.query('update room_night set total_rooms = 9000 where property_id = $1', [propertyId])
  await openRoomNights(server, propertyId, { roomTypeId, ...season, allotment: size })
  const owner = await lasting(server, await signInTo(server, propertyId))
  const { roomTypeIds, roomPlanIds } = await makeRooms(server, selling, { ...season, size })
  const agents = await makeAgents(server, selling)
  await capAgents(server, owner, agents)
  const promotionIds = await makeOffers(server, owner)
  await Promise.all([vnpayForm(), onepayForm(), vietQrForm()].map((form) => server.ask('payment-method/register', form, owner)))
  await Promise.all(rails.map((rail) => server.ask('gateway/setting-payment', { rail }, owner)))
  const park = await makeSellingPark(server, { capacity: size * 4, refundDays: 3, lateFee: 50 })
  await inTurn(agents.length, (at) => linkTravelAgent(server, park.propertyId, { ...(agents[at] ?? park), debtLimit: 60_000_000 }))
  const staff = await inTurn(8, async () => lasting(server, await signInTo(server, propertyId)))
  const parkStaff = await inTurn(3, async () => lasting(server, await signInTo(server, park.propertyId)))
  return { hotel: { propertyId, property }, park, roomTypeIds, roomPlanIds, agents, promotionIds, staff: [owner, ...staff], parkStaff }
}

const lasting = (server: TestServer, who: SignedIn): Promise<SignedIn> => startSession(server, who, lastingHours)

type Selling = Awaited<ReturnType<typeof makeSelling>>
type Season = { readonly from: Day; readonly to: Day; readonly size: number }

/** A second room type, smaller, and two more packages, one of them without free cancellation. */
const makeRooms = async (server: TestServer, { propertyId, roomTypeId, roomPlanId, ratePlanId }: Selling, { size, ...season }: Season) => {
  const suite = await makeRoomType(server, propertyId, { nameVi: 'Suite', nameEn: 'Suite', defaultPrice: 2_500_000, totalRooms: 9000 })
  const allotment = Math.max(2, Math.round(size / 2))
  await openRoomNights(server, propertyId, { roomTypeId: suite.roomTypeId, ...season, allotment })
  const half = await makeRatePlan(server, propertyId, { nameVi: 'Nửa bữa', nameEn: 'Half board', minStay: 2 })
  const plans = [
    { roomTypeId, ratePlanId: half },
    { roomTypeId: suite.roomTypeId, ratePlanId },
    { roomTypeId: suite.roomTypeId, ratePlanId: half },
  ]
  const more = await inTurn(plans.length, (at) => makeRoomPlan(server, propertyId, plans[at] ?? { roomTypeId, ratePlanId }))
  return { roomTypeIds: [roomTypeId, suite.roomTypeId], roomPlanIds: [roomPlanId, ...more] }
}

/** Credit that is ample, credit that is short, a cap, and no credit. */
const makeAgents = async (server: TestServer, { propertyId, ...ample }: Selling): Promise<readonly SimulatedAgent[]> => {
  const [short, capped, cash, other] = await inTurn(4, () => makeTravelAgent(server))
  if (short === undefined || capped === undefined || cash === undefined || other === undefined) throw new Error('an agent was not made')
  await linkTravelAgent(server, propertyId, { ...short, debtLimit: 30_000_000 })
  await linkTravelAgent(server, propertyId, { ...capped, debtLimit: 300_000_000 })
  await linkTravelAgent(server, propertyId, { ...cash, level: 2 })
  await linkTravelAgent(server, propertyId, { ...other, level: 1 })
  const [onCredit, notCapped] = [true, false]
  return [
    { ...ample, onCredit, capped: notCapped },
    { ...short, onCredit, capped: notCapped },
    { ...capped, onCredit, capped: true },
    { ...cash, onCredit: false, capped: notCapped },
    { ...other, onCredit: false, capped: notCapped },
  ]
}

const capAgents = async (server: TestServer, owner: SignedIn, agents: readonly SimulatedAgent[]): Promise<void> => {
  const plain = { priceUnit: 'none', priceValue: null, plansOpen: 'all' } as const
  const cap = { capUnit: 'rooms', capRooms, capShare: null, capRefilled: true } as const
  const rows = agents
    .filter(({ capped }) => capped)
    .map(({ travelAgentId }) => ({ ...plain, ...cap, pricePlans: [], openPlans: [], releaseSteps: [], level: null, travelAgentId }))
  await server.ask('agent-terms/save', { version: 0, rows }, owner)
}

/** Promotions, a coupon, a gift code with few uses, and services. */
const makeOffers = async (server: TestServer, owner: SignedIn): Promise<readonly string[]> => {
  const promotions = [
    { nameEn: 'For a few', value: 1000, mostUses: 25 },
    { nameEn: 'Longer stays', value: 500, minNights: 3 },
    { nameEn: 'Early', value: 500, promoType: 'earlyBird', daysBefore: 20, mostUses: 15 },
    { nameEn: 'Coupon', value: 1500, promoType: 'coupon', code: 'TET2027', mostUses: 12 },
  ] as const
  const made = await inTurn(promotions.length, (at) => server.ask('promotion/create', promotionForm(promotions[at]), owner))
  await server.ask('giftcode/create', giftCodeForm({ mostUses: 8, minOrder: 1_500_000 }), owner)
  await makeHotelService(server, owner, { code: 'BUS', unit: 'booking', price: 450_000 })
  await makeHotelService(server, owner, { code: 'YOGA', unit: 'personNight', price: 100_000 })
  return made.map(({ data }) => data.id)
}
