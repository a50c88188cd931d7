import type { CallInput } from '@innkeeper/protocol/catalogue'
import { addDays, type Day } from '@innkeeper/rules/days/day'
import { inDays } from './book-stay.ts'
import type { Selling } from './factories-sales.ts'
import type { Reply } from '../ask.ts'
import type { TestServer } from '../server/test-server.ts'

type Given = { readonly checkIn?: Day; readonly nights?: number } & Partial<Omit<CallInput<'distribution/request'>, 'checkIn' | 'checkOut'>>

/** The input of `distribution/request` in tests: three rooms for two nights a month ahead. */
export const requestAt = (
  selling: Selling,
  { checkIn = inDays(30), nights = 2, ...given }: Given = {},
): CallInput<'distribution/request'> => ({
  property: selling.property,
  checkIn,
  checkOut: addDays(checkIn, nights),
  rooms: [{ roomPlanId: selling.roomPlanId, count: 3, adults: 2 }],
  message: 'Đoàn 6 khách, cần phòng cạnh nhau',
  ...given,
})

/** Sends a request. */
export const sendRequest = (server: TestServer, selling: Selling, given: Given = {}): Promise<Reply<'distribution/request'>> =>
  server.ask('distribution/request', requestAt(selling, given), { ...selling, key: crypto.randomUUID() })
