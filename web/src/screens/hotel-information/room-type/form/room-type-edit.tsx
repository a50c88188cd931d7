import { roomCalls } from '@innkeeper/protocol/calls/hotel-information/room'
import type { FieldTexts } from '#record/field-text.ts'
import { RecordPage } from '#record/record-page.tsx'
import type { DetailOf, RecordPlace } from '#record/record-stem.ts'
import { useRecordForm } from '#record/use-record-form.ts'
import { DeleteRoomType } from '../delete-room-type.tsx'
import { RoomTypeSteps } from '../room-type-steps.tsx'
import { RoomTypeTabs } from '../room-type-tabs.tsx'
import { bedsText } from '../room-type-words.ts'
import { roomTypes } from '../room-types.ts'
import { RoomTypeFields } from './room-type-fields.tsx'
import { roomTypeRules } from './room-type-rules.ts'

/** The form of a room type with what can be done to it. */
export const RoomTypeEdit = (place: RecordPlace<DetailOf<'room'>>) => {
  const form = useRecordForm('room', { kind: roomTypes, place, calls: roomCalls, fresh, check: roomTypeRules })
  return (
    <RecordPage
      kind={roomTypes}
      place={place}
      form={form}
      input={input}
      texts={texts}
      renderDelete={(props) => <DeleteRoomType {...props} />}
      under={
        place.record !== null && (
          <>
            <RoomTypeTabs id={place.record.id} part="infor" />
            <RoomTypeSteps room={place.record} />
          </>
        )
      }
    >
      <RoomTypeFields form={form} locked={form.reason !== undefined} />
    </RecordPage>
  )
}

const { input } = roomCalls['room/update']
const texts: FieldTexts<typeof input.shape> = { beds: ({ beds = [] }, { t }) => bedsText(beds, t) }
const fresh = { maxAdults: 2, maxChildren: 1, maxGuests: 3, extraBeds: 0, beds: [], active: true, displayOrder: 0 }
