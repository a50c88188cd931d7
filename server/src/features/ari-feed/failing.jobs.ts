import { tellOfAddresses, type Addresses } from '#features/connections/tell-of-addresses.reads.ts'
import type { Sweep } from '#kit/jobs/schedule.ts'
import { addressNews, noteFailing, noteWorking } from './failing.store.ts'

const addresses: Addresses = {
  of: 'nights',
  news: addressNews,
  note: (tx, { connectionId, fails }, moments) => (fails ? noteFailing(tx, connectionId, moments) : noteWorking(tx, connectionId)),
}

/** Tells people of addresses for nights that fail, or work again. */
export const tellOfAriAddresses: Sweep = {
  name: 'addresses for nights that fail',
  everySeconds: 60,
  run: (at) => tellOfAddresses(at, addresses),
}
