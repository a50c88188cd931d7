import { nouns } from '@innkeeper/protocol/format/format'
import { say, speak, type Saying } from '@innkeeper/protocol/say'
import { rateFields, roomFields } from '@innkeeper/rules/rate/night-fields'
import { nightFieldWords, useNightWords } from '#kit/property/night-words.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { useIsPhone } from '#kit/page/use-is-phone.ts'
import type { RowOf } from '#kit/calls/use-list.ts'
import { Badge } from '#ui/page/badge.tsx'
import { SecondLine, type Column } from '#ui/lists/table/table-list.tsx'
import styles from './log.module.css'
import type { LogKind } from './log-kind.ts'
import { OriginMark } from './origin-mark.tsx'

export type LogRow = RowOf<'room-plan-log/search'>

/** The columns of a log. */
export const useLogColumns = (kind: LogKind): readonly Column<LogRow>[] => [
  {
    key: 'operationNo',
    sortBy: 'number',
    head: numberHead,
    cell: (row) => row.operationNo,
    right: true,
    phone: 'hidden',
    rank: 1,
    width: 80,
  },
  { key: 'at', sortBy: 'person', head: whenHead, cell: (row) => <When row={row} />, phone: 'second' },
  {
    key: 'origin',
    sortBy: 'origin',
    head: originHead,
    cell: (row) => <OriginMark origin={row.origin} kind={row.kind} />,
    phone: 'hidden',
    rank: 4,
  },
  { key: 'fields', head: whatHead, cell: (row) => <What row={row} />, phone: 'first', cut: true },
  { key: 'places', head: whereHeads[kind], cell: (row) => <Where row={row} kind={kind} />, phone: 'second' },
  { key: 'nights', sortBy: 'nights', head: nightsHead, cell: (row) => <Nights row={row} />, right: true, phone: 'second', min: 196 },
  { key: 'state', head: stateHead, cell: (row) => <UndoState row={row} />, phone: 'end', min: 150 },
]

const When = ({ row }: { row: LogRow }) => {
  const format = useFormat()
  return (
    <>
      <span className={styles['moment']}>{format.moment(row.at, { year: true })}</span>
      <SecondLine>{row.person}</SecondLine>
    </>
  )
}

const What = ({ row }: { row: LogRow }) => {
  const t = useSay()
  const format = useFormat()
  const { value } = useNightWords()
  const { field, night, before, after } = row.first
  const words = t(firstLine, {
    night: `${format.weekday(night)} ${format.shortDate(night)}`,
    before: value(field, before),
    after: value(field, after),
  })
  const fields = [...rateFields, ...roomFields].filter((name) => row.fields.includes(name)).map((name) => t(nightFieldWords[name]))
  // A phone's row has no room for a second line here: what changed is named once, and from what to what stands beside it.
  if (useIsPhone()) return <Line words={`${fields.join(', ')}, ${words}`} />
  return (
    <>
      <Line words={fields.join(', ')} />
      <SecondLine>
        <Line words={words} />
      </SecondLine>
    </>
  )
}

/** One line, cut where there is no room; whole on hover. */
const Line = ({ words }: { words: string }) => (
  <span className={styles['line']} title={words}>
    {words}
  </span>
)

const Where = ({ row, kind }: { row: LogRow; kind: LogKind }) => {
  const t = useSay()
  const format = useFormat()
  const [first] = row.roomTypes
  const more = row.roomTypes.length - 1
  return (
    <>
      <Line words={first === undefined ? '' : t(nameOf(first))} />
      <SecondLine>
        {[...(more > 0 ? [t(moreRooms, { count: more })] : []), ...(kind === 'rates' ? [format.count(row.plans, nouns.plan)] : [])].join(
          ', ',
        )}
      </SecondLine>
    </>
  )
}

const Nights = ({ row }: { row: LogRow }) => {
  const format = useFormat()
  return (
    <>
      {format.count(row.nights, nouns.night)}
      <SecondLine>
        <span className={styles['moment']}>{format.range(row.fromNight, row.toNight)}</span>
      </SecondLine>
    </>
  )
}

const UndoState = ({ row }: { row: Pick<LogRow, 'undoes' | 'undoneBy'> }) => {
  if (row.undoneBy !== null) return <Badge state={{ words: withNumber(undoneBy, row.undoneBy), tone: 'grey', icon: 'arrow-back-up' }} />
  if (row.undoes !== null) return <Badge state={{ words: withNumber(undoes, row.undoes), tone: 'cham', icon: 'arrow-back-up' }} />
  return null
}

const withNumber = (words: Saying, number: number): Saying => ({ vi: speak(words, 'vi', { number }), en: speak(words, 'en', { number }) })

const numberHead = say('Số', 'No.')
const whenHead = say('Lúc, người đổi', 'When and who')
const originHead = say('Nguồn', 'From')
const whatHead = say('Đổi gì', 'What')
const whereHeads: Readonly<Record<LogKind, Saying>> = {
  rates: say('Loại phòng, gói', 'Room types and packages'),
  rooms: say('Loại phòng', 'Room types'),
}
const nightsHead = say('Đêm', 'Nights')
const stateHead = say('Hoàn tác', 'Undo')
const firstLine = say('{night}: {before} → {after}', '{night}: {before} → {after}')
const moreRooms = say('và {count} loại khác', 'and {count} more')
const undoneBy = say('Bị hoàn tác bởi số {number}', 'Undone by no. {number}')
const undoes = say('Đã hoàn tác số {number}', 'Undid no. {number}')
