import { revisionKinds } from '@innkeeper/protocol/words/connection/revision-words'
import { z } from 'zod'
import { momentInRow } from '#kit/transaction/rows-like.ts'
import { bookingRow } from '../bookings.store.ts'

/** What a revision has of its booking, of rooms or of tickets. */
const ofBooking = bookingRow.omit({
  propertyId: true,
  bookingId: true,
  travelAgentId: true,
  commissionBasisPoints: true,
  commission: true,
  changedAt: true,
})

/** A revision as it is stored, with what stays of its booking. */
export const storedRevision = ofBooking.extend({ number: z.int(), kind: z.enum(revisionKinds), at: momentInRow, ofTickets: z.boolean() })

/** A revision as it is stored. */
export type StoredRevision = z.output<typeof storedRevision>
