import { toDay } from '@innkeeper/rules/days/day'
import { serviceUnits } from '@innkeeper/rules/hotel-service/chosen'
import { priceLineKinds, priceSteps } from '@innkeeper/rules/price/price-line'
import { taxChoices } from '@innkeeper/rules/price/tax'
import { z } from 'zod'

const money = z.int()
const saying = z.object({ vi: z.string(), en: z.string() })
const day = z.iso.date().transform(toDay)

const charge = z.discriminatedUnion('unit', [
  z.object({ unit: z.literal('percent'), basisPoints: z.int() }),
  z.object({ unit: z.literal('amount'), amount: money }),
  z.object({ unit: z.literal('nights'), nights: z.int() }),
])

const cancellationTerms = z.object({
  refundable: z.boolean(),
  steps: z.array(z.object({ daysBefore: z.int(), charge })).readonly(),
})

const depositDue = z.union([
  z.object({ from: z.literal('booking'), unit: z.enum(['hours', 'days']), count: z.int() }),
  z.object({ from: z.literal('arrival'), daysBefore: z.int() }),
])

const paymentTerms = z.object({
  deposit: z.object({ charge, due: depositDue }).nullable(),
  balance: z.discriminatedUnion('at', [z.object({ at: z.literal('daysBefore'), days: z.int() }), z.object({ at: z.literal('hotel') })]),
  cutOffDays: z.int().nullable(),
})

/** The shape of an agreed cancellation policy. */
export const agreedCancellation = z.object({ name: saying.nullable(), terms: cancellationTerms })
/** The shape of an agreed payment policy. */
export const agreedPayment = z.object({ name: saying, terms: paymentTerms })

const line = z.object({
  roomPlanId: z.uuid(),
  roomTypeId: z.uuid(),
  roomType: saying,
  ratePlan: saying,
  meals: z.array(z.string()).readonly(),
  rooms: z.array(z.object({ adults: z.int(), childrenAges: z.array(z.int()).readonly(), extraBeds: z.int() })).readonly(),
  cancellation: agreedCancellation,
  payment: agreedPayment.nullable(),
})

const service = z.object({
  serviceId: z.uuid(),
  code: z.string(),
  name: saying,
  unit: z.enum(serviceUnits),
  quantity: z.int(),
  days: z.array(day).readonly().nullable(),
  included: z.boolean(),
})

const priceLine = z.object({
  step: z.enum(priceSteps),
  kind: z.enum(priceLineKinds),
  amount: money,
  included: z.boolean(),
  quantity: z.int(),
  unitPrice: money.nullable(),
  basisPoints: z.int().nullable(),
  base: money.nullable(),
  night: day.nullable(),
  lastNight: day.nullable(),
  roomLine: z.int().nullable(),
  label: z.string().nullable(),
  offer: z.object({ id: z.string(), name: saying }).nullable(),
  taxedAs: z.string().nullable(),
})

const price = z.object({
  lines: z.array(priceLine).readonly(),
  subtotals: z.object({ rooms: money, promotions: money, services: money, giftCode: money, tax: money, beforeTax: money }),
  taxes: z.object({ serviceCharge: money, vat: money }),
  total: money,
})

const property = z.object({
  code: z.string(),
  name: saying,
  address: z.string(),
  phone: z.string(),
  currency: z.string(),
  timeZone: z.string(),
  taxChoice: z.literal(taxChoices),
  childAgeLimit: z.int(),
  checkInFrom: z.string(),
  checkOutUntil: z.string(),
})

const taxRate = z.object({
  kind: z.enum(['vat', 'serviceCharge']),
  from: day,
  to: day.nullable(),
  basisPoints: z.int(),
  taxedAs: z.string().optional(),
})

/**
 * The agreement of a booking as it is written today: prices, policies, names and tax rates, kept as they were whatever changes later. A
 * change of its shape takes the next `version` and an upgrade in `read-snapshot.ts`. SQL reads `lines` (`rooms`, `roomType`),
 * `travelAgent` (`name`) and `price.subtotals` (`rooms`, `promotions`) of every version, so these stay as they are.
 */
export const bookingSnapshot = z.object({
  version: z.literal(4),
  property,
  travelAgent: z.object({ code: z.string(), name: saying, level: z.int() }).nullable(),
  lines: z.array(line).readonly(),
  /** The services, those that the packages include as well; their prices are lines of the price. */
  services: z.array(service).readonly(),
  price,
  taxRates: z.array(taxRate).readonly(),
  /** The payments and their deadlines, the first payment first; null is at the hotel. None where the booking is on the agent's credit. */
  payments: z.array(z.object({ dueAt: z.iso.datetime({ precision: 3 }).nullable(), amount: money })).readonly(),
})

/** The agreement of a booking. */
export type BookingSnapshot = z.output<typeof bookingSnapshot>

/** The booked rooms of one type on one rate plan; the price's `roomLine` is the index in the list of these. */
export type BookedLine = BookingSnapshot['lines'][number]

/** The agreed cancellation policy; a plan without one has no name and is free to cancel. */
export type AgreedCancellation = BookedLine['cancellation']

/** The agreed payment policy. */
export type AgreedPayment = NonNullable<BookedLine['payment']>
