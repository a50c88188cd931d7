import { propertyKinds } from '@innkeeper/rules/property/property-kind'
import { hotelViews } from '@innkeeper/protocol/calls/platform/hotel-list'
import { propertyStates } from '@innkeeper/rules/property/property-states'
import { z } from 'zod'

/** What the platform's list of properties is narrowed by, as the address says it. */
export const hotelFilter = z.object({
  view: z.enum(hotelViews).catch('all'),
  text: z.string().catch(''),
  kind: z.enum(propertyKinds).optional().catch(undefined),
  state: z.enum(propertyStates).optional().catch(undefined),
})

/** The filter as the address says it. */
export type HotelFilter = z.output<typeof hotelFilter>

/** The filter without its named view, as the calls take it. */
export const narrowed = ({ text, kind, state }: HotelFilter) => ({
  text,
  ...(kind === undefined ? {} : { kind }),
  ...(state === undefined ? {} : { state }),
})
