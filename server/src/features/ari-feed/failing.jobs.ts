import { tellOfAddresses, type Addresses } from '#features/connections/tell-of-addresses.reads.ts'
import type { Sweep } from '#kit/jobs/schedule.ts'
import { addressNews, noteAddress } from '#kit/records/failing-address.ts'

const addresses: Addresses = {
  of: 'nights',
  news: (tx, before, most) => addressNews(tx, 'ari_feed', before, most),
  note: (tx, news, moments) => noteAddress(tx, 'ari_feed', news, moments),
}

/** Tells people of addresses for nights that fail, or work again. */
export const tellOfAriAddresses: Sweep = {
  name: 'addresses for nights that fail',
  everySeconds: 60,
  run: (at) => tellOfAddresses(at, addresses),
}
