import { say } from '@innkeeper/protocol/say'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { Card } from '#ui/page/card.tsx'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import styles from '../rate-plans.module.css'
import type { Choices } from '../rate-plan-words.ts'
import { EmptyList } from '#ui/lists/empty.tsx'
import type { RecordForm } from '#record/record-stem.ts'

/** The room types that a plan is sold on, ticked one by one or all at once. */
export const RoomTicks = ({ form, rooms }: { form: RecordForm<'plan'>; rooms: Choices['roomTypes'] }) => {
  const t = useSay()
  const ticked = new Set(form.values.roomTypeIds)
  const { error } = form.field('roomTypeIds')
  const keep = (wanted: ReadonlySet<string>) =>
    form.set(
      'roomTypeIds',
      rooms.filter(({ id }) => wanted.has(id)).map(({ id }) => id),
    )
  const tick = (id: string, on: boolean | undefined) =>
    keep(new Set(rooms.flatMap((room) => ((room.id === id ? on === true : ticked.has(room.id)) ? [room.id] : []))))
  const all = rooms.length > 0 && rooms.every(({ id }) => ticked.has(id))
  return (
    <Card title={title} aside={t(chosen, { count: ticked.size, all: rooms.length })}>
      {rooms.length === 0 && <EmptyList words={none} small />}
      <fieldset className={styles['rooms']} aria-invalid={error !== undefined}>
        <legend className="hidden-words">{t(title)}</legend>
        {rooms.length > 1 && (
          <CheckField
            field={plainField({
              name: 'all-room-types',
              label: allWords,
              value: all,
              change: (on) => keep(on === true ? new Set(rooms.map(({ id }) => id)) : new Set()),
            })}
            partly={!all && ticked.size > 0}
          />
        )}
        {rooms.map((room) => (
          <div key={room.id} className={styles['room']}>
            <CheckField
              field={plainField({
                name: `room-${room.id}`,
                label: nameOf(room),
                value: ticked.has(room.id),
                change: (on) => tick(room.id, on),
              })}
            />
            <RoomFacts room={room} />
          </div>
        ))}
      </fieldset>
      {error !== undefined && (
        <p className={styles['error']} role="alert">
          {error}
        </p>
      )}
      <p className="note">{t(keptNote)}</p>
    </Card>
  )
}

const RoomFacts = ({ room }: { room: Choices['roomTypes'][number] }) => {
  const t = useSay()
  const format = useFormat()
  return (
    <span className="note">
      {t(room.active ? facts : factsStopped, { guests: room.maxGuests, price: format.money(room.defaultPrice) })}
    </span>
  )
}

const title = say('Bán cho loại phòng', 'Sold on room types')
const chosen = say('Đã chọn {count} trên {all}', '{count} of {all} chosen')
const allWords = say('Tất cả loại phòng', 'All room types')
const none = say('Chưa có loại phòng nào để bán gói này.', 'There is no room type yet to sell this package on.')
const facts = say('tối đa {guests} khách · {price}', '{guests} guests at most · {price}')
const factsStopped = say('tối đa {guests} khách · {price} · ngừng bán', '{guests} guests at most · {price} · not on sale')
const keptNote = say('Bỏ chọn loại phòng không làm mất giá đã đặt.', 'Unticking a room type keeps its prices.')
