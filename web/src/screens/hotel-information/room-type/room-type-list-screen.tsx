import { say } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { z } from 'zod'
import { ask } from '../../../kit/ask.ts'
import { plainField } from '../../../kit/field-state.ts'
import { useSay } from '../../../kit/language.tsx'
import { nameOf } from '../../../kit/names.ts'
import { useRight } from '../../../kit/rights.ts'
import { useSession } from '../../../kit/session-context.ts'
import { useList } from '../../../kit/use-list.ts'
import { useTitle } from '../../../kit/use-title.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ExportButton } from '../../../ui/export-button.tsx'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { Page } from '../../../ui/page.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TableList } from '../../../ui/table-list.tsx'
import { DeleteRoomType } from './delete-room-type.tsx'
import { useRoomTypeColumns } from './room-type-columns.tsx'
import { mayNotChange, type RoomType } from './room-type-words.ts'

const filterSchema = z.object({ text: z.string().catch(''), sale: z.enum(['all', 'on', 'off']).catch('all') })

const narrowed = ({ text, sale }: z.output<typeof filterSchema>) => ({ text, ...(sale === 'all' ? {} : { active: sale === 'on' }) })

/** The room types of the property: found, opened, copied, deleted. */
export function RoomTypeListScreen() {
  const t = useSay()
  useTitle(title)
  const { property } = useSession()
  const router = useRouter()
  const mayChange = useRight('ROOM_INFO_2')
  const [deleting, setDeleting] = useState<RoomType | null>(null)
  const columns = useRoomTypeColumns(setDeleting)
  const list = useList('room/get-all', {
    filter: filterSchema,
    input: (filter, page) => ({ ...narrowed(filter), ...page }),
  })
  const open = (id: string) => void router.navigate({ href: paths.roomType(property, id) })
  const add = (look: 'primary' | 'plain') => (
    <Button words={addWords} look={look} icon="plus" reason={mayChange ? undefined : mayNotChange} onClick={() => open('new')} />
  )
  return (
    <Page>
      <PageHead
        title={title}
        acts={
          <>
            <ExportButton total={list.total} read={() => ask('room/export', narrowed(list.filter), { property })} />
            {add('primary')}
          </>
        }
      />
      <FilterBar
        search={<SearchField words={findWords} example={findExample} value={list.filter.text} change={(text) => list.change({ text })} />}
        count={list.filtered ? 1 : 0}
        clear={list.clear}
      >
        <SelectField
          bare
          field={plainField({ label: saleWords, value: list.filter.sale, change: (sale) => list.change({ sale: sale ?? 'all' }) })}
          choices={saleChoices}
        />
      </FilterBar>
      <TableList
        what={what}
        list={list}
        columns={columns}
        keyOf={(room) => room.id}
        nameOf={(room) => t(nameOf(room))}
        open={(room) => open(room.id)}
        empty={empty}
        emptyAct={add('plain')}
      />
      <Pager list={list} />
      {deleting !== null && <DeleteRoomType room={deleting} onClose={() => setDeleting(null)} />}
    </Page>
  )
}

const title = say('Loại phòng', 'Room types')
const what = say('danh sách loại phòng', 'the room types')
const addWords = say('Thêm loại phòng', 'Add a room type')
const empty = say(
  'Chưa có loại phòng nào. Thêm loại phòng đầu tiên để đặt giá và mở bán.',
  'There is no room type yet. Add the first one to set prices and sell.',
)
const findWords = say('Tìm loại phòng', 'Find a room type')
const findExample = say('Tên, không cần dấu', 'Name, with or without marks')
const saleWords = say('Trạng thái', 'Status')
const saleChoices = [
  { value: 'all', words: say('Mọi trạng thái', 'Any status') },
  { value: 'on', words: say('Đang bán', 'On sale') },
  { value: 'off', words: say('Ngừng bán', 'Not on sale') },
] as const
