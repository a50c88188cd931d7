import { z } from 'zod'

/**
 * A signal to open screens, sent at once and without the changed content. `stale` names the reads, by prefix, that are out of date: at a
 * property, for one account only, or everywhere where neither is named; a session gets only prefixes that it may read. `nights` and
 * `bookings` add what a grid or a list of bookings needs to read only the changes. `sessionEnded` ends sessions.
 */
export const signal = z.discriminatedUnion('topic', [
  z.object({
    topic: z.literal('stale'),
    propertyId: z.string().nullable(),
    accountId: z.string().optional(),
    prefixes: z.array(z.string()).readonly(),
  }),
  z.object({
    topic: z.literal('nights'),
    propertyId: z.string(),
    from: z.string(),
    to: z.string(),
    /** Empty if there are too many to list. */
    roomTypeIds: z.array(z.string()).readonly(),
    /** The operation that wrote the nights; left out if it was a booking. */
    operationNo: z.int().optional(),
  }),
  z.object({ topic: z.literal('bookings'), propertyId: z.string(), code: z.string().optional() }),
  z.object({ topic: z.literal('sessionEnded'), propertyId: z.null(), sessions: z.array(z.string()).readonly() }),
])

/** A signal to open screens. */
export type Signal = z.output<typeof signal>

/** The topics of signals. */
export type SignalTopic = Signal['topic']

/** A signal of one topic. */
export type SignalOf<T extends SignalTopic> = Extract<Signal, { readonly topic: T }>
