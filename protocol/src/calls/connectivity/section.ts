import { ariCalls } from './ari.ts'
import { connectivityBookingCalls } from './bookings.ts'
import { codeCalls } from './codes.ts'
import { connectivityCalls } from './connectivity.ts'
import { sentServiceCalls } from './sent-list.ts'

/** The calls by which connected systems, such as a PMS, send and fetch. */
export const connectivitySection = { ...connectivityCalls, ...codeCalls, ...ariCalls, ...connectivityBookingCalls, ...sentServiceCalls }
