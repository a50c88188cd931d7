import { say } from '@innkeeper/protocol/say'
import { ticketStateWords } from '@innkeeper/protocol/words/sale/ticket-words'
import { BookingStateFilter } from '#ui/booking/booking-day-filter.tsx'
import { TicketDayFilter } from '#ui/booking/tickets/ticket-day-filter.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { FilterBar } from '#ui/lists/filter-bar.tsx'
import { AgentFilter } from '../booking-filters.tsx'
import type { TicketFilter } from './ticket-filter.ts'

type TicketFiltersProps = {
  list: { readonly filter: TicketFilter; readonly change: (patch: Partial<TicketFilter>) => void; readonly clear: () => void }
}

/** The filters of the ticket bookings: words, days, agent, status. */
export const TicketFilters = ({ list: { filter, change, clear } }: TicketFiltersProps) => (
  <FilterBar
    search={<SearchField words={findWords} example={findExample} value={filter.text} change={(text) => change({ text })} />}
    count={[filter.text !== '', filter.state, filter.from, filter.agent].filter((set) => set !== undefined && set !== false).length}
    clear={clear}
  >
    <TicketDayFilter filter={filter} change={change} />
    <AgentFilter agent={filter.agent} change={(agent) => change({ agent })} />
    <BookingStateFilter state={filter.state} words={ticketStateWords} change={(state) => change({ state })} />
  </FilterBar>
)

const findWords = say('Tìm đặt vé', 'Find a ticket booking')
const findExample = say('Mã, số vé, khách, đại lý, điện thoại', 'Code, ticket number, guest, agent, phone')
