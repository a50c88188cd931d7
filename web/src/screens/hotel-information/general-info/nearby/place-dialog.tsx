import { landmarkKindCodes, landmarkKinds } from '@innkeeper/protocol/codes/landmark-kinds'
import { say } from '@innkeeper/protocol/say'
import { useId } from 'react'
import type { Field } from '#kit/forms/field-state.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { RecordConflict } from '#record/record-conflict.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { FieldRow, FieldStack } from '#ui/forms/form-grid.tsx'
import { FormBanner } from '#ui/forms/form-banner.tsx'
import { MapField } from '#ui/map/map-field.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { mayNotChange, type NearbyPlace } from './nearby-words.ts'
import styles from './nearby.module.css'
import { hereKey, useAroundPoints } from './use-around-points.ts'
import { placeInput, usePlaceForm, type PlaceForm } from './use-place-form.ts'

type PlaceDialogProps = { place: NearbyPlace | null; locked: boolean; onClose: () => void }

/** A place of the property's own, new or changed: on the map, or at a distance that its people know. */
export const PlaceDialog = ({ place, locked, onClose }: PlaceDialogProps) => {
  const t = useSay()
  const formId = useId()
  const form = usePlaceForm(place, onClose)
  const around = useAroundPoints()
  const latest = useRead('area/get-all', { limit: 100 }).data?.rows.find(({ id }) => id === place?.id)
  const reason = locked ? mayNotChange : undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title={place === null ? newTitle : changeTitle}
      values={place === null ? {} : { name: t(nameOf(place)) }}
      acts={
        <>
          <Button words={cancelWords} onClick={onClose} />
          <Button words={saveWords} look="primary" submits form={formId} pending={form.pending} reason={reason} />
        </>
      }
    >
      <form {...form.props} id={formId}>
        {place !== null && <RecordConflict form={form} latest={latest ?? place} input={placeInput} />}
        <FormBanner form={form} />
        <fieldset className={styles['fields']} disabled={locked}>
          <FieldStack>
            <SelectField field={form.field('kind')} choices={kinds} searchable />
            <FieldRow>
              <TextField field={form.field('nameVi')} />
              <TextField field={form.field('nameEn')} />
            </FieldRow>
            <MapField
              words={mapWords}
              fields={{ latitude: withoutDistance(form), longitude: form.field('longitude') }}
              points={around}
              home={around.find(({ key }) => key === hereKey)?.position}
              low
              locked={locked}
            />
            {form.values.latitude === undefined || form.values.latitude === null ? (
              <NumberField field={{ ...form.field('distanceMetres'), hint: distanceHint, unit: metres }} />
            ) : (
              <p className={styles['note']}>{t(computed)}</p>
            )}
          </FieldStack>
        </fieldset>
      </form>
    </Dialog>
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
const newTitle = say('Địa điểm mới', 'New place')
const changeTitle = say('Sửa {name}', 'Change {name}')
const cancelWords = say('Đóng, không lưu', 'Close without saving')
const saveWords = say('Lưu địa điểm', 'Save the place')
const mapWords = say('Vị trí của địa điểm', 'Position of the place')
const metres = say('m', 'm')
const distanceHint = say(
  'Không rõ toạ độ thì nhập khoảng cách từ nơi này.',
  'Where the position is not known, enter how far it is from the property.',
)
const computed = say('Khoảng cách được tính từ toạ độ.', 'The distance is computed from the position.')
