import { say } from '@innkeeper/protocol/say'
import type { RowOf } from '#kit/calls/use-list.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { nameColumn } from '#record/record-columns.tsx'
import type { Column } from '#ui/lists/table/table-list.tsx'

type Row = RowOf<'announcement/get-all'>

/** The columns that only announcements have. */
export const useAnnouncementColumns = (): readonly Column<Row>[] => {
  const t = useSay()
  const format = useFormat()
  const at = (moment: string | null) => (moment === null ? t(open) : format.moment(moment, { year: true }))
  return [
    nameColumn(say('Tiêu đề', 'Title')),
    { key: 'from', sortBy: 'from', head: say('Hiện từ', 'Shown from'), width: 160, labelled: true, cell: (row) => at(row.shownFrom) },
    {
      key: 'until',
      sortBy: 'until',
      head: say('Đến', 'Until'),
      width: 160,
      phone: 'hidden',
      labelled: true,
      cell: (row) => at(row.shownUntil),
    },
    {
      key: 'slides',
      sortBy: 'slides',
      head: say('Số trang', 'Slides'),
      width: 90,
      right: true,
      phone: 'hidden',
      cell: (row) => format.number(row.slides),
    },
    {
      key: 'person',
      sortBy: 'person',
      head: say('Người sửa', 'Changed by'),
      width: 180,
      phone: 'hidden',
      labelled: true,
      rank: 4,
      cell: (row) => row.changedBy,
    },
  ]
}

const open = say('Không hạn', 'No end')
