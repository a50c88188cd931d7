import { say, type Saying } from '@innkeeper/protocol/say'
import { useState } from 'react'
import type { AnswerOf } from '../../../kit/ask.ts'
import { useSay } from '../../../kit/language.tsx'
import { nameOf } from '../../../kit/names.ts'
import { useAlerts } from '../../../kit/use-alerts.ts'
import { useChange } from '../../../kit/use-change.ts'
import { useRead } from '../../../kit/use-read.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Failed } from '../../../ui/failed.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useStopRoomType } from './use-stop-room-type.ts'
import type { RoomType } from './room-type-words.ts'

type DeleteRoomTypeProps = { room: RoomType; onClose: () => void; onDeleted?: () => void; rest?: (resting: boolean) => void }

/** Asks before a room type is deleted, with what holds it; one that is in use can be taken off sale instead. */
export function DeleteRoomType({ room, onClose, onDeleted, rest }: DeleteRoomTypeProps) {
  const t = useSay()
  const alerts = useAlerts()
  const name = t(nameOf(room))
  const [sent, setSent] = useState(false)
  const detail = useRead('room/detail', { id: room.id }, { when: !sent })
  // What is being deleted is not read again, for it may be gone.
  const restReads = (resting: boolean) => {
    setSent(resting)
    rest?.(resting)
  }
  const usage = detail.data?.usage
  const inUse = usage !== undefined && usage.bookings + usage.nights + usage.prices > 0
  const remove = useChange('room/delete', {
    done: () => {
      alerts.success(deleted, { name })
      onClose()
      onDeleted?.()
    },
    failed: () => restReads(false),
  })
  const send = () => {
    restReads(true)
    remove.send({ id: room.id })
  }
  const stop = useStopRoomType(detail.data, onClose)
  return (
    <Dialog
      open
      onClose={onClose}
      title={question}
      values={{ name }}
      acts={
        <>
          <Button words={keepWords} onClick={onClose} />
          <Button
            words={deleteWords}
            look={inUse ? 'plain' : 'primary'}
            icon="trash"
            pending={remove.pending}
            reason={usage === undefined ? reading : inUse ? inUseWords : undefined}
            onClick={send}
          />
          {inUse && room.active && <Button words={stopWords} look="primary" pending={stop.pending} onClick={stop.send} />}
        </>
      }
    >
      {detail.error !== null && <Failed what={whatHolds} error={detail.error} again={detail.again} />}
      {detail.loading && <Skeleton rows={3} height={28} />}
      {remove.error !== null && (
        <Banner tone="red" urgent>
          {remove.error.message}
        </Banner>
      )}
      {usage !== undefined && <Usage usage={usage} words={inUse ? (room.active ? inUseWords : inUseStopped) : freeWords} />}
    </Dialog>
  )
}

function Usage({ usage, words }: { usage: AnswerOf<'room/detail'>['usage']; words: Saying }) {
  const t = useSay()
  return (
    <>
      <p>{t(words)}</p>
      <Facts
        facts={[
          { words: bookingWords, value: usage.bookings },
          { words: nightWords, value: usage.nights },
          { words: priceWords, value: usage.prices },
        ]}
      />
    </>
  )
}

const question = say('Xoá loại phòng {name}?', 'Delete the room type {name}?')
const deleted = say('Đã xoá loại phòng {name}.', 'The room type {name} is deleted.')
const whatHolds = say('loại phòng đang dùng ở đâu', 'where the room type is used')
const keepWords = say('Để nguyên', 'Leave as it is')
const stopWords = say('Ngừng bán loại phòng', 'Stop selling the room type')
const deleteWords = say('Xoá loại phòng', 'Delete the room type')
const reading = say('Đang xem loại phòng dùng ở đâu.', 'Looking where the room type is used.')
const inUseWords = say(
  'Không xoá được vì loại phòng đang dùng. Ngừng bán thì đặt phòng, giá và lịch sử vẫn giữ nguyên.',
  'It cannot be deleted, for it is in use. Taken off sale, its bookings, prices and history stay as they are.',
)
const inUseStopped = say(
  'Không xoá được vì loại phòng đang dùng. Loại phòng này đã ngừng bán.',
  'It cannot be deleted, for it is in use. It is off sale already.',
)
const freeWords = say(
  'Chưa có gì dùng loại phòng này. Xoá rồi không lấy lại được.',
  'Nothing uses this room type. It cannot be brought back.',
)
const bookingWords = say('Đặt phòng', 'Bookings')
const nightWords = say('Đêm đã có số phòng mở bán', 'Nights with rooms on sale set')
const priceWords = say('Đêm đã có giá hoặc hạn chế', 'Nights with prices or restrictions')
