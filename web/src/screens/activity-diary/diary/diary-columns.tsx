import { diaryOriginWords } from '@innkeeper/protocol/diary/diary-words'
import { recordKindWords } from '@innkeeper/protocol/diary/record-kinds'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import type { RowOf } from '#kit/calls/use-list.ts'
import { SecondLine, type Column } from '#ui/lists/table/table-list.tsx'
import styles from '../log.module.css'

/** A line of the diary as its list has it. */
export type DiaryRow = RowOf<'hotel-log/search'>

/** The columns of the diary. */
export const useDiaryColumns = (): readonly Column<DiaryRow>[] => [
  { key: 'at', sortBy: 'at', head: whenHead, cell: (row) => <When row={row} />, phone: 'second', width: 230 },
  { key: 'what', head: whatHead, cell: (row) => <What row={row} />, phone: 'first', cut: true },
  { key: 'kind', sortBy: 'kind', head: kindHead, cell: (row) => <About row={row} />, phone: 'hidden', width: 180 },
  { key: 'from', sortBy: 'origin', head: fromHead, cell: (row) => <From row={row} />, phone: 'second', width: 140 },
]

const When = ({ row }: { row: DiaryRow }) => {
  const format = useFormat()
  return (
    <>
      <span className={styles['moment']}>{format.moment(row.at, { year: true })}</span>
      <SecondLine>{row.person}</SecondLine>
    </>
  )
}

const What = ({ row }: { row: DiaryRow }) => {
  const t = useSay()
  const [first, ...more] = row.changes
  const values = first === undefined ? '' : [t(first.before), t(first.after)].map((text) => (text === '' ? '–' : text)).join(' → ')
  return (
    <>
      {t(row.what)}
      {first !== undefined && (
        <SecondLine>
          {t(first.field)}: {values}
          {more.length > 0 && ` ${t(moreFields, { count: more.length })}`}
        </SecondLine>
      )}
    </>
  )
}

const About = ({ row }: { row: DiaryRow }) => {
  const t = useSay()
  return row.kind === null ? null : t(recordKindWords[row.kind])
}

const From = ({ row }: { row: DiaryRow }) => {
  const t = useSay()
  return (
    <>
      {t(diaryOriginWords[row.origin])}
      <SecondLine>{row.address}</SecondLine>
    </>
  )
}

const whenHead = say('Lúc, người đổi', 'When and who')
const whatHead = say('Đổi gì', 'What')
const kindHead = say('Về', 'About')
const fromHead = say('Nguồn', 'From')
const moreFields = say('(và {count} mục khác)', '(and {count} more)')
