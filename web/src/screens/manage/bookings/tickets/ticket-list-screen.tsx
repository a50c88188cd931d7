import { ticketBookingSorts, ticketViews } from '@innkeeper/protocol/calls/tickets/ticket-booking'
import { say, type Saying } from '@innkeeper/protocol/say'
import { askFile } from '#kit/calls/files/ask-file.ts'
import { useList } from '#kit/calls/use-list.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { useTicketColumns } from '#ui/booking/tickets/ticket-columns.tsx'
import { ExportButton } from '#ui/lists/export-button.tsx'
import { Listing } from '#ui/lists/listing.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Tabs } from '#ui/page/tabs.tsx'
import { narrowed, ticketFilter, type TicketFilter } from './ticket-filter.ts'
import { TicketFilters } from './ticket-filters.tsx'
import { ticketsTitle } from './ticket-words.ts'

/** The ticket bookings of a park: named views with counts, filters in the address, what changed last first. */
export const TicketListScreen = () => {
  useTitle(ticketsTitle)
  const { property } = useSession()
  const list = useList('ticket-booking/get-all', {
    filter: ticketFilter,
    sorts: ticketBookingSorts,
    input: (filter, page) => ({ ...narrowed(filter), view: filter.view, ...page }),
  })
  const { filter, order } = list
  return (
    <Page>
      <PageHead
        title={ticketsTitle}
        acts={
          <ExportButton
            total={list.total}
            read={(how) => askFile('ticket-booking/export', { ...narrowed(filter), view: filter.view, ...order }, { ...how, property })}
          />
        }
      />
      <TicketViews filter={filter} />
      <Listing
        filters={<TicketFilters list={list} />}
        what={what}
        list={list}
        columns={useTicketColumns()}
        keyOf={(row) => row.code}
        nameOf={(row) => `${row.code}, ${row.guestName}`}
        to={(row) => paths.ticketBooking(property, row.code)}
        order={lastChangedFirst}
        empty={empty}
      />
    </Page>
  )
}

const TicketViews = ({ filter: { view, ...filter } }: { filter: TicketFilter }) => {
  const { property } = useSession()
  const counts = useRead('ticket-booking/view-counts', narrowed({ ...filter, view }), { keep: true })
  const search = { ...filter, dates: filter.from === undefined ? undefined : filter.dates }
  return (
    <Tabs
      words={viewsWords}
      current={view}
      tabs={ticketViews.map((one) => ({
        key: one,
        words: viewWords[one],
        to: paths.ticketBookings(property, { ...search, view: one === 'all' ? undefined : one }),
        count: counts.data?.[one],
      }))}
    />
  )
}

const what = say('danh sách đặt vé', 'the ticket bookings')
const empty = say(
  'Chưa có đặt vé nào. Đặt vé mới của đại lý sẽ hiện ở đây.',
  'There is no ticket booking yet. New ones of agents appear here.',
)
const lastChangedFirst = say('mới thay đổi xếp trước', 'last changed first')
const viewsWords = say('Danh sách có sẵn', 'Views')
const viewWords: Readonly<Record<(typeof ticketViews)[number], Saying>> = {
  all: say('Tất cả', 'All'),
  today: say('Dùng được hôm nay', 'Valid today'),
  owes: say('Còn nợ', 'Owes money'),
  ended: say('Đã huỷ', 'Cancelled and void'),
}
