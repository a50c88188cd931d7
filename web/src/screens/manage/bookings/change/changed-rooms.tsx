import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useRead } from '#kit/calls/use-read.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { agesOf } from '#kit/property/ages-of.ts'
import { useLack } from '#kit/session/rights.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import type { BookingDetail } from '#ui/booking/booking-detail.ts'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FieldRow } from '#ui/forms/form-grid.tsx'
import type { ChangeForm } from './change-form.ts'
import styles from './change.module.css'

/** The rooms of a changed stay, each with its package and its guests. */
export const ChangedRooms = ({ form, booking }: { form: ChangeForm; booking: BookingDetail }) => {
  const t = useSay()
  const rooms = form.values.rooms ?? []
  const last = rooms.at(-1)
  // A room has no name but its place.
  const places = [...rooms.keys()]
  const choices = usePackages(booking)
  return (
    <>
      {places.map((at) => (
        <fieldset key={`${rooms.length} ${at}`} className={styles['room']}>
          <legend>{t(roomWords, { number: at + 1 })}</legend>
          <div className={styles['package']}>
            <SelectField searchable field={form.field(`rooms.${at}.roomPlanId`)} choices={choices} />
            {rooms.length > 1 && (
              <IconButton
                icon="trash"
                words={removeWords}
                values={{ number: at + 1 }}
                onClick={() =>
                  form.set(
                    'rooms',
                    rooms.filter((_other, place) => place !== at),
                  )
                }
              />
            )}
          </div>
          <FieldRow three>
            <NumberField field={form.field(`rooms.${at}.adults`)} />
            <Ages form={form} at={at} />
            <NumberField field={form.field(`rooms.${at}.extraBeds`)} />
          </FieldRow>
        </fieldset>
      ))}
      {last !== undefined && (
        <Button words={addWords} icon="plus" size="small" onClick={() => form.set('rooms', [...rooms, { ...last }])} />
      )}
    </>
  )
}

/** The packages of room types on sale, and those of the booking, which may not be on sale any more. */
const usePackages = (booking: BookingDetail) => {
  const lack = useLack('room-plan/get-room-plan-all')
  const { data = [] } = useRead('room-plan/get-room-plan-all', {}, { when: lack === undefined })
  const own = booking.lines.map(({ roomPlanId, roomType, ratePlan }) => ({
    value: roomPlanId,
    words: { vi: `${roomType.vi}, ${ratePlan.vi}`, en: `${roomType.en}, ${ratePlan.en}` },
  }))
  const names = new Set(own.map(({ value }) => value))
  const others = data.flatMap(({ nameVi, nameEn, plans }) =>
    plans
      .filter(({ roomPlanId }) => !names.has(roomPlanId))
      .map((plan) => ({ value: plan.roomPlanId, words: { vi: `${nameVi}, ${plan.nameVi}`, en: `${nameEn}, ${plan.nameEn}` } })),
  )
  return [...own, ...others]
}

const Ages = ({ form, at }: { form: ChangeForm; at: number }) => {
  const t = useSay()
  const [typed, setTyped] = useState(() => (form.values.rooms?.[at]?.childrenAges ?? []).join(', '))
  const change = (text = '') => {
    setTyped(text)
    const ages = agesOf(text)
    if (ages !== null) form.set(`rooms.${at}.childrenAges`, ages)
  }
  const error = agesOf(typed) === null ? t(wrongAge) : form.field(`rooms.${at}.childrenAges`).error
  return <TextField field={plainField<string>({ label: agesWords, value: typed, change, error })} />
}

const roomWords = say('Phòng {number}', 'Room {number}')
const removeWords = say('Bỏ phòng {number}', 'Remove room {number}')
const addWords = say('Thêm phòng', 'Add a room')
const agesWords = say('Tuổi trẻ em', 'Children’s ages')
const wrongAge = say('Tuổi từ 0 đến 17.', 'Ages from 0 to 17.')
