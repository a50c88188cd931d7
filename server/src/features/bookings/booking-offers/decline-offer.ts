import { offerNewsWords } from '@innkeeper/protocol/words/sale/request-words'
import { requestMove } from '@innkeeper/rules/booking-request/request-states'
import type { RefusalDetail, Refused } from '#kit/call/refuse.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { tellProperty } from '../booking-requests/notify-request.ts'
import { writeRequestEvent } from '../booking-requests/request-write.store.ts'
import type { StoredRequest } from '../booking-requests/requests.store.ts'
import { nightsSignal } from '../notify-booking.ts'
import { endOfferBy } from './end-offers.ts'
import { offersOfRequest } from './offers.store.ts'

type Declining = { readonly now: Date; readonly refusal: (key: 'requestEnded' | 'offerNotOpen', detail: RefusalDetail) => Refused }

type Declined = { readonly request: StoredRequest; readonly offerNo: number; readonly note: string }

/**
 * Ends an offer that its agent does not want, gives its nights back, and tells the property. Returns what the diary says of it and the nights
 * that grids must read again.
 */
export const declineOffer = async ({ now, refusal }: Declining, tx: PropertyTx, { request, offerNo, note }: Declined) => {
  if (requestMove(request.state, 'decline', 'agent') === null) throw refusal('requestEnded', { field: 'code' })
  const offer = (await offersOfRequest(tx, request)).find((one) => one.offerNo === offerNo)
  const ending = { act: 'decline', who: 'agent', now } as const
  if (offer === undefined || !(await endOfferBy(tx, offer, ending))) throw refusal('offerNotOpen', { field: 'offerNo' })
  const event = { kind: 'declined', person: request.agent.vi, byAgent: true, offerNo, note } as const
  await writeRequestEvent(tx, request.requestId, event, now)
  await tellProperty(tx, { kind: 'offerAnswered', request, said: note, words: offerNewsWords.declined })
  const told = { subject: request.code, before: { offerNo, total: offer.total }, after: { offerNo: null, total: null, note } }
  return { told, signal: nightsSignal({ ...offer, propertyId: tx.propertyId }) }
}
