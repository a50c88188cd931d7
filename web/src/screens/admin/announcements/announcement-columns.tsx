import { announcementStateWords } from '@innkeeper/protocol/words/announcement-words'
import { say } from '@innkeeper/protocol/say'
import type { AnnouncementState } from '@innkeeper/rules/announcement/announcement-state'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import type { RowOf } from '#kit/calls/use-list.ts'
import { Badge, type StateLook } from '#ui/page/badge.tsx'
import { SecondLine, type Column } from '#ui/lists/table-list.tsx'

type Row = RowOf<'announcement/get-all'>

/** The columns of the announcements. */
export const useAnnouncementColumns = (): readonly Column<Row>[] => {
  const t = useSay()
  const format = useFormat()
  const at = (moment: string | null) => (moment === null ? t(open) : format.moment(moment, { year: true }))
  return [
    {
      key: 'title',
      head: say('Tiêu đề', 'Title'),
      phone: 'first',
      cut: true,
      cell: (row) => (
        <>
          <strong>{t({ vi: row.titleVi, en: row.titleEn })}</strong>
          {row.fromRelease && <SecondLine>{t(release)}</SecondLine>}
        </>
      ),
    },
    { key: 'from', head: say('Hiện từ', 'Shown from'), width: 160, cell: (row) => at(row.shownFrom) },
    { key: 'until', head: say('Đến', 'Until'), width: 160, phone: 'hidden', cell: (row) => at(row.shownUntil) },
    { key: 'slides', head: say('Số trang', 'Slides'), width: 90, right: true, phone: 'hidden', cell: (row) => format.number(row.slides) },
    { key: 'person', head: say('Sửa bởi', 'Changed by'), width: 180, phone: 'hidden', cell: (row) => row.changedBy },
    {
      key: 'state',
      head: say('Trạng thái', 'Status'),
      width: 140,
      phone: 'end',
      cell: (row) => <Badge state={announcementLooks[row.state]} />,
    },
  ]
}

/** How the states of an announcement look. */
export const announcementLooks: Readonly<Record<AnnouncementState, StateLook>> = {
  stopped: { words: announcementStateWords.stopped, tone: 'grey', icon: 'ban' },
  waiting: { words: announcementStateWords.waiting, tone: 'amber', icon: 'clock' },
  shown: { words: announcementStateWords.shown, tone: 'green', icon: 'check' },
  ended: { words: announcementStateWords.ended, tone: 'dark', icon: 'lock' },
}

const open = say('Không hạn', 'No end')
const release = say('Ghi chú phát hành', 'Release note')
