import { say } from '@innkeeper/protocol/say'
import { useMemo } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { useMay } from '#kit/session/rights.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { Card } from '#ui/page/card.tsx'
import { FieldStack } from '#ui/forms/form-grid.tsx'
import { MapField } from '#ui/map/map-field.tsx'
import { PlaceFields } from '#ui/fields/place-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { RegisterForm } from './use-register-form.ts'

/** Where the property stands: country, province, commune, address, and its position among the landmarks around. */
export const PlaceCard = ({ form, locked }: { form: RegisterForm; locked: boolean }) => {
  const points = useLandmarkPoints(form.values.provinceCode ?? undefined)
  return (
    <Card title={placeTitle}>
      <FieldStack>
        <PlaceFields country={form.field('countryCode')} province={form.field('provinceCode')} commune={form.field('communeCode')} />
        <TextField field={form.field('address')} />
        <MapField
          words={mapWords}
          fields={{ latitude: form.field('latitude'), longitude: form.field('longitude') }}
          points={points}
          locked={locked}
        />
      </FieldStack>
    </Card>
  )
}

const useLandmarkPoints = (provinceCode: string | undefined) => {
  const t = useSay()
  const mayRead = useMay('area/get-landmark-all')
  const { data } = useRead('area/get-landmark-all', provinceCode === undefined ? {} : { provinceCode }, { when: mayRead, keep: true })
  return useMemo(
    () =>
      (data?.landmarks ?? []).map(({ landmarkCode, latitude, longitude, ...landmark }) => ({
        key: landmarkCode,
        position: { latitude, longitude },
        name: t(nameOf(landmark)),
        chosen: false,
      })),
    [data, t],
  )
}

const placeTitle = say('Địa điểm', 'Place')
const mapWords = say('Vị trí trên bản đồ', 'Position on the map')
