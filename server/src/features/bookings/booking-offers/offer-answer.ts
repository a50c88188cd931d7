import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { lineAnswer, priceAnswer, serviceAnswers } from '@innkeeper/protocol/shapes/stay-answers'
import type { StoredRequest } from '../booking-requests/requests.store.ts'
import type { StoredOffer } from './offers.store.ts'

/** An offer as its agent reads it. */
export const offerAnswer = (
  { currency }: Pick<StoredRequest, 'currency'>,
  { requestId: _requestId, total: _total, person: _person, snapshot, ...offer }: StoredOffer,
): CallOutput<'distribution/request'>['offers'][number] => ({
  ...offer,
  lines: snapshot.lines.map((line) => lineAnswer(line, offer.checkIn, currency)),
  services: serviceAnswers(snapshot.services),
  price: priceAnswer(snapshot.price),
})

/** An offer as the property reads it: also who made it. */
export const ownOfferAnswer = (
  request: Pick<StoredRequest, 'currency'>,
  offer: StoredOffer,
): CallOutput<'request-booking/detail'>['offers'][number] => ({ ...offerAnswer(request, offer), person: offer.person })
