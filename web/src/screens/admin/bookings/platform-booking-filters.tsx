import { say } from '@innkeeper/protocol/say'
import { plainField } from '#kit/forms/field-state.ts'
import { BookingDayFilter, BookingStateFilter } from '#ui/booking/booking-day-filter.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { FilterBar } from '#ui/lists/filter-bar.tsx'
import { HotelField } from './hotel-field.tsx'
import { PlatformAgentField } from './platform-agent-field.tsx'
import type { PlatformBookingFilter } from './platform-booking-filter.ts'

type PlatformBookingFiltersProps = {
  list: {
    readonly filter: PlatformBookingFilter
    readonly change: (patch: Partial<PlatformBookingFilter>) => void
    readonly clear: () => void
  }
}

/** The filters of the bookings of all properties: words, property, days, agent, status. */
export const PlatformBookingFilters = ({ list: { filter, change, clear } }: PlatformBookingFiltersProps) => (
  <FilterBar
    search={<SearchField words={findWords} example={findExample} value={filter.text} change={(text) => change({ text })} />}
    count={
      [filter.text !== '', filter.hotel, filter.state, filter.from, filter.agent].filter((set) => set !== undefined && set !== false).length
    }
    clear={clear}
  >
    <HotelFilter hotel={filter.hotel} change={change} />
    <BookingDayFilter filter={filter} change={change} />
    <PlatformAgentFilter agent={filter.agent} change={change} />
    <BookingStateFilter state={filter.state} change={(state) => change({ state })} />
  </FilterBar>
)

type HotelFilterProps = { hotel: string | undefined; change: (patch: { hotel: string | undefined }) => void }

/** Of which property bookings are. */
export const HotelFilter = ({ hotel, change }: HotelFilterProps) => (
  <HotelField
    bare
    clearable
    none={anyHotel}
    field={plainField({ label: hotelWords, value: hotel, change: (next) => change({ hotel: next }) })}
  />
)

type AgentFilterProps = { agent: string | undefined; change: (patch: { agent: string | undefined }) => void }

/** Of which agent bookings are. */
export const PlatformAgentFilter = ({ agent, change }: AgentFilterProps) => (
  <PlatformAgentField
    bare
    clearable
    none={anyAgent}
    field={plainField({ label: agentWords, value: agent, change: (next) => change({ agent: next }) })}
  />
)

const findWords = say('Tìm đặt phòng', 'Find a booking')
const findExample = say('Mã, khách, đại lý, điện thoại', 'Code, guest, agent, phone')
const hotelWords = say('Chỗ nghỉ', 'Property')
const anyHotel = say('Mọi chỗ nghỉ', 'Any property')
const agentWords = say('Đại lý', 'Agent')
const anyAgent = say('Mọi đại lý', 'Any agent')
