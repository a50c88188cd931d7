import { say } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { AnswerOf } from '../../../kit/ask.ts'
import { useSay } from '../../../kit/language.tsx'
import { nameOf } from '../../../kit/names.ts'
import { useRight } from '../../../kit/rights.ts'
import { useSession } from '../../../kit/session-context.ts'
import { paths } from '../../../paths.ts'
import { ActBar } from '../../../ui/act-bar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormBanner } from '../../../ui/form-banner.tsx'
import { PageForm } from '../../../ui/form-grid.tsx'
import { HeadAct } from '../../../ui/head-act.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { Page } from '../../../ui/page.tsx'
import { DeleteRoomType } from './delete-room-type.tsx'
import { RoomTypeConflict } from './room-type-conflict.tsx'
import { RoomTypeFields } from './room-type-fields.tsx'
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
  const t = useSay()
  const router = useRouter()
  const { property } = useSession()
  const mayChange = useRight('ROOM_INFO_2')
  const form = useRoomTypeForm(room, readAgain)
  const [restored, setRestored] = useState(form.changed)
  const name = room === null ? newTitle : nameOf(room)
  const back = () => void router.navigate({ href: paths.roomTypes(property) })
  const discard = () => {
    setRestored(false)
    form.reset(room === null ? undefined : valuesOf(room))
  }
  return (
    <Page>
      <PageHead
        title={name}
        crumbs={[{ words: listTitle, to: paths.roomTypes(property) }, { words: name }]}
        badge={room !== null && <Badge state={saleState(room.active)} />}
        acts={room !== null && <RoomTypeHeadActs room={room} onDeleted={back} rest={rest} />}
      />
      <PageForm {...form.props}>
        {!mayChange && <Banner tone="cham">{t(mayNotChange)}</Banner>}
        {restored && form.changed && (
          <Banner tone="cham" act={<Button words={discardWords} size="small" onClick={discard} />}>
            {t(restoredWords)}
          </Banner>
        )}
        {room !== null && <RoomTypeConflict form={form} latest={room} />}
        <FormBanner form={form} />
        <RoomTypeFields form={form} locked={!mayChange} />
        <ActBar words={t(form.changed ? unsaved : room === null ? afterCreate : asSaved)}>
          <Button words={form.changed ? discardWords : backWords} onClick={form.changed ? discard : back} />
          <Button words={saveWords} look="primary" submits pending={form.pending} reason={mayChange ? undefined : mayNotChange} />
        </ActBar>
      </PageForm>
    </Page>
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
const discardWords = say('Bỏ thay đổi', 'Discard the changes')
const backWords = say('Về danh sách', 'Back to the list')
const restoredWords = say('Phần đang sửa lần trước chưa lưu đã được giữ lại.', 'What was being edited and not saved is here again.')
const unsaved = say('Có thay đổi chưa lưu.', 'There are changes not saved.')
const asSaved = say('Chưa có gì thay đổi.', 'Nothing is changed.')
const afterCreate = say(
  'Sau khi tạo, đặt số phòng mở bán ở Phòng trống và giá.',
  'Once it is created, set the rooms on sale in Availability and price.',
)
