import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { AgesField } from '#ui/booking/ages-field.tsx'
import { packageOf, usePackages, type PackageChoice } from '#ui/booking/use-packages.ts'
import type { BookingDetail } from '#ui/booking/booking-detail.ts'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
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
  const choices = usePackages(ownPackages(booking))
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
            <AgesField
              ages={rooms[at]?.childrenAges ?? []}
              change={(ages) => form.set(`rooms.${at}.childrenAges`, ages)}
              error={form.field(`rooms.${at}.childrenAges`).error}
            />
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

/** The packages of a booking, which may not be on sale any more, by their names. */
const ownPackages = (booking: BookingDetail): PackageChoice[] =>
  booking.lines.map(({ roomPlanId, roomType, ratePlan }) => packageOf(roomPlanId, roomType, ratePlan))

const roomWords = say('Phòng {number}', 'Room {number}')
const removeWords = say('Bỏ phòng {number}', 'Remove room {number}')
const addWords = say('Thêm phòng', 'Add a room')
