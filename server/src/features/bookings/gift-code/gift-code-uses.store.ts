import type { CallRequest } from '@innkeeper/protocol/catalogue'
import type { TravelAgentKind } from '@innkeeper/rules/travel-agent/travel-agent-kinds'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'
import type { NewBooking } from '../book/book.store.ts'
import type { BookingSnapshot } from '../snapshot/booking-snapshot.ts'
import { asCode, giftCodesAt, kindsOfAgents, type GiftCodeAt } from './gift-codes-at.reads.ts'

/** The gift codes that bookings ask for, and the kinds of the agents that ask. */
export type GiftCodesAsked = { readonly codes: readonly GiftCodeAt[]; readonly kinds: ReadonlyMap<string, TravelAgentKind> }

type Asking = {
  readonly input: Pick<CallRequest<'distribution/book'>, 'giftCode'>
  readonly at: { readonly travelAgent: { readonly travelAgentId: string } | null }
}

/**
 * Locks the gift codes that bookings at the running property ask for, so that nobody else takes their last use meanwhile, and reads them.
 * Bookings without one wait for nobody.
 */
export const lockGiftCodes = async (tx: Tx, propertyId: string, asked: readonly Asking[]): Promise<GiftCodesAsked> => {
  const giving = asked.flatMap(({ input, at }) => (input.giftCode === undefined ? [] : [{ code: asCode(input.giftCode), at }]))
  if (giving.length === 0) return { codes: [], kinds: new Map() }
  const wanted = [...new Set(giving.map(({ code }) => code))]
  const [, codes, kinds] = await Promise.all([
    tx.rows('select lock_gift_codes($1::text[])', [wanted], 'lock gift codes'),
    giftCodesAt(tx, [propertyId], wanted),
    kindsOfAgents(tx, [...new Set(giving.flatMap(({ at }) => at.travelAgent?.travelAgentId ?? []))]),
  ])
  return { codes, kinds }
}

/** The gift code of a booking and what it took off (negative), before tax; undefined where it has none. */
export const giftCodeUsed = ({ price }: Pick<BookingSnapshot, 'price'>) => {
  const lines = price.lines.filter(({ step }) => step === 'giftCode')
  const id = lines[0]?.offer?.id
  return id === undefined ? undefined : { id, code: lines[0]?.label ?? '', amount: lines.reduce((sum, { amount }) => sum + amount, 0) }
}

/** The gift codes after a booking used one: one use less is left. */
export const takeGiftCode = (codes: readonly GiftCodeAt[], snapshot: Pick<BookingSnapshot, 'price'>): readonly GiftCodeAt[] => {
  const used = giftCodeUsed(snapshot)
  if (used === undefined) return codes
  return codes.map((one) => (one.terms.giftCodeId === used.id ? { ...one, terms: { ...one.terms, uses: one.terms.uses + 1 } } : one))
}

/** Writes which gift code each booking used; a trigger takes its use. */
export const writeGiftCodesUsed = async (
  tx: PropertyTx,
  bookings: readonly Pick<NewBooking, 'bookingId' | 'snapshot'>[],
  { codes }: Pick<GiftCodesAsked, 'codes'>,
): Promise<void> => {
  const madeAt = new Map(codes.map((one) => [one.terms.giftCodeId, one.madeAt]))
  const rows = bookings.flatMap(({ bookingId, snapshot }) => {
    const used = giftCodeUsed(snapshot)
    return used === undefined ? [] : [{ bookingId, ...used, madeAt: madeAt.get(used.id) }]
  })
  if (rows.length === 0) return
  await tx.rows(
    `insert into booking_gift_code (property_id, booking_id, made_at, gift_code_id, code, amount)
       select $1, booking_id, made_at, gift_code_id, code, amount
         from unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::bigint[]) as used (booking_id, made_at, gift_code_id, code, amount)
        order by made_at, gift_code_id, booking_id`,
    [
      tx.propertyId,
      rows.map(({ bookingId }) => bookingId),
      rows.map((row) => row.madeAt),
      rows.map(({ id }) => id),
      rows.map(({ code }) => code),
      rows.map(({ amount }) => amount),
    ],
    'write gift codes used',
  )
}
