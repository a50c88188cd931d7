import { landmarkKindCodes, landmarkKinds } from '@innkeeper/protocol/codes/landmark-kinds'
import { say } from '@innkeeper/protocol/say'
import type { Field } from '#kit/forms/field-state.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { RecordDialog } from '#record/record-dialog.tsx'
import { FieldRow, FieldStack } from '#ui/forms/form-grid.tsx'
import { MapField } from '#ui/map/map-field.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { nearbyPlaces } from './nearby-places.ts'
import type { NearbyPlace } from './nearby-words.ts'
import { hereKey, useAroundPoints } from './use-around-points.ts'
import { placeInput, usePlaceForm, type PlaceForm } from './use-place-form.ts'

type PlaceDialogProps = { place: NearbyPlace | null; onClose: () => void }

/** A place of the property's own, new or changed: on the map, or at a distance that its people know. */
export const PlaceDialog = ({ place, onClose }: PlaceDialogProps) => {
  const read = useRead('area/get-all', { limit: 100 }, { when: place !== null })
  const latest = read.data?.rows.find(({ id }) => id === place?.id) ?? place
  const form = usePlaceForm(latest, onClose, read.again)
  return (
    <RecordDialog kind={nearbyPlaces} record={latest} form={form} input={placeInput} onClose={onClose}>
      <FieldStack>
        <SelectField field={form.field('kind')} choices={kinds} searchable />
        <FieldRow>
          <TextField field={form.field('nameVi')} />
          <TextField field={form.field('nameEn')} />
        </FieldRow>
        <WhereFields form={form} />
      </FieldStack>
    </RecordDialog>
  )
}

const WhereFields = ({ form }: { form: PlaceForm }) => {
  const t = useSay()
  const around = useAroundPoints()
  const { latitude } = form.values
  return (
    <>
      <MapField
        words={mapWords}
        fields={{ latitude: withoutDistance(form), longitude: form.field('longitude') }}
        points={around}
        home={around.find(({ key }) => key === hereKey)?.position}
        low
        locked={form.reason !== undefined}
      />
      {latitude === undefined || latitude === null ? (
        <NumberField field={{ ...form.field('distanceMetres'), hint: distanceHint, unit: metres }} />
      ) : (
        <p className="note">{t(computed)}</p>
      )}
    </>
  )
}

/** A distance that was typed before gives way to a position, from which it is computed. */
const withoutDistance = (form: PlaceForm): Field<number> => {
  const [latitude, distance] = [form.field('latitude'), form.field('distanceMetres')]
  const change = (value: number | undefined) => {
    latitude.change(value)
    if (value !== undefined) distance.change(undefined)
  }
  return { ...latitude, change }
}

const kinds = landmarkKindCodes.map((value) => ({ value, words: landmarkKinds[value] }))
const mapWords = say('Vị trí của địa điểm', 'Position of the place')
const metres = say('m', 'm')
const distanceHint = say(
  'Không rõ toạ độ thì nhập khoảng cách từ chỗ nghỉ.',
  'If you do not know the position, enter the distance from the property.',
)
const computed = say('Khoảng cách được tính từ toạ độ.', 'The distance is computed from the position.')
