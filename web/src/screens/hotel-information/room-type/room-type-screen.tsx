import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useSession } from '../../../kit/session-context.ts'
import { usePart } from '../../../kit/use-part.ts'
import { useRead } from '../../../kit/use-read.ts'
import { useTitle } from '../../../kit/use-title.ts'
import { paths } from '../../../paths.ts'
import { RecordLoading } from '../../../ui/record-loading.tsx'
import { RoomTypeEdit } from './room-type-edit.tsx'

/** A room type: a new one, or one that is looked at and changed. */
export function RoomTypeScreen() {
  const id = usePart('id')
  useTitle(title)
  return id === 'new' ? <RoomTypeEdit key="new" room={null} /> : <ExistingRoomType key={id} id={id} />
}

function ExistingRoomType({ id }: { id: string }) {
  const { property } = useSession()
  const [resting, setResting] = useState(false)
  const detail = useRead('room/detail', { id }, { when: !resting })
  if (detail.data !== undefined) return <RoomTypeEdit room={detail.data} readAgain={detail.again} rest={setResting} />
  return <RecordLoading title={title} list={{ words: listTitle, to: paths.roomTypes(property) }} what={what} read={detail} />
}

const title = say('Loại phòng', 'Room type')
const listTitle = say('Loại phòng', 'Room types')
const what = say('loại phòng', 'the room type')
