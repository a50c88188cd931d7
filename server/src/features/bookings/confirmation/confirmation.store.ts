import { z } from 'zod'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import type { StoredBooking } from '../bookings.store.ts'

const changesRows = rowsLike(z.strictObject({ changes: z.int() }))

/** How often a booking has been changed. */
export const timesChanged = async (tx: Tx, { propertyId, bookingId }: StoredBooking): Promise<number> => {
  const [row] = await changesRows(
    tx,
    'select count(*)::integer as changes from booking_agreement where property_id = $1 and booking_id = $2',
    [propertyId, bookingId],
  )
  return row?.changes ?? 0
}

const emailRows = rowsLike(z.strictObject({ email: z.string() }))

/** The address of a travel agent; empty where it has none. */
export const agentEmail = async (tx: Tx, travelAgentId: string): Promise<string> => {
  const [agent] = await emailRows(tx, 'select email from travel_agent where travel_agent_id = $1', [travelAgentId])
  return agent?.email ?? ''
}
