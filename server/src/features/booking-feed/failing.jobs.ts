import { tellOfAddresses, type Addresses } from '#features/connections/tell-of-addresses.reads.ts'
import type { Sweep } from '#kit/jobs/schedule.ts'
import { addressNews, noteFailing, noteWorking } from './failing.store.ts'

const addresses: Addresses = {
  of: 'bookings',
  news: addressNews,
  note: (tx, { connectionId, fails }, moments) => (fails ? noteFailing(tx, connectionId, moments) : noteWorking(tx, connectionId)),
}

/** Tells people of addresses for bookings that fail, or work again. */
export const tellOfWebhooks: Sweep = {
  name: 'addresses for bookings that fail',
  everySeconds: 60,
  run: (at) => tellOfAddresses(at, addresses),
}
