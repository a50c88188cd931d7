import { callAt } from '@innkeeper/protocol/catalogue'
import { urlOf } from '@innkeeper/protocol/url-of'

const path = 'room-plan/get-all-avail-rate'
const { access } = callAt(path)

/** The address of the call that reads the grid. */
export const gridReadUrl = urlOf(path)

/** The rights that it needs. */
export const gridReadCodes = access.who === 'property' ? access.codes : []
