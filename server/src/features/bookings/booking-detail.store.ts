import { z } from 'zod'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import { catalogue, type CallOutput } from '@innkeeper/protocol/catalogue'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

type Detail = CallOutput<'booking/detail'>
type Agent = NonNullable<Detail['agent']>

const { timeline, ledger } = catalogue['booking/detail'].output.shape
const eventRows = rowsLike(timeline.element.strict())
const ledgerRows = rowsLike(ledger.element.strict())

/** The events of a booking, of rooms or of tickets, the latest first. */
export const timelineOf = async (tx: PropertyTx, bookingId: string, of: '' | 'ticket_' = ''): Promise<Detail['timeline']> =>
  eventRows(
    tx,
    `select kind, at, person, origin, detail from ${of}booking_event where property_id = $1 and ${of}booking_id = $2
      order by at desc, ${of}booking_event_id desc`,
    [tx.propertyId, bookingId],
  )

/** The transactions of a booking, the first first. */
export const ledgerOf = async (tx: PropertyTx, bookingId: string): Promise<Detail['ledger']> =>
  ledgerRows(
    tx,
    `select e.ledger_entry_id as id, e.kind, e.amount, e.payment_method as "paymentMethod", e.paid_on as "paidOn", e.note, e.person,
        e.source, c.ledger_entry_id as "correctedBy",
        case when r.state is not null then json_build_object('state', r.state) end as refund
       from ledger_entry e
       left join ledger_entry c on c.property_id = e.property_id and c.corrects = e.ledger_entry_id
       left join refund r on r.property_id = e.property_id and r.ledger_entry_id = e.ledger_entry_id
      where e.property_id = $1 and e.booking_id = $2 order by e.at, e.ledger_entry_id`,
    [tx.propertyId, bookingId],
  )

const creditRows = rowsLike(z.strictObject({ debtLimit: z.int().nullable(), creditLeft: z.int().nullable() }))

/** The agent when it booked, with its current credit at the property; without credit where it was never linked. */
export const bookedBy = async (tx: PropertyTx, travelAgentId: string, { name, level }: Pick<Agent, 'name' | 'level'>): Promise<Agent> => {
  const [link] = await creditRows(
    tx,
    `select debt_limit as "debtLimit", greatest(0, debt_limit - debt_used) as "creditLeft"
       from travel_agent_link where property_id = $1 and travel_agent_id = $2`,
    [tx.propertyId, travelAgentId],
  )
  return { travelAgentId, name, level, debtLimit: link?.debtLimit ?? null, creditLeft: link?.creditLeft ?? null }
}
