import type { CallRequest } from '@innkeeper/protocol/catalogue'
import type { At, DeclaredRefusal } from '#kit/call/at.ts'
import type { TravelAgent } from '#kit/request/who.ts'
import type { RefusalDetail, Refused } from '#kit/call/refuse.ts'

/** What a booking asks for. */
export type BookingInput = CallRequest<'distribution/book'>

/** Who books, when, and how a booking is refused: a travel agent, or a guest on the property's own site (no agent). */
export type Booker = Pick<At<'distribution/book'>, 'now' | 'language' | 'address'> & {
  readonly travelAgent: TravelAgent | null
  readonly refusal: (key: DeclaredRefusal<'distribution/book'>, detail?: RefusalDetail) => Refused
}

/** One requested booking, and who asks. */
export type BookingAsked = { readonly at: Booker; readonly input: BookingInput }
