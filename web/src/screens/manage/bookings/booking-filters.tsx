import { say } from '@innkeeper/protocol/say'
import { plainField } from '#kit/forms/field-state.ts'
import { BookingDayFilter, BookingStateFilter } from '#ui/booking/booking-day-filter.tsx'
import { FilterBar } from '#ui/lists/filter-bar.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
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
    <BookingDayFilter filter={filter} change={change} />
    <AgentFilter agent={filter.agent} change={(agent) => change({ agent })} />
    <BookingStateFilter state={filter.state} change={(state) => change({ state })} />
  </FilterBar>
)

/** Of which agent bookings are. */
export const AgentFilter = ({ agent, change }: { agent: string | undefined; change: (agent: string | undefined) => void }) => (
  <AgentField bare clearable none={anyAgent} field={plainField({ label: agentWords, value: agent, change })} />
)

const findWords = say('Tìm đặt phòng', 'Find a booking')
const findExample = say('Mã, khách, đại lý, điện thoại', 'Code, guest, agent, phone')
const agentWords = say('Đại lý', 'Agent')
const anyAgent = say('Mọi đại lý', 'Any agent')
