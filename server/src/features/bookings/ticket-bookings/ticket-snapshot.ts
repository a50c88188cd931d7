import { toDay } from '@innkeeper/rules/days/day'
import { taxChoices } from '@innkeeper/rules/price/tax'
import { ticketProductKinds, visitorKinds } from '@innkeeper/rules/ticket/ticket-product'
import { z } from 'zod'

const money = z.int()
const saying = z.object({ vi: z.string(), en: z.string() })
const day = z.iso.date().transform(toDay)

const line = z.object({
  productId: z.uuid(),
  product: z.string(),
  name: saying,
  kind: z.enum(ticketProductKinds),
  slot: z.string(),
  visitors: z.array(z.object({ kind: z.enum(visitorKinds), count: z.int(), each: money, amount: money })).readonly(),
  amount: money,
  firstDay: day,
  lastDay: day,
  entries: z.int(),
  refundDays: z.int().nullable(),
  lateFee: z.int(),
  /** The number of its ticket. */
  number: z.string(),
})

/** What a ticket booking keeps of prices, terms and names as they were agreed. */
export const ticketSnapshot = z.object({
  version: z.literal(1),
  property: z.object({ code: z.string(), name: saying, timeZone: z.string(), taxChoice: z.literal(taxChoices) }),
  /** Null where a guest bought them on the park's own site. */
  travelAgent: z.object({ code: z.string(), name: saying, level: z.int() }).nullable(),
  lines: z.array(line).readonly(),
  price: z.object({ sum: money, net: money, serviceCharge: money, vat: money, total: money }),
})

/** The snapshot of a ticket booking. */
export type TicketSnapshot = z.output<typeof ticketSnapshot>

/** A line of a ticket booking, with the number of its ticket. */
export type TicketLine = TicketSnapshot['lines'][number]
