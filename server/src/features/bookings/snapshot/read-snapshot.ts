import { z } from 'zod'
import { bookingSnapshot, type BookingSnapshot } from './booking-snapshot.ts'

/** The snapshot in a booking's row, brought to today's shape; throws where it has none of the shapes that were ever written. */
export const readSnapshot = (stored: unknown): BookingSnapshot => {
  const { version } = versioned.parse(stored)
  return bookingSnapshot.parse(upgrades.slice(version - 1).reduce((document, upgrade) => upgrade(document), stored))
}

// The first snapshots had no version.
const versioned = z.looseObject({ version: z.int().min(1).default(1) })

/** Bookings from before payment policies have no payments, and those on lines of sample data have no policy. */
const firstVersion = z.looseObject({
  payments: z.array(z.unknown()).default([]),
  lines: z.array(z.looseObject({ payment: z.unknown().default(null) })),
})

/** Before promotions no line of a price had a cause of its own, and all were taxed as rooms. */
const secondVersion = z.looseObject({
  price: z.looseObject({
    lines: z.array(z.looseObject({ offer: z.unknown().default(null), taxedAs: z.unknown().default(null) })),
  }),
})

/** Before services a booking was of rooms alone. */
const thirdVersion = z.looseObject({ services: z.array(z.unknown()).default([]) })

/** For each version in its order, how it becomes the next. */
const upgrades: readonly ((document: unknown) => unknown)[] = [
  (document) => ({ ...firstVersion.parse(document), version: 2 }),
  (document) => ({ ...secondVersion.parse(document), version: 3 }),
  (document) => ({ ...thirdVersion.parse(document), version: 4 }),
]
