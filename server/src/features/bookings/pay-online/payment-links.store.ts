import { sql, type NotNull } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'

/** A payment link as it is stored; moments are texts. */
export type StoredLink = {
  readonly linkId: string
  readonly code: string
  readonly amount: number
  readonly expiresAt: string
  readonly withdrawn: boolean
  readonly madeAt: string
  readonly madeBy: string
  readonly paid: boolean
}

/** A link to be made. */
export type NewLink = Pick<StoredLink, 'amount' | 'expiresAt' | 'madeAt' | 'madeBy'> & {
  readonly bookingId: string
  /** Whether it is a booking of tickets. */
  readonly ofTickets: boolean
}

/** Makes a payment link and returns its id. */
export const insertLink = async (tx: PropertyTx, { bookingId, ofTickets, amount, expiresAt, madeAt, madeBy }: NewLink): Promise<string> => {
  const linkId = uuidv7()
  await tx.db
    .insertInto('payment_link')
    .values({
      property_id: tx.propertyId,
      payment_link_id: linkId,
      booking_id: bookingId,
      of_tickets: ofTickets,
      amount,
      expires_at: expiresAt,
      made_at: madeAt,
      made_by: madeBy,
    })
    .execute()
  return linkId
}

/** Withdraws a link that was not withdrawn yet. */
export const withdrawLink = async (tx: PropertyTx, linkId: string, now: Date): Promise<void> => {
  await tx.db
    .updateTable('payment_link')
    .set({ withdrawn_at: now.toISOString() })
    .where('property_id', '=', tx.propertyId)
    .where('payment_link_id', '=', linkId)
    .execute()
}

/** The property of a link: whoever opens it names none. */
export const propertyOfLink = async (tx: Tx, linkId: string): Promise<string | undefined> => {
  const found = await tx.db
    .selectFrom('payment_link')
    .select('property_id as propertyId')
    .where('payment_link_id', '=', linkId)
    .executeTakeFirst()
  return found?.propertyId
}

/** A link of the property. */
export const findLink = (tx: PropertyTx, linkId: string): Promise<StoredLink | undefined> =>
  links(tx).where('l.payment_link_id', '=', linkId).executeTakeFirst()

/** The links of a booking, the last first. */
export const linksOfBooking = (tx: PropertyTx, bookingId: string): Promise<StoredLink[]> =>
  links(tx).where('l.booking_id', '=', bookingId).orderBy('l.made_at', 'desc').orderBy('l.payment_link_id').execute()

const links = (tx: PropertyTx) =>
  tx.db
    .selectFrom('payment_link as l')
    .innerJoin('payable as b', (join) => join.onRef('b.property_id', '=', 'l.property_id').onRef('b.booking_id', '=', 'l.booking_id'))
    .select([
      'l.payment_link_id as linkId',
      'b.code',
      'l.amount',
      'l.expires_at as expiresAt',
      sql<boolean>`l.withdrawn_at is not null`.as('withdrawn'),
      'l.made_at as madeAt',
      'l.made_by as madeBy',
      sql<boolean>`exists (select from payment_order p where p.property_id = l.property_id
        and p.payment_link_id = l.payment_link_id and p.state = 'paid')`.as('paid'),
    ])
    .$narrowType<{ code: NotNull }>()
    .where('l.property_id', '=', tx.propertyId)
