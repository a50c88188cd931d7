import { bookingDates } from '@innkeeper/protocol/calls/manage/booking'
import { say, type Saying } from '@innkeeper/protocol/say'
import { bookingStateWords } from '@innkeeper/protocol/words/sale/booking-words'
import { bookingStates, type BookingState } from '@innkeeper/rules/booking/booking-states'
import { plainField } from '#kit/forms/field-state.ts'
import { DateRangeField } from '../fields/range/date-range-field.tsx'
import type { DayRange } from '../fields/range/use-range-text.ts'
import { SelectField } from '../fields/choice/select-field.tsx'

type Days = {
  readonly dates: (typeof bookingDates)[number]
  readonly from?: string | undefined
  readonly to?: string | undefined
}
type DayFilterProps = { filter: Days; change: (patch: Partial<Days>) => void }

/** By which of a booking's dates, and from when to when. */
export const BookingDayFilter = ({ filter, change }: DayFilterProps) => (
  <>
    <SelectField
      bare
      field={plainField({ label: dateKindWords, value: filter.dates, change: (dates) => change({ dates: dates ?? 'checkIn' }) })}
      choices={bookingDates.map((value) => ({ value, words: dateWords[value] }))}
    />
    <DateRangeField
      kind="days"
      bare
      clearable
      field={plainField<DayRange>({
        label: dateWords[filter.dates],
        value: filter.from === undefined ? undefined : { from: filter.from, to: filter.to },
        change: (range) => change({ from: range?.from, to: range?.to }),
      })}
    />
  </>
)

type StateFilterProps = {
  state: BookingState | undefined
  change: (state: BookingState | undefined) => void
  /** What the statuses are called, where they are not those of rooms. */
  words?: Readonly<Record<BookingState, Saying>>
}

/** In which status a booking is. */
export const BookingStateFilter = ({ state, change, words = bookingStateWords }: StateFilterProps) => (
  <SelectField
    bare
    field={plainField<BookingState | 'all'>({
      label: stateWords,
      value: state ?? 'all',
      change: (next) => change(next === 'all' ? undefined : next),
    })}
    choices={[anyState, ...bookingStates.map((value) => ({ value, words: words[value] }))]}
  />
)

const dateKindWords = say('Lọc theo ngày', 'Filter by date of')
const stateWords = say('Trạng thái', 'Status')
const anyState = { value: 'all', words: say('Mọi trạng thái', 'Any status') } as const
const dateWords: Readonly<Record<(typeof bookingDates)[number], Saying>> = {
  checkIn: say('Ngày nhận phòng', 'Check-in'),
  checkOut: say('Ngày trả phòng', 'Check-out'),
  booked: say('Ngày đặt', 'Date booked'),
}
