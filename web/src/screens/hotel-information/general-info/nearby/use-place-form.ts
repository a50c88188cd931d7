import { areaCalls, refusalOfWhereabouts } from '@innkeeper/protocol/calls/hotel-information/area'
import { propertyInfoRefusals } from '@innkeeper/protocol/refusals/property-info'
import { say } from '@innkeeper/protocol/say'
import { checkWhereabouts } from '@innkeeper/rules/place/check-whereabouts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm, type Form, type RuleError } from '#kit/forms/use-form.ts'
import { recordValues } from '#record/record-values.ts'
import type { NearbyPlace } from './nearby-words.ts'

/** The form of a nearby place that is new or that is changed. */
export type PlaceForm = Form<'area/create' | 'area/update'>

/** The form of a nearby place; saved, its dialog closes. */
export const usePlaceForm = (place: NearbyPlace | null, onClose: () => void): PlaceForm => {
  const t = useSay()
  const alerts = useAlerts()
  const path: 'area/create' | 'area/update' = place === null ? 'area/create' : 'area/update'
  return useForm<'area/create' | 'area/update'>(path, {
    schema: areaCalls[path].input,
    initial: place === null ? {} : recordValues<'area/update'>(placeInput, place),
    draft: place?.id ?? 'new',
    check: (values) => placeRules(values),
    done: (_saved, input) => {
      alerts.success(saved, { name: t(nameOf(input)) })
      onClose()
    },
  })
}

/** What the call takes that changes a place. */
export const placeInput = areaCalls['area/update'].input

const placeRules = (values: Parameters<typeof checkWhereabouts>[0]): readonly RuleError[] => {
  const problem = checkWhereabouts(values)
  return problem === null ? [] : [{ field: problem.field, words: propertyInfoRefusals[refusalOfWhereabouts[problem.reason]].words }]
}

const saved = say('Đã lưu địa điểm {name}.', 'The place {name} is saved.')
