import { tellOfAddresses, type Addresses } from '#features/connections/tell-of-addresses.reads.ts'
import type { Sweep } from '#kit/jobs/schedule.ts'
import { addressNews, noteAddress } from '#kit/records/failing-address.ts'

const addresses: Addresses = {
  of: 'bookings',
  news: (tx, before, most) => addressNews(tx, 'connection_feed', before, most),
  note: (tx, news, moments) => noteAddress(tx, 'connection_feed', news, moments),
}

/** Tells people of addresses for bookings that fail, or work again. */
export const tellOfWebhooks: Sweep = {
  name: 'addresses for bookings that fail',
  everySeconds: 60,
  run: (at) => tellOfAddresses(at, addresses),
}
