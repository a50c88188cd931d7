import { transactionKinds } from '@innkeeper/rules/booking/payment-state'
import { paymentMethods } from '@innkeeper/rules/payment/payment-methods'
import { entrySources } from '@innkeeper/rules/payment/why-not-entry'
import { z } from 'zod'

/** What the list of transactions is narrowed by, as the address says it. */
export const paymentFilter = z.object({
  text: z.string().catch(''),
  kind: z.enum(transactionKinds).optional().catch(undefined),
  method: z.enum(paymentMethods).optional().catch(undefined),
  source: z.enum(entrySources).optional().catch(undefined),
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
})

/** The filter as the address says it. */
export type PaymentFilter = z.output<typeof paymentFilter>

/** The filter as the calls take it. */
export const narrowed = ({ text, kind, method, source, from, to }: PaymentFilter) => ({
  text,
  kinds: kind === undefined ? [] : [kind],
  ...(method === undefined ? {} : { paymentMethod: method }),
  ...(source === undefined ? {} : { source }),
  ...(from === undefined ? {} : { fromDate: from }),
  ...(to === undefined ? {} : { toDate: to }),
})
