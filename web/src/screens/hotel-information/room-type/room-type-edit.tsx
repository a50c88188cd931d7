import { say } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { AnswerOf } from '../../../kit/ask.ts'
import { nameOf } from '../../../kit/names.ts'
import { useRight } from '../../../kit/rights.ts'
import { useSession } from '../../../kit/session-context.ts'
import { paths } from '../../../paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { EditPage } from '../../../ui/edit-page.tsx'
import { HeadAct } from '../../../ui/head-act.tsx'
import { DeleteRoomType } from './delete-room-type.tsx'
import { RoomTypeConflict } from './room-type-conflict.tsx'
import { RoomTypeFields } from './room-type-fields.tsx'
import { RoomTypeTabs } from './room-type-tabs.tsx'
import { mayNotChange, saleState } from './room-type-words.ts'
import { useCopyRoomType } from './use-copy-room-type.ts'
import { useRoomTypeForm, valuesOf } from './use-room-type-form.ts'

type Detail = AnswerOf<'room/detail'>
type RoomTypeEditProps = {
  room: Detail | null
  /** Reads the room type again, after somebody else saved it. */
  readAgain?: () => void
  /** Leaves the room type unread while it is being deleted. */
  rest?: (resting: boolean) => void
}

/** The form of a room type with what can be done to it. */
export function RoomTypeEdit({ room, readAgain = nothing, rest = nothing }: RoomTypeEditProps) {
  const router = useRouter()
  const { property } = useSession()
  const mayChange = useRight('ROOM_INFO_2')
  const form = useRoomTypeForm(room, readAgain)
  const list = paths.roomTypes(property)
  return (
    <EditPage
      title={room === null ? newTitle : nameOf(room)}
      list={{ words: listTitle, to: list }}
      badge={room !== null && <Badge state={saleState(room.active)} />}
      acts={room !== null && <RoomTypeHeadActs room={room} onDeleted={() => void router.navigate({ href: list })} rest={rest} />}
      under={room !== null && <RoomTypeTabs id={room.id} part="infor" />}
      form={form}
      discard={() => form.reset(room === null ? undefined : valuesOf(room))}
      locked={mayChange ? undefined : mayNotChange}
      save={saveWords}
      hint={room === null ? afterCreate : undefined}
      conflict={room !== null && <RoomTypeConflict form={form} latest={room} />}
    >
      <RoomTypeFields form={form} locked={!mayChange} />
    </EditPage>
  )
}

function RoomTypeHeadActs({ room, onDeleted, rest }: { room: Detail; onDeleted: () => void; rest: (resting: boolean) => void }) {
  const reason = useRight('ROOM_INFO_2') ? undefined : mayNotChange
  const { copy, pending } = useCopyRoomType(room)
  const [deleting, setDeleting] = useState(false)
  return (
    <>
      <HeadAct words={copyWords} icon="copy" reason={pending ? copying : reason} onClick={copy} />
      <HeadAct
        words={deleteWords}
        icon="trash"
        look="danger"
        reason={reason}
        opens={{ kind: 'dialog', open: deleting }}
        onClick={() => setDeleting(true)}
      />
      {deleting && <DeleteRoomType room={room} onClose={() => setDeleting(false)} onDeleted={onDeleted} rest={rest} />}
    </>
  )
}

const nothing = () => undefined
const listTitle = say('Loại phòng', 'Room types')
const newTitle = say('Loại phòng mới', 'New room type')
const copyWords = say('Sao chép loại phòng', 'Copy the room type')
const copying = say('Đang sao chép.', 'Being copied.')
const deleteWords = say('Xoá loại phòng', 'Delete the room type')
const saveWords = say('Lưu loại phòng', 'Save the room type')
const afterCreate = say(
  'Sau khi tạo, đặt số phòng mở bán ở Phòng trống và giá.',
  'Once it is created, set the rooms on sale in Availability and price.',
)
