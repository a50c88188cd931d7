import { z } from 'zod'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import type { CallOutput } from '@innkeeper/protocol/catalogue'
import type { Day } from '@innkeeper/rules/days/day'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

type Waiting = CallOutput<'dashboard/waiting'>['bookings']

const countRow = rowsLike(z.strictObject({ leavingOwing: z.int(), arrivingOwing: z.int(), paymentFailed: z.int() }))

/** The number of bookings of each kind that waits; each is what the list of bookings shows under the same filter. */
export const waitingBookings = async (tx: PropertyTx, { today, soon }: { readonly today: Day; readonly soon: Day }): Promise<Waiting> => {
  const [counts] = await countRow(tx, waitingQuery, [tx.propertyId, today, soon], 'dashboard waiting')
  return counts ?? { leavingOwing: 0, arrivingOwing: 0, paymentFailed: 0 }
}

const owes = `b.paid < b.total and b.payment_method <> 'debt' and b.state not in ('cancel', 'void')`

const waitingQuery = `
  select count(*) filter (where b.check_out = $2 and ${owes})::int as "leavingOwing",
      count(*) filter (where b.check_in between $2 and $3 and ${owes})::int as "arrivingOwing",
      count(*) filter (where b.check_in >= $2 and b.state = 'payment failed')::int as "paymentFailed"
    from booking b
   where b.property_id = $1 and (b.check_out = $2 or b.check_in >= $2)`
