import { nearbyPlaceFields, refusalOfWhereabouts } from '@innkeeper/protocol/calls/hotel-information/area'
import { withChanges } from '@innkeeper/protocol/changes-of'
import type { CallRequest } from '@innkeeper/protocol/catalogue'
import type { Language } from '@innkeeper/protocol/say'
import { checkWhereabouts } from '@innkeeper/rules/place/check-whereabouts'
import type { z } from 'zod'
import { implement } from '#kit/call/implement.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { present, presentAsSeen } from '#kit/records/present.ts'
import { whereaboutsOf } from '#features/properties/general-info/general-info.reads.ts'
import { addLandmarks, findLandmarks, landmarksOf } from './landmarks.store.ts'
import * as store from './nearby.store.ts'
import { placesFile } from './places-csv.ts'
import { farthestFirst, nearestFirst, withReach } from './reach.ts'

type PlaceForm = z.output<typeof nearbyPlaceFields>

const mostPlaces = 200
const metresPerKm = 1000
/** The kilometres of a degree of latitude, slightly too few, so that the square is slightly too large. */
const kmPerDegree = 110
const usuallyAround = 50

export const nearbyCalls = implement({
  'area/get-landmark-all': async (at, { provinceCode, withinKm }) => {
    const here = await whereaboutsOf(at.tx)
    const isElsewhere = provinceCode !== undefined && provinceCode !== here.provinceCode
    const around = here.position === null || isElsewhere ? null : { ...here.position, degrees: (withinKm ?? usuallyAround) / kmPerDegree }
    const found = await findLandmarks(at.tx, { provinceCode: provinceCode ?? here.provinceCode, around })
    const reached = nearestFirst(found.map((landmark) => withReach(landmark, here.position)))
    const landmarks =
      withinKm === undefined ? reached : reached.filter(({ distance }) => distance !== null && distance <= withinKm * metresPerKm)
    return { position: here.position, landmarks }
  },

  'area/get-all': async (at, { limit, offset, ...filter }) => {
    const rows = await placesInOrder(at.tx, filter, at.language)
    return { rows: rows.slice(offset, offset + limit), total: rows.length, all: await store.countPlaces(at.tx) }
  },

  'area/export': async (at, filter) => placesFile(await placesInOrder(at.tx, filter, at.language), at.language),

  'area/create': async (at, form) => {
    const problem = problemOf(form)
    if (problem !== null) throw at.fieldsRefused([problem])
    if ((await store.countLockedPlaces(at.tx)) >= mostPlaces) throw at.refusal('tooManyPlaces', { values: { max: mostPlaces } })
    const id = await store.insertPlace(at.tx, form, at.person.fullName)
    await at.diary({ subject: form, after: form })
    return { id, version: 1 }
  },

  'area/add-landmarks': async (at, { landmarkCodes }) => {
    const there = await store.countLockedPlaces(at.tx)
    const landmarks = await landmarksOf(at.tx, landmarkCodes)
    const known = new Set(landmarks.map(({ landmarkCode }) => landmarkCode))
    if (landmarkCodes.some((code) => !known.has(code))) throw at.refusal('landmarkMissing')
    const fresh = landmarks.filter(({ added }) => !added)
    if (there + fresh.length > mostPlaces) throw at.refusal('tooManyPlaces', { values: { max: mostPlaces } })
    await addLandmarks(
      at.tx,
      fresh.map(({ landmarkCode }) => landmarkCode),
      at.person.fullName,
    )
    await at.diary({
      subject: { vi: fresh.map(({ nameVi }) => nameVi).join(', '), en: fresh.map(({ nameEn }) => nameEn).join(', ') },
      after: { landmarks: fresh.map(({ nameVi, nameEn }) => ({ nameVi, nameEn })) },
    })
    return { added: fresh.length }
  },

  'area/update': async (at, { id, version, ...changes }) => {
    const before = presentAsSeen(at, await store.placeToChange(at.tx, id), { version, missing: 'placeMissing', changed: 'placeChanged' })
    const form = withChanges(nearbyPlaceFields, formOf(before), changes)
    const problem = problemOf(form)
    if (problem !== null) throw at.fieldsRefused([problem])
    const newVersion = await store.updatePlace(at.tx, before, changes, at.person.fullName)
    await at.diary({ subject: form, before: formOf(before), after: form })
    return { id, version: newVersion }
  },

  'area/delete': async (at, { id }) => {
    const before = present(at, await store.placeToChange(at.tx, id), 'placeMissing')
    await store.deletePlace(at.tx, id)
    await at.diary({ subject: before, before: formOf(before) })
    return { id }
  },
})

/** The places that match, sorted as asked; of their own, and by distance, it is computed how far they are before they are sorted. */
const placesInOrder = async (tx: PropertyTx, filter: CallRequest<'area/export'>, language: Language) => {
  const { position } = await whereaboutsOf(tx)
  const { sort = 'distance', descending } = filter
  const places = (await store.findPlaces(tx, filter, language)).map((place) => withReach(place, position))
  if (sort !== 'distance') return places
  return descending ? farthestFirst(places) : nearestFirst(places)
}

const problemOf = (form: PlaceForm) => {
  const problem = checkWhereabouts(form)
  return problem && { field: problem.field, key: refusalOfWhereabouts[problem.reason] }
}

const formOf = (place: store.StoredPlace): PlaceForm => {
  const { id: _id, version: _version, landmarkCode: _landmark, changedAt: _at, changedBy: _by, ...form } = place
  return form
}
