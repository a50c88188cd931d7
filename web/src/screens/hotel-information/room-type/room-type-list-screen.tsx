import { roomTypeSorts } from '@innkeeper/protocol/calls/hotel-information/room'
import { say } from '@innkeeper/protocol/say'
import { z } from 'zod'
import { askFile } from '#kit/calls/files/ask-file.ts'
import { useList } from '#kit/calls/use-list.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { useSession } from '#kit/session/session-context.ts'
import { RecordFilters } from '#record/record-filters.tsx'
import { RecordList } from '#record/record-list.tsx'
import { DeleteRoomType } from './delete-room-type.tsx'
import { useRoomTypeColumns } from './room-type-columns.tsx'
import { roomTypes } from './room-types.ts'

const filterSchema = z.object({ text: z.string().catch(''), sale: z.enum(['all', 'on', 'off']).catch('all') })

const narrowed = ({ text, sale }: z.output<typeof filterSchema>) => ({ text, ...(sale === 'all' ? {} : { active: sale === 'on' }) })

/** The room types of the property: found, opened, copied, deleted. */
export const RoomTypeListScreen = () => {
  useTitle(roomTypes.words.all)
  const { property } = useSession()
  const list = useList('room/get-all', {
    sorts: roomTypeSorts,
    filter: filterSchema,
    input: (filter, page) => ({ ...narrowed(filter), ...page }),
  })
  const { text, sale } = list.filter
  return (
    <RecordList
      kind={roomTypes}
      list={list}
      columns={useRoomTypeColumns()}
      file={(how) => askFile('room/export', { ...narrowed(list.filter), ...list.order }, { ...how, property })}
      filters={
        <RecordFilters
          find={find}
          text={{ value: text, change: (next) => list.change({ text: next }) }}
          state={{ value: sale, change: (next) => list.change({ sale: next ?? 'all' }), choices: saleChoices }}
          count={list.filtered ? 1 : 0}
          clear={list.clear}
        />
      }
      renderDelete={(props) => <DeleteRoomType {...props} />}
    />
  )
}

const find = say('Tìm loại phòng', 'Find a room type')
const saleChoices = [
  { value: 'all', words: say('Mọi trạng thái', 'Any status') },
  { value: 'on', words: say('Đang bán', 'On sale') },
  { value: 'off', words: say('Ngừng bán', 'Not on sale') },
] as const
