import { originWords } from '@innkeeper/protocol/rates/operation-words'
import { origins } from '@innkeeper/protocol/rates/night-fields'
import { say } from '@innkeeper/protocol/say'
import { plainField } from '#kit/forms/field-state.ts'
import { nameOf } from '#kit/language/names.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { DateRangeField } from '#ui/fields/range/date-range-field.tsx'
import type { DayRange } from '#ui/fields/range/use-range-text.ts'
import { FilterBar } from '#ui/lists/filter-bar.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { filtersSet, type LogFilter } from './log-filter.ts'
import { logs, type LogKind } from './log-kind.ts'
import styles from './log-filters.module.css'

type LogFiltersProps = { kind: LogKind; filter: LogFilter; change: (patch: Partial<LogFilter>) => void; clear: () => void }

/** The filters of a log: days of change, nights, room type, plan, person and where it came from. */
export const LogFilters = ({ kind, filter, change, clear }: LogFiltersProps) => {
  const choices = useChoices(kind, filter)
  const changed = rangeField(changedOn, { from: filter.fromDate, to: filter.toDate }, (days) =>
    change({ fromDate: days.from, toDate: days.to }),
  )
  const nights = rangeField(nightsWords, { from: filter.fromNight, to: filter.toNight }, (days) =>
    change({ fromNight: days.from, toNight: days.to }),
  )
  const room = plainField<string>({
    label: roomWords,
    value: orNone(filter.roomTypeId),
    change: (roomTypeId = '') => change({ roomTypeId, roomPlanId: '' }),
  })
  const plan = plainField<string>({
    label: planWords,
    value: orNone(filter.roomPlanId),
    change: (roomPlanId = '') => change({ roomPlanId }),
  })
  const origin = plainField<(typeof origins)[number]>({
    label: originLabel,
    value: filter.origin === '' ? undefined : filter.origin,
    change: (value) => change({ origin: value ?? '' }),
  })
  return (
    <FilterBar count={filtersSet(filter)} clear={clear}>
      <div className={styles['person']}>
        <SearchField labelled words={personWords} example={personExample} value={filter.person} change={(person) => change({ person })} />
      </div>
      <div className={styles['days']}>
        <DateRangeField kind="past" field={changed} clearable />
      </div>
      <div className={styles['days']}>
        <DateRangeField kind="days" field={nights} clearable />
      </div>
      <div className={styles['choice']}>
        <SelectField field={room} choices={choices.rooms} none={allWords} clearable searchable />
      </div>
      {kind === 'rates' && (
        <div className={styles['choice']}>
          <SelectField field={plan} choices={choices.plans} none={allWords} clearable searchable />
        </div>
      )}
      <div className={styles['short']}>
        <SelectField field={origin} choices={originChoices} none={allWords} clearable />
      </div>
    </FilterBar>
  )
}

const useChoices = (kind: LogKind, { roomTypeId }: LogFilter) => {
  const tree = useRead(logs[kind].names, {}, { freshFor }).data ?? []
  const shown = roomTypeId === '' ? tree : tree.filter((room) => room.id === roomTypeId)
  return {
    rooms: tree.map((room) => ({ value: room.id, words: nameOf(room) })),
    plans: shown.flatMap((room) =>
      room.plans.map((plan) => ({
        value: plan.roomPlanId,
        words: roomTypeId === '' ? { vi: `${room.nameVi}, ${plan.nameVi}`, en: `${room.nameEn}, ${plan.nameEn}` } : nameOf(plan),
      })),
    ),
  }
}

const freshFor = 60_000

type Days = { readonly from: string; readonly to: string }

const rangeField = (label: typeof changedOn, { from, to }: Days, change: (days: Days) => void) =>
  plainField<DayRange>({
    label,
    value: { from: orNone(from), to: orNone(to) },
    change: (days) => change({ from: days?.from ?? '', to: days?.to ?? '' }),
  })

const orNone = (text: string): string | undefined => (text === '' ? undefined : text)

const changedOn = say('Ngày đổi', 'Changed on')
const nightsWords = say('Đêm', 'Nights')
const roomWords = say('Loại phòng', 'Room type')
const planWords = say('Gói', 'Package')
const personWords = say('Người đổi', 'Changed by')
const personExample = say('Họ tên', 'A name')
const allWords = say('Tất cả', 'All')
const originLabel = say('Nguồn', 'From')
const originChoices = origins.map((value) => ({ value, words: originWords[value] }))
