import { roomAmenityCalls } from '@innkeeper/protocol/calls/hotel-information/room-amenity'
import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { nameOf } from '#kit/language/names.ts'
import { useLack } from '#kit/session/rights.ts'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { usePart } from '#kit/page/use-part.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { EditForm } from '#ui/forms/edit-page.tsx'
import { Empty } from '#ui/lists/empty.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { diffTo, ticksIn } from '#ui/fields/ticks/tick-diff.ts'
import { TickGroups } from '#ui/fields/ticks/tick-groups.tsx'
import { RoomTypeSection } from './room-type-section.tsx'
import styles from './room-type.module.css'

type Ticks = AnswerOf<'amenity/amenity-room'>

/** The amenities of a room type, in their groups; another room type's may be taken over. */
export const RoomTypeAmenitiesScreen = () => {
  const id = usePart('id')
  const read = useRead('amenity/amenity-room', {})
  return (
    <RoomTypeSection id={id} part="amenities">
      {read.data !== undefined && <RoomAmenities key={id} id={id} ticks={read.data} />}
      {read.data === undefined &&
        (read.error === null ? <Skeleton rows={10} /> : <Failed what={what} error={read.error} again={read.again} />)}
    </RoomTypeSection>
  )
}

const RoomAmenities = ({ id, ticks }: { id: string; ticks: Ticks }) => {
  const room = ticks.roomTypes.find((one) => one.id === id)
  if (room === undefined) return <Empty words={missing} />
  return <AmenitiesEdit room={room} groups={ticks.groups} others={ticks.roomTypes.filter((one) => one !== room)} />
}

type EditProps = { room: Ticks['roomTypes'][number]; groups: Ticks['groups']; others: Ticks['roomTypes'] }

const AmenitiesEdit = ({ room, groups, others }: EditProps) => {
  const lack = useLack('room/update-amenity')
  const alerts = useAlerts()
  const start = { id: room.id, add: [], remove: [] }
  const form = useForm('room/update-amenity', {
    schema: roomAmenityCalls['room/update-amenity'].input,
    initial: start,
    draft: room.id,
    done: ({ codes }) => alerts.success(saved, { count: codes.length }),
  })
  const chosen = ticksIn(room.codes, form.values)
  const change = (wanted: ReadonlySet<string>) => {
    const { add, remove } = diffTo(wanted, room.codes)
    form.set('add', add)
    form.set('remove', remove)
  }
  return (
    <EditForm form={form} discard={() => form.reset(start)} locked={lack} save={saveWords} hint={chosen.size === 0 ? none : undefined}>
      <div>
        {lack === undefined && others.length > 0 && <TakeOver others={others} take={(codes) => change(new Set(codes))} />}
        <TickGroups search={searchWords} groups={groups} chosen={chosen} change={change} locked={lack !== undefined} />
      </div>
    </EditForm>
  )
}

const TakeOver = ({ others, take }: { others: Ticks['roomTypes']; take: (codes: readonly string[]) => void }) => {
  const choices = others.filter(({ codes }) => codes.length > 0).map((room) => ({ value: room.id, words: nameOf(room) }))
  const choose = (id: string | undefined) => {
    const codes = others.find((room) => room.id === id)?.codes
    if (codes !== undefined) take(codes)
  }
  if (choices.length === 0) return null
  return (
    <div className={styles['takeOver']}>
      <SelectField
        field={plainField({ label: takeOverWords, hint: takeOverHint, value: undefined, change: choose })}
        choices={choices}
        searchable
      />
    </div>
  )
}

const what = say('tiện nghi của loại phòng', 'the amenities of the room type')
const missing = say('Không tìm thấy loại phòng này.', 'This room type does not exist.')
const searchWords = say('Tìm tiện nghi', 'Find an amenity')
const saveWords = say('Lưu tiện nghi', 'Save the amenities')
const saved = say('Đã lưu {count} tiện nghi của loại phòng.', 'Amenities of the room type saved: {count}.')
const none = say('Chưa chọn tiện nghi nào.', 'No amenity is ticked yet.')
const takeOverWords = say('Chép từ loại phòng khác', 'Copy from another room type')
const takeOverHint = say('Thay các mục đang chọn; chưa lưu cho đến khi bấm lưu.', 'Replaces the ticks; nothing is saved until you save.')
