import { mostBookingsCounted, platformBookingSorts } from '@innkeeper/protocol/calls/platform/bookings'
import { say } from '@innkeeper/protocol/say'
import { askFile } from '#kit/calls/files/ask-file.ts'
import { useList } from '#kit/calls/use-list.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { ExportButton } from '#ui/lists/export-button.tsx'
import { Listing } from '#ui/lists/listing.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { usePlatformBookingColumns } from './platform-booking-columns.tsx'
import { narrowed, platformBookingFilter } from './platform-booking-filter.ts'
import { PlatformBookingFilters } from './platform-booking-filters.tsx'
import { PlatformBookingTabs } from './platform-booking-tabs.tsx'

/** The bookings of all properties that the administrator may see, what changed last first. */
export const PlatformBookingListScreen = () => {
  useTitle(title)
  const { property } = useSession()
  const columns = usePlatformBookingColumns()
  const list = useList('supplier/booking/get-all', {
    filter: platformBookingFilter,
    sorts: platformBookingSorts,
    input: (filter, page) => ({ ...narrowed(filter), ...page }),
  })
  const { from, dates } = list.filter
  const ownOrder = from === undefined ? lastChangedFirst : dates === 'booked' ? byBooked : byDay
  return (
    <Page>
      <PageHead
        title={title}
        acts={
          <ExportButton
            total={list.total}
            most={mostBookingsCounted}
            read={(how) => askFile('supplier/booking/export', { ...narrowed(list.filter), ...list.order }, { ...how, property })}
          />
        }
      />
      <PlatformBookingTabs current="rooms" />
      <Listing
        filters={<PlatformBookingFilters list={list} />}
        what={what}
        list={list}
        columns={columns}
        keyOf={(row) => row.code}
        nameOf={(row) => `${row.code}, ${row.guestName}`}
        to={(row) => paths.adminBooking(row.code)}
        order={ownOrder}
        most={mostBookingsCounted}
        empty={empty}
      />
    </Page>
  )
}

const title = say('Đặt phòng', 'Bookings')
const what = say('đặt phòng của mọi chỗ nghỉ', 'the bookings of all properties')
const empty = say('Chưa có đặt phòng nào ở các chỗ nghỉ.', 'No property has a booking yet.')
const lastChangedFirst = say('mới thay đổi xếp trước', 'last changed first')
const byDay = say('xếp theo ngày đang lọc', 'in the order of the filtered date')
const byBooked = say('xếp theo lúc đặt', 'in the order of booking')
