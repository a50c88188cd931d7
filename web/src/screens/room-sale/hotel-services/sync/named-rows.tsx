import { namedServiceFields } from '@innkeeper/protocol/calls/room-sale/hotel-service-sync'
import { startOf } from '@innkeeper/protocol/changes-of'
import { labelOf } from '@innkeeper/protocol/field'
import { say } from '@innkeeper/protocol/say'
import type { Read } from '#kit/calls/use-read.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFieldText } from '#record/field-text.ts'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { TableList, type Column } from '#ui/lists/table/table-list.tsx'
import { Badge } from '#ui/page/badge.tsx'
import { serviceTexts } from '../hotel-service-texts.ts'
import { isApplicable, looks, type NamedRow, type NamedServices } from './named-rows-shown.ts'
import styles from './sync.module.css'

type NamedRowsProps = {
  read: Read<NamedServices>
  rows: readonly NamedRow[]
  filtered: boolean
  clear: () => void
  /** Null for somebody who may not apply rows. */
  ticks: Ticks | null
}

type Ticks = { readonly ticked: readonly string[]; readonly tick: (code: string, on: boolean) => void }

/** The services of the list and of the property, each with its state, what it would become, or what is wrong. */
export const NamedRows = ({ read, rows, filtered, clear, ticks }: NamedRowsProps) => {
  const { loading, old, error, readAt, again } = read
  const columns = useNamedColumns()
  return (
    <TableList
      what={what}
      list={{ rows, loading, old, error, readAt, again, filtered, clear, size: 10 }}
      columns={ticks === null ? columns : [tickColumn(ticks), ...columns]}
      keyOf={keyOf}
      empty={empty}
    />
  )
}

// A code that a file has twice is there twice, and one of both is wrong.
const keyOf = ({ line, code }: NamedRow): string => `${line ?? ''} ${code}`

const tickColumn = (ticks: Ticks): Column<NamedRow> => ({
  key: 'tick',
  head: say('Chọn', 'Tick'),
  width: 80,
  phone: 'before',
  cell: (row) => isApplicable(row) && <Tick row={row} {...ticks} />,
})

const Tick = ({ row, ticked, tick }: { row: NamedRow } & Ticks) => {
  const t = useSay()
  const field = plainField({
    name: `tick ${row.code}`,
    label: tickWords,
    value: ticked.includes(row.code),
    change: (on) => tick(row.code, on ?? false),
  })
  return (
    <CheckField field={field}>
      <span className="hidden-words">{t(tickWords, { code: row.code })}</span>
    </CheckField>
  )
}

const useNamedColumns = (): readonly Column<NamedRow>[] => {
  const t = useSay()
  return [
    { key: 'code', head: say('Mã', 'Code'), min: 110, phone: 'first', cell: ({ code }) => <code>{code}</code> },
    { key: 'name', head: say('Dịch vụ', 'Service'), cut: true, min: 160, phone: 'second', cell: ({ name }) => t(name) },
    {
      key: 'state',
      head: say('Trạng thái', 'Status'),
      width: 150,
      phone: 'end',
      rank: 1,
      cell: ({ state }) => <Badge state={looks[state]} />,
    },
    {
      key: 'change',
      head: say('Sẽ thế nào', 'What would change'),
      min: 280,
      phone: 'second',
      rank: 1,
      cell: (row) => <Change row={row} />,
    },
    {
      key: 'line',
      head: say('Dòng', 'Row'),
      width: 80,
      right: true,
      phone: 'hidden',
      cell: ({ line }) => line ?? '–',
    },
  ]
}

const Change = ({ row: { state, before, after, problems } }: { row: NamedRow }) => {
  const t = useSay()
  const text = useFieldText(namedServiceFields, serviceTexts)
  if (state === 'wrong') {
    return (
      <ul className={styles['changes']} data-wrong>
        {problems.map(({ field, words }) => (
          <li key={`${field.en} ${words.en}`}>{t(words)}</li>
        ))}
      </ul>
    )
  }
  if (after === null) return state === 'missing' ? t(alreadyOff) : '–'
  const names = namedServiceFields.keyof().options.filter((name) => isTold(name, after[name], before === null))
  return (
    <ul className={styles['changes']}>
      {names.map((name) => (
        <li key={name}>
          {t(labelOf(namedServiceFields.shape[name]))}: {before !== null && <del>{text(name, before)}</del>} <ins>{text(name, after)}</ins>
        </li>
      ))}
    </ul>
  )
}

/** Of a new service its names stand beside, and what any new service has is not worth a line; what another one loses is. */
const isTold = (name: Name, value: unknown, isNew: boolean): boolean => {
  if (value === undefined) return false
  return !isNew || !(name === 'nameVi' || name === 'nameEn' || JSON.stringify(value) === JSON.stringify(startOf(fieldIn(name))))
}

type Name = keyof typeof namedServiceFields.shape

const fieldIn = (name: Name) => namedServiceFields.shape[name].unwrap()

const what = say('danh sách để so', 'the list to compare')
const empty = say(
  'Chưa có danh sách nào. Tải tệp hiện có về, sửa hoặc thay bằng tệp của hệ thống kia, rồi tải lên.',
  'There is no list yet. Download the file of your services, change it or take the other system’s, and upload it.',
)
const tickWords = say('Chọn {code}', 'Tick {code}')
const alreadyOff = say('Đã ngừng bán.', 'Off sale already.')
