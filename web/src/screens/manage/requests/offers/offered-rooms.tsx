import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { AgesField } from '#ui/booking/ages-field.tsx'
import { packageOf, usePackages } from '#ui/booking/use-packages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { FieldRow } from '#ui/forms/form-grid.tsx'
import type { RequestDetail } from '../request-facts.tsx'
import type { OfferForm } from './offer-form.ts'
import styles from './offers.module.css'

/** The rooms of an offer: on each line a package, how many of it, and who sleeps in each. */
export const OfferedRooms = ({ form, request }: { form: OfferForm; request: RequestDetail }) => {
  const t = useSay()
  const rooms = form.values.rooms ?? []
  const choices = usePackages(
    request.lines.flatMap(({ roomPlanId, roomType, ratePlan }) => (roomPlanId === null ? [] : [packageOf(roomPlanId, roomType, ratePlan)])),
  )
  // A line has no name but its place.
  const places = [...rooms.keys()]
  const without = (at: number) => rooms.filter((_other, place) => place !== at)
  return (
    <>
      {places.map((at) => (
        <fieldset key={`${rooms.length} ${at}`} className={styles['line']}>
          <legend>{t(lineWords, { number: at + 1 })}</legend>
          <div className={styles['package']}>
            <SelectField searchable field={form.field(`rooms.${at}.roomPlanId`)} choices={choices} />
            {rooms.length > 1 && (
              <IconButton icon="trash" words={removeWords} values={{ number: at + 1 }} onClick={() => form.set('rooms', without(at))} />
            )}
          </div>
          <FieldRow>
            <NumberField field={form.field(`rooms.${at}.count`)} />
            <NumberField field={form.field(`rooms.${at}.adults`)} />
          </FieldRow>
          <FieldRow>
            <AgesField
              ages={rooms[at]?.childrenAges ?? []}
              change={(ages) => form.set(`rooms.${at}.childrenAges`, ages)}
              error={form.field(`rooms.${at}.childrenAges`).error}
            />
            <NumberField field={form.field(`rooms.${at}.extraBeds`)} />
          </FieldRow>
        </fieldset>
      ))}
      <Button
        words={addWords}
        icon="plus"
        size="small"
        onClick={() => form.set('rooms', [...rooms, { count: 1, adults: 2, childrenAges: [], extraBeds: 0 }])}
      />
    </>
  )
}

const lineWords = say('Nhóm phòng {number}', 'Rooms {number}')
const removeWords = say('Bỏ nhóm phòng {number}', 'Remove rooms {number}')
const addWords = say('Thêm loại phòng', 'Add another room type')
