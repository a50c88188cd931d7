import { RecordScreen } from '#record/record-screen.tsx'
import { RoomTypeEdit } from './form/room-type-edit.tsx'
import { roomTypes } from './room-types.ts'

/** A room type: a new one, or one that is looked at and changed. */
export const RoomTypeScreen = () => (
  <RecordScreen kind={roomTypes} detail="room/detail" renderPage={(place) => <RoomTypeEdit {...place} />} />
)
