import { recordKindWords, type DiaryLog, type RecordKind } from '@innkeeper/protocol/diary/record-kinds'
import { say } from '@innkeeper/protocol/say'
import { plainField } from '#kit/forms/field-state.ts'
import { DateRangeField } from '#ui/fields/range/date-range-field.tsx'
import type { DayRange } from '#ui/fields/range/use-range-text.ts'
import { SearchField } from '#ui/fields/search-field.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { FilterBar } from '#ui/lists/filter-bar.tsx'
import styles from '../log-filters.module.css'
import { filtersSet, kindsOf, type DiaryFilter } from './diary-filter.ts'

type DiaryFiltersProps = { log: DiaryLog; filter: DiaryFilter; change: (patch: Partial<DiaryFilter>) => void; clear: () => void }

/** The filters of the diary: name or act, person, what it is about, days. */
export const DiaryFilters = ({ log, filter, change, clear }: DiaryFiltersProps) => {
  const kind = plainField<RecordKind>({
    label: kindWords,
    value: filter.kind === '' ? undefined : filter.kind,
    change: (next) => change({ kind: next ?? '' }),
  })
  const days = plainField<DayRange>({
    label: daysWords,
    value: { from: orNone(filter.fromDate), to: orNone(filter.toDate) },
    change: (next) => change({ fromDate: next?.from ?? '', toDate: next?.to ?? '' }),
  })
  const choices = kindsOf[log].map((value) => ({ value, words: recordKindWords[value] }))
  return (
    <FilterBar count={filtersSet(filter)} clear={clear}>
      <div className={styles['person']}>
        <SearchField labelled words={textWords} example={textExample} value={filter.text} change={(text) => change({ text })} />
      </div>
      <div className={styles['person']}>
        <SearchField labelled words={personWords} example={personExample} value={filter.person} change={(person) => change({ person })} />
      </div>
      <div className={styles['choice']}>
        <SelectField field={kind} choices={choices} none={allWords} clearable searchable />
      </div>
      <div className={styles['days']}>
        <DateRangeField kind="past" field={days} clearable />
      </div>
    </FilterBar>
  )
}

const orNone = (text: string): string | undefined => (text === '' ? undefined : text)

const textWords = say('Tên hoặc việc', 'Name or action')
const textExample = say('Phòng, gói, mã đặt phòng…', 'Room, package, booking code…')
const personWords = say('Người đổi', 'Changed by')
const personExample = say('Tên, không cần dấu', 'Name, with or without diacritics')
const kindWords = say('Về', 'About')
const daysWords = say('Đổi trong ngày', 'Changed on')
const allWords = say('Tất cả', 'All')
