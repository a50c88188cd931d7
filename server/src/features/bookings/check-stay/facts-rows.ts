import { derivation } from '@innkeeper/protocol/rates/grid'
import { nameShape } from '@innkeeper/protocol/shapes/stay-shapes'
import { stayMinimums } from '@innkeeper/protocol/words/property/hotel-config-words'
import { currencies } from '@innkeeper/rules/money/currency'
import { taxChoices } from '@innkeeper/rules/price/tax'
import { saleChannels } from '@innkeeper/rules/price/buyer'
import { agentScopes, countedThings, promotionEffects, promotionTypes } from '@innkeeper/rules/promotion/promotion'
import { promotionModes } from '@innkeeper/rules/promotion/promotion-mode'
import { serviceUnits } from '@innkeeper/rules/hotel-service/chosen'
import { capTerms, openTerms, priceTerms } from '@innkeeper/rules/travel-agent/agent-terms'
import { propertyKinds } from '@innkeeper/rules/property/property-kind'
import { propertyStates } from '@innkeeper/rules/property/property-states'
import { z } from 'zod'
import { dayInRow } from '#kit/transaction/rows-like.ts'
import { agreedCancellation, agreedPayment } from '../snapshot/booking-snapshot.ts'

// The shapes of what `facts-sql.ts` reads.

const money = z.int()
const count = z.int()

/** The standing of an agent with a property. */
export const agentStandingRow = z.strictObject({
  level: count,
  active: z.boolean(),
  debtLimit: money.nullable(),
  debtUsed: money,
})

/** The facts that depend on the moment, the contract or the agent. */
export const momentaryRow = {
  today: dayInRow,
  contractSigned: z.boolean(),
  agent: agentStandingRow.nullable(),
  agentRooms: z.array(z.strictObject({ travelAgentId: z.uuid(), roomTypeId: z.uuid(), night: dayInRow, held: count, taken: count })),
  taxRates: z.array(
    z.strictObject({
      kind: z.enum(['vat', 'serviceCharge']),
      from: dayInRow,
      to: dayInRow.nullable(),
      basisPoints: count,
      taxedAs: z.string().optional(),
    }),
  ),
}

const property = z.strictObject({
  propertyId: z.uuid(),
  code: z.string(),
  name: nameShape,
  kind: z.enum(propertyKinds),
  star: count.nullable(),
  address: z.string(),
  provinceCode: z.string().nullable(),
  communeCode: z.string().nullable(),
  phone: z.string(),
  email: z.string(),
  state: z.enum(propertyStates),
  timeZone: z.string(),
  currency: z.enum(currencies),
  weekendNights: z.array(count),
  taxChoice: z.literal(taxChoices),
  childAgeLimit: count,
  stayMinimum: z.enum(stayMinimums),
  checkInFrom: z.string(),
  checkOutUntil: z.string(),
  paymentHours: count,
})

const roomType = z.strictObject({
  roomTypeId: z.uuid(),
  name: nameShape,
  active: z.boolean(),
  maxAdults: count,
  maxChildren: count,
  maxGuests: count,
  extraBeds: count,
  defaultPrice: money,
  weekendPrice: money,
})

const plan = z.strictObject({
  planId: z.uuid(),
  name: nameShape,
  meals: z.array(z.string()),
  active: z.boolean(),
  includedAdults: count,
  includedChildren: count,
  extraAdultPrice: money,
  extraChildPrice: money,
  extraBedPrice: money,
  minStay: count,
  maxStay: count.nullable(),
  derive: derivation.strict().nullable(),
  cancellation: agreedCancellation,
  payment: agreedPayment.nullable(),
  datesNotApplied: z.array(z.strictObject({ from: dayInRow, to: dayInRow })),
})

const roomPlan = z.strictObject({ roomPlanId: z.uuid(), roomTypeId: z.uuid(), planId: z.uuid(), active: z.boolean() })

const roomNight = z.strictObject({
  night: dayInRow,
  allotment: count,
  closed: z.boolean(),
  releaseDays: count.nullable(),
  sold: count,
  version: count,
})

const rateNight = z.strictObject({
  night: dayInRow,
  price: money.nullable(),
  stopSell: z.boolean(),
  cta: z.boolean(),
  ctd: z.boolean(),
  minStay: count.nullable(),
  maxStay: count.nullable(),
  version: count,
})

const promotion = z.strictObject({
  promotionId: z.uuid(),
  name: nameShape,
  type: z.enum(promotionTypes),
  rank: count,
  effect: z.enum(promotionEffects),
  unit: z.enum(['percent', 'amount']),
  value: money,
  code: z.string().nullable(),
  daysBefore: count.nullable(),
  buy: count.nullable(),
  free: count.nullable(),
  counted: z.enum(countedThings).nullable(),
  bookFrom: dayInRow.nullable(),
  bookTo: dayInRow.nullable(),
  stayFrom: dayInRow.nullable(),
  stayTo: dayInRow.nullable(),
  datesExcluded: z.array(z.strictObject({ from: dayInRow, to: dayInRow })),
  weekdays: z.array(count),
  planIds: z.array(z.uuid()),
  roomTypeIds: z.array(z.uuid()),
  minOrder: money,
  minNights: count,
  channels: z.array(z.enum(saleChannels)),
  agents: z.enum(agentScopes),
  levels: z.array(count),
  agentIds: z.array(z.uuid()),
  usesLeft: count.nullable(),
})

const promoted = z.strictObject({ mode: z.enum(promotionModes), promotions: z.array(promotion) })

const terms = z.array(
  z.strictObject({
    termsId: z.uuid(),
    level: count.nullable(),
    travelAgentId: z.uuid().nullable(),
    agent: nameShape.nullable(),
    priceUnit: z.enum(priceTerms),
    priceValue: money.nullable(),
    pricePlans: z.array(z.uuid()),
    plansOpen: z.enum(openTerms),
    openPlans: z.array(z.uuid()),
    capUnit: z.enum(capTerms),
    capRooms: count.nullable(),
    capShare: count.nullable(),
    capRefilled: z.boolean(),
    releaseSteps: z.array(z.strictObject({ daysBefore: count, rooms: count })),
  }),
)

/** The terms of levels and agents as they are read. */
export type TermsRows = z.output<typeof terms>

const service = z.strictObject({
  serviceId: z.uuid(),
  code: z.string(),
  name: nameShape,
  unit: z.enum(serviceUnits),
  price: money,
  taxedAs: z.string(),
  maxOrder: count.nullable(),
  includedIn: z.array(z.uuid()),
  channels: z.array(z.enum(saleChannels)),
  specialDays: z.array(z.strictObject({ from: dayInRow, to: dayInRow, price: money })),
})

/** All facts of a stay at a property. */
export const factsRow = property.extend({
  ...momentaryRow,
  services: z.array(service),
  promoted,
  terms,
  roomTypes: z.array(roomType.extend({ nights: z.array(roomNight) })),
  plans: z.array(plan),
  roomPlans: z.array(roomPlan.extend({ nights: z.array(rateNight) })),
})

/** The facts of a property in a market that hold until its next revision. */
export const lastingRow = property.extend({
  revision: z.string(),
  promoted,
  terms,
  position: z.strictObject({ latitude: z.number(), longitude: z.number() }).nullable(),
  roomTypes: z.array(roomType),
  plans: z.array(plan),
  roomPlans: z.array(roomPlan),
})
