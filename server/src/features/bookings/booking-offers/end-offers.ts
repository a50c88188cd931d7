import { offerMove, type OfferAct } from '@innkeeper/rules/booking-request/offer-states'
import type { RequestMover } from '@innkeeper/rules/booking-request/request-states'
import type { Signal } from '@innkeeper/protocol/freshness/signal'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { StoredRequest } from '../booking-requests/requests.store.ts'
import { nightsSignal } from '../notify-booking.ts'
import { endOffer, heldOffer, offersOfRequest, type StoredOffer } from './offers.store.ts'

type Ending = { readonly act: OfferAct; readonly who: RequestMover; readonly now: Date }

/** Ends an offer of a locked request as its state and its moment allow; returns whether it did. */
export const endOfferBy = async (tx: PropertyTx, offer: StoredOffer, { act, who, now }: Ending): Promise<boolean> => {
  const state = offerMove(heldOffer(offer), act, who, now)
  return state !== null && (await endOffer(tx, offer, { state, now }))
}

/** The offer of a request that holds rooms, whether its moment has come or not. */
export const openOfferOf = async (tx: PropertyTx, request: StoredRequest): Promise<StoredOffer | undefined> =>
  (await offersOfRequest(tx, request)).find(({ state }) => state === 'open')

/** Gives back what the open offer of a locked request holds; returns the nights that grids must read again. */
export const giveBackOffer = async (tx: PropertyTx, request: StoredRequest, ending: Ending): Promise<readonly Signal[]> => {
  const open = await openOfferOf(tx, request)
  return open !== undefined && (await endOfferBy(tx, open, ending)) ? [nightsSignal({ ...open, propertyId: tx.propertyId })] : []
}
