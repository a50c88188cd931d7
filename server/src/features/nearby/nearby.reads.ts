import type { Position } from '@innkeeper/rules/place/position'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { findPlaces } from './nearby.store.ts'
import { nearestFirst, withReach } from './reach.ts'

/** The places near a property at this position (null: none yet), nearest first. */
export const placesNearby = async (tx: PropertyTx, from: Position | null) => {
  const places = await findPlaces(tx, { text: '', descending: false }, 'vi')
  return nearestFirst(places.map((place) => withReach(place, from)))
}
