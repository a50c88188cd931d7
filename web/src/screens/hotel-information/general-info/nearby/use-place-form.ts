import { areaCalls } from '@innkeeper/protocol/calls/area'
import { refusals } from '@innkeeper/protocol/refusals'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '../../../../kit/language.tsx'
import { nameOf } from '../../../../kit/names.ts'
import { useAlerts } from '../../../../kit/use-alerts.ts'
import { useForm, type Form, type RuleError } from '../../../../kit/use-form.ts'
import type { NearbyPlace } from './nearby-words.ts'

/** The form of a nearby place that is new or that is changed. */
export type PlaceForm = Form<'area/create' | 'area/update'>

/** The form of a nearby place; saved, its dialog closes. */
export function usePlaceForm(place: NearbyPlace | null, onClose: () => void): PlaceForm {
  const t = useSay()
  const alerts = useAlerts()
  const path: 'area/create' | 'area/update' = place === null ? 'area/create' : 'area/update'
  return useForm<'area/create' | 'area/update'>(path, {
    schema: areaCalls[path].input,
    initial: place === null ? {} : valuesOf(place),
    draft: place?.id ?? 'new',
    check: (values) => placeRules(values),
    done: (_saved, input) => {
      alerts.success(saved, { name: t(nameOf(input)) })
      onClose()
    },
  })
}

/** What stands in the form of a place that is changed. */
export const valuesOf = ({ id, version, kind, nameVi, nameEn, latitude, longitude, distanceMetres }: NearbyPlace) => ({
  id,
  version,
  kind,
  nameVi,
  nameEn,
  latitude,
  longitude,
  distanceMetres,
})

type Where = { readonly latitude?: number | null | undefined; readonly distanceMetres?: number | null | undefined }

const placeRules = ({ latitude, distanceMetres }: Where): readonly RuleError[] => {
  const isNowhere = (latitude ?? null) === null && (distanceMetres ?? null) === null
  return isNowhere ? [{ field: 'distanceMetres', words: refusals.placeNowhere.words }] : []
}

const saved = say('Đã lưu địa điểm {name}.', 'The place {name} is saved.')
