import type { CallInput } from '@innkeeper/protocol/catalogue'
import { addDays, todayIn, type Day } from '@innkeeper/rules/days/day'
import type { Selling } from './factories-sales.ts'
import type { Reply } from '../ask.ts'
import type { TestServer } from '../server/test-server.ts'

/** Today at the properties that tests make. */
export const testToday = (): Day => todayIn('Asia/Ho_Chi_Minh', new Date())

/** The day this many days from today. */
export const inDays = (days: number): Day => addDays(testToday(), days)

/** The input of `distribution/book` and `distribution/quote` in tests: two nights a month ahead, one room for two. */
export const stayAt = (selling: Selling, given: { readonly checkIn?: Day; readonly nights?: number; readonly rooms?: number } = {}) => {
  const checkIn = given.checkIn ?? inDays(30)
  return {
    property: selling.property,
    checkIn,
    checkOut: addDays(checkIn, given.nights ?? 2),
    rooms: Array.from({ length: given.rooms ?? 1 }, () => ({ roomPlanId: selling.roomPlanId, adults: 2 })),
  }
}

/** The rest of a booking: the guest and the payment. */
export const bookingOf = (
  stay: CallInput<'distribution/quote'>,
  given: Partial<CallInput<'distribution/book'>> & { readonly total: number },
): CallInput<'distribution/book'> => ({
  ...stay,
  guest: { name: 'Phạm Hoàng Bảo Ngọc', phone: '+84 900 000 123', email: 'ngoc@example.com' },
  paymentMethod: 'debt',
  ...given,
})

/** Quotes a stay and books it at that price. */
export const bookStay = async (
  server: TestServer,
  selling: Selling,
  given: Parameters<typeof stayAt>[1] & { readonly with?: Partial<CallInput<'distribution/book'>> } = {},
): Promise<Reply<'distribution/book'>> => {
  const stay = stayAt(selling, given)
  const quote = await server.ask('distribution/quote', stay, selling)
  const booking = bookingOf(stay, { total: quote.data.price?.total ?? 0, ...given.with })
  return server.ask('distribution/book', booking, { ...selling, key: crypto.randomUUID() })
}
