import { connectivityBookingCalls } from './bookings.ts'
import { connectivityCalls } from './connectivity.ts'

/** The calls by which connected systems, such as a PMS, send and fetch. */
export const connectivitySection = { ...connectivityCalls, ...connectivityBookingCalls }
