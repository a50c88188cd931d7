import { bookingStateWords } from '@innkeeper/protocol/words/booking-words'
import { bookingDates } from '@innkeeper/protocol/calls/manage/booking'
import { say, type Saying } from '@innkeeper/protocol/say'
import { bookingStates, type BookingState } from '@innkeeper/rules/booking/booking-states'
import { plainField } from '#kit/forms/field-state.ts'
import { DateRangeField } from '#ui/fields/range/date-range-field.tsx'
import type { DayRange } from '#ui/fields/range/use-range-text.ts'
import { FilterBar } from '#ui/lists/filter-bar.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { AgentField } from '#ui/property/agent-field.tsx'
import type { BookingFilter } from './booking-filter.ts'

type BookingFiltersProps = {
  list: { readonly filter: BookingFilter; readonly change: (patch: Partial<BookingFilter>) => void; readonly clear: () => void }
}

/** The filters of the bookings: words, days, agent, status. */
export const BookingFilters = ({ list: { filter, change, clear } }: BookingFiltersProps) => (
  <FilterBar
    search={<SearchField words={findWords} example={findExample} value={filter.text} change={(text) => change({ text })} />}
    count={[filter.text !== '', filter.state, filter.from, filter.agent].filter((set) => set !== undefined && set !== false).length}
    clear={clear}
  >
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
    <AgentFilter agent={filter.agent} change={(agent) => change({ agent })} />
    <SelectField
      bare
      field={plainField<BookingState | 'all'>({
        label: stateWords,
        value: filter.state ?? 'all',
        change: (state) => change({ state: state === 'all' ? undefined : state }),
      })}
      choices={[anyState, ...bookingStates.map((value) => ({ value, words: bookingStateWords[value] }))]}
    />
  </FilterBar>
)

const AgentFilter = ({ agent, change }: { agent: string | undefined; change: (agent: string | undefined) => void }) => (
  <AgentField bare clearable none={anyAgent} field={plainField({ label: agentWords, value: agent, change })} />
)

const findWords = say('Tìm đặt phòng', 'Find a booking')
const findExample = say('Mã, khách, đại lý, điện thoại', 'Code, guest, agent, phone')
const dateKindWords = say('Lọc theo ngày', 'Filter by date of')
const agentWords = say('Đại lý', 'Agent')
const stateWords = say('Trạng thái', 'Status')
const anyState = { value: 'all', words: say('Mọi trạng thái', 'Any status') } as const
const anyAgent = say('Mọi đại lý', 'Any agent')
const dateWords: Readonly<Record<(typeof bookingDates)[number], Saying>> = {
  checkIn: say('Ngày nhận phòng', 'Check-in'),
  checkOut: say('Ngày trả phòng', 'Check-out'),
  booked: say('Ngày đặt', 'Date booked'),
}
