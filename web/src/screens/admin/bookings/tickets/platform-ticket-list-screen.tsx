import { mostBookingsCounted } from '@innkeeper/protocol/calls/platform/bookings'
import { platformTicketSorts } from '@innkeeper/protocol/calls/platform/ticket-bookings'
import { say } from '@innkeeper/protocol/say'
import { ticketStateWords } from '@innkeeper/protocol/words/sale/ticket-words'
import { askFile } from '#kit/calls/files/ask-file.ts'
import { useList } from '#kit/calls/use-list.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { BookingStateFilter } from '#ui/booking/booking-day-filter.tsx'
import { TicketDayFilter } from '#ui/booking/tickets/ticket-day-filter.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { ExportButton } from '#ui/lists/export-button.tsx'
import { FilterBar } from '#ui/lists/filter-bar.tsx'
import { Listing } from '#ui/lists/listing.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { HotelFilter, PlatformAgentFilter } from '../platform-booking-filters.tsx'
import { PlatformBookingTabs } from '../platform-booking-tabs.tsx'
import { usePlatformTicketColumns } from './platform-ticket-columns.tsx'
import { narrowed, platformTicketFilter, type PlatformTicketFilter } from './platform-ticket-filter.ts'

/** The ticket bookings of all parks that the administrator may see, what changed last first. */
export const PlatformTicketListScreen = () => {
  useTitle(title)
  const { property } = useSession()
  const list = useList('supplier/booking/get-ticket-all', {
    filter: platformTicketFilter,
    sorts: platformTicketSorts,
    input: (filter, page) => ({ ...narrowed(filter), ...page }),
  })
  return (
    <Page>
      <PageHead
        title={title}
        acts={
          <ExportButton
            total={list.total}
            most={mostBookingsCounted}
            read={(how) => askFile('supplier/booking/export-ticket', { ...narrowed(list.filter), ...list.order }, { ...how, property })}
          />
        }
      />
      <PlatformBookingTabs current="tickets" />
      <Listing
        filters={<PlatformTicketFilters list={list} />}
        what={what}
        list={list}
        columns={usePlatformTicketColumns()}
        keyOf={(row) => row.code}
        nameOf={(row) => `${row.code}, ${row.guestName}`}
        to={(row) => paths.adminTicketBooking(row.code)}
        order={lastChangedFirst}
        most={mostBookingsCounted}
        empty={empty}
      />
    </Page>
  )
}

type FiltersProps = {
  list: {
    readonly filter: PlatformTicketFilter
    readonly change: (patch: Partial<PlatformTicketFilter>) => void
    readonly clear: () => void
  }
}

/** The filters of the ticket bookings of all parks: words, park, days, agent, status. */
const PlatformTicketFilters = ({ list: { filter, change, clear } }: FiltersProps) => {
  const set = [filter.text === '' ? undefined : filter.text, filter.hotel, filter.state, filter.from, filter.agent]
  return (
    <FilterBar
      search={<SearchField words={findWords} example={findExample} value={filter.text} change={(text) => change({ text })} />}
      count={set.filter((part) => part !== undefined).length}
      clear={clear}
    >
      <HotelFilter hotel={filter.hotel} change={change} />
      <TicketDayFilter filter={filter} change={change} />
      <PlatformAgentFilter agent={filter.agent} change={change} />
      <BookingStateFilter state={filter.state} words={ticketStateWords} change={(state) => change({ state })} />
    </FilterBar>
  )
}

const title = say('Đặt vé', 'Ticket bookings')
const what = say('đặt vé của mọi công viên', 'the ticket bookings of all parks')
const empty = say('Chưa có đặt vé nào ở các công viên.', 'No park has a ticket booking yet.')
const lastChangedFirst = say('mới thay đổi xếp trước', 'last changed first')
const findWords = say('Tìm đặt vé', 'Find a ticket booking')
const findExample = say('Mã, dòng vé, khách, đại lý, điện thoại', 'Code, line, guest, agent, phone')
