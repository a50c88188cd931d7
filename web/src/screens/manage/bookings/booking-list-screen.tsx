import { bookingSorts, bookingViews } from '@innkeeper/protocol/calls/manage/booking'
import { say, type Saying } from '@innkeeper/protocol/say'
import { askFile } from '#kit/calls/files/ask-file.ts'
import { useSession } from '#kit/session/session-context.ts'
import { useList } from '#kit/calls/use-list.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { paths } from '#paths.ts'
import { ExportButton } from '#ui/lists/export-button.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Listing } from '#ui/lists/listing.tsx'
import { Tabs } from '#ui/page/tabs.tsx'
import { useBookingColumns } from '#ui/booking/booking-columns.tsx'
import { bookingFilter, narrowed, type BookingFilter } from './booking-filter.ts'
import { BookingFilters } from './booking-filters.tsx'

/** The bookings of the property: named views with counts, filters in the address, what changed last first. */
export const BookingListScreen = () => {
  useTitle(title)
  const { property } = useSession()
  const columns = useBookingColumns()
  const list = useList('booking/get-all', {
    filter: bookingFilter,
    sorts: bookingSorts,
    input: (filter, page) => ({ ...narrowed(filter), view: filter.view, ...page }),
  })
  return (
    <Page>
      <PageHead
        title={title}
        acts={
          <ExportButton
            total={list.total}
            read={(how) =>
              askFile('booking/export', { ...narrowed(list.filter), view: list.filter.view, ...list.order }, { ...how, property })
            }
          />
        }
      />
      <BookingViews filter={list.filter} />
      <Listing
        filters={<BookingFilters list={list} />}
        what={what}
        list={list}
        columns={columns}
        keyOf={(row) => row.code}
        nameOf={(row) => `${row.code}, ${row.guestName}`}
        to={(row) => paths.booking(property, row.code)}
        order={lastChangedFirst}
        empty={empty}
      />
    </Page>
  )
}

const BookingViews = ({ filter }: { filter: BookingFilter }) => {
  const { property } = useSession()
  const counts = useRead('booking/view-counts', narrowed(filter), { keep: true })
  const search = {
    text: filter.text,
    state: filter.state,
    dates: filter.from === undefined ? undefined : filter.dates,
    from: filter.from,
    to: filter.to,
    agent: filter.agent,
  }
  return (
    <Tabs
      words={viewsWords}
      current={filter.view}
      tabs={bookingViews.map((view) => ({
        key: view,
        words: viewWords[view],
        to: paths.bookings(property, { ...search, view: view === 'all' ? undefined : view }),
        count: counts.data?.[view],
      }))}
    />
  )
}

const title = say('Đặt phòng', 'Bookings')
const what = say('danh sách đặt phòng', 'the bookings')
const empty = say(
  'Chưa có đặt phòng nào. Đặt phòng mới của đại lý sẽ hiện ở đây.',
  'There is no booking yet. New ones of agents appear here.',
)
const lastChangedFirst = say('mới thay đổi xếp trước', 'last changed first')
const viewsWords = say('Danh sách có sẵn', 'Views')
const viewWords: Readonly<Record<(typeof bookingViews)[number], Saying>> = {
  all: say('Tất cả', 'All'),
  arriving: say('Đến hôm nay', 'Arriving today'),
  inHouse: say('Đang ở', 'In house'),
  owes: say('Còn nợ', 'Owes money'),
  ended: say('Đã huỷ', 'Cancelled and void'),
}
