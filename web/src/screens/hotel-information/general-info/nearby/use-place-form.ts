import { areaCalls, refusalOfWhereabouts } from '@innkeeper/protocol/calls/hotel-information/area'
import { propertyInfoRefusals } from '@innkeeper/protocol/refusals/property-info'
import { checkWhereabouts } from '@innkeeper/rules/place/check-whereabouts'
import type { Form, RuleError } from '#kit/forms/use-form.ts'
import { recordValues } from '#record/record-values.ts'
import { useSavedForm } from '#record/use-saved-form.ts'
import { nearbyPlaces } from './nearby-places.ts'
import type { NearbyPlace } from './nearby-words.ts'

/** The form of a nearby place that is new or that is changed. */
export type PlaceForm = Form<'area/create' | 'area/update'>

/** The form of a nearby place; saved, its dialog closes. */
export const usePlaceForm = (place: NearbyPlace | null, onClose: () => void, readAgain: () => void): PlaceForm => {
  const path = place === null ? 'area/create' : 'area/update'
  const { created, saved } = nearbyPlaces.words.page
  return useSavedForm<'area/create' | 'area/update'>(path, {
    input: areaCalls[path].input,
    initial: place === null ? {} : recordValues<'area/update'>(placeInput, place),
    draft: place?.id ?? 'new',
    check: placeRules,
    saved: place === null ? created : saved,
    done: onClose,
    readAgain,
  })
}

/** What the call takes that changes a place. */
export const placeInput = areaCalls['area/update'].input

const placeRules = (values: Parameters<typeof checkWhereabouts>[0]): readonly RuleError[] => {
  const problem = checkWhereabouts(values)
  return problem === null ? [] : [{ field: problem.field, words: propertyInfoRefusals[refusalOfWhereabouts[problem.reason]].words }]
}
