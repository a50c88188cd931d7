import type { CallInput } from '@innkeeper/protocol/catalogue'
import type { SignedIn } from './factories.ts'
import { inDays } from './book-stay.ts'
import type { Selling } from './factories-sales.ts'
import type { Reply } from '../ask.ts'
import type { TestServer } from '../server/test-server.ts'

type Given = Partial<CallInput<'request-booking/offer'>> & { readonly count?: number }

/** The moment this many hours from now. */
export const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString()

/** The input of `request-booking/offer` in tests: the three rooms that `sendRequest` asks for, at 5,000,000 instead of 6,000,000. */
export const offerOf = (selling: Selling, code: string, { count = 3, ...given }: Given = {}): CallInput<'request-booking/offer'> => ({
  code,
  seen: 0,
  checkIn: inDays(30),
  checkOut: inDays(32),
  rooms: [{ roomPlanId: selling.roomPlanId, count, adults: 2 }],
  total: 5_000_000,
  until: inHours(24),
  ...given,
})

type Asking = Pick<TestServer, 'ask'>

/** Offers rooms for a request. */
export const makeOffer = (
  server: Asking,
  selling: Selling,
  { code, staff, ...given }: Given & { readonly code: string; readonly staff: SignedIn },
): Promise<Reply<'request-booking/offer'>> => server.ask('request-booking/offer', offerOf(selling, code, given), staff)

/** The input of `distribution/accept` in tests: on credit. */
export const acceptOf = (code: string, given: Partial<CallInput<'distribution/accept'>> = {}): CallInput<'distribution/accept'> => ({
  code,
  offerNo: 1,
  guest: { name: 'Phạm Hoàng Bảo Ngọc' },
  paymentMethod: 'debt',
  ...given,
})
