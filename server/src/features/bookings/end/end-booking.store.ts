import type { CancellationFee } from '@innkeeper/rules/booking/cancellation-fee'
import type { Day } from '@innkeeper/rules/days/day'
import { v7 as uuidv7 } from 'uuid'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { StoredBooking } from '../bookings.store.ts'

/** How a booking is ended: its new state, why, by whom and from where; an ending without a fee costs nothing whatever the terms say. */
export type Ending = {
  readonly state: 'cancel' | 'void'
  readonly kind: 'cancelled' | 'voided' | 'expired' | 'noShow'
  readonly reason: string
  readonly person: string
  /** The author, if it is a user here. */
  readonly accountId?: string
  readonly origin: 'screen' | 'agent' | 'guest' | 'system'
  readonly withFee: boolean
}

/** Everything that ending a booking writes. */
export type EndingToWrite = {
  readonly booking: StoredBooking
  readonly ending: Ending
  readonly cost: CancellationFee
  readonly rooms: ReadonlyMap<string, number>
  readonly creditBack: number
  readonly today: Day
  readonly now: Date
}

/** Writes the end of a booking: state, event and transactions; returns its rooms and its credit. */
export const writeEnding = async (tx: PropertyTx, end: EndingToWrite): Promise<void> => {
  await tx.rows(endQuery, valuesOf(tx.propertyId, end))
}

const endQuery = `
  with ended as (
    update booking set state = $3, cancel_reason = $4, changed_at = $5, paid = paid - $6, pay_by = null
     where property_id = $1 and booking_id = $2
     returning property_id, booking_id, travel_agent_id, check_in, check_out, currency, payment_method),
  event as (
    insert into booking_event (property_id, booking_id, booking_event_id, kind, at, person, origin, detail)
      select property_id, booking_id, $7, $8, $5, $9, $10, $11 from ended),
  money as (
    insert into ledger_entry (property_id, ledger_entry_id, booking_id, kind, amount, currency, payment_method, paid_on, note, at, person)
      select property_id, m.id, booking_id, m.kind, m.amount, currency, payment_method, $12, $4, $5, $9
        from ended, json_to_recordset($13) as m (id uuid, kind text, amount bigint))
  select move_sold(property_id, check_in, check_out, $14, $15),
         $16 = 0 or travel_agent_id is null or use_credit(property_id, travel_agent_id, -($16::bigint)) as credited
    from ended`

const valuesOf = (propertyId: string, { booking, ending, cost, rooms, creditBack, today, now }: EndingToWrite): readonly unknown[] => [
  propertyId,
  booking.bookingId,
  ending.state,
  ending.reason,
  now.toISOString(),
  cost.refund,
  uuidv7(),
  ending.kind,
  ending.person,
  ending.origin,
  JSON.stringify({ reason: ending.reason, fee: cost.fee, refund: cost.refund }),
  today,
  JSON.stringify(ledgerRows(cost)),
  [...rooms.keys()],
  [...rooms.values()].map((count) => -count),
  creditBack,
]

const ledgerRows = (cost: CancellationFee) =>
  [
    { id: uuidv7(), kind: 'cancellation fee', amount: cost.fee },
    { id: uuidv7(), kind: 'cancellation refund', amount: cost.refund },
  ].filter(({ amount }) => amount > 0)
