import { bookingViews } from '@innkeeper/protocol/calls/booking'
import { say, type Saying } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import { ask } from '../../../kit/ask.ts'
import { saveFile } from '../../../kit/save-file.ts'
import { useSession } from '../../../kit/session-context.ts'
import { useAlerts } from '../../../kit/use-alerts.ts'
import { useFormat } from '../../../kit/use-format.ts'
import { useList } from '../../../kit/use-list.ts'
import { useRead } from '../../../kit/use-read.ts'
import { useTitle } from '../../../kit/use-title.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { Page } from '../../../ui/page.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { TableList } from '../../../ui/table-list.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useBookingColumns } from './booking-columns.tsx'
import { bookingFilter, narrowed, type BookingFilter } from './booking-filter.ts'
import { BookingFilters } from './booking-filters.tsx'

/** The bookings of the property: named views with counts, filters in the address, what changed last first. */
export function BookingListScreen() {
  useTitle(title)
  const { property } = useSession()
  const router = useRouter()
  const columns = useBookingColumns()
  const list = useList('booking/get-all', {
    filter: bookingFilter,
    input: (filter, page) => ({ ...narrowed(filter), view: filter.view, ...page }),
  })
  return (
    <Page>
      <PageHead title={title} acts={<ExportBookings filter={list.filter} total={list.total} />} />
      <BookingViews filter={list.filter} />
      <BookingFilters list={list} />
      <TableList
        what={what}
        list={list}
        columns={columns}
        keyOf={(row) => row.code}
        nameOf={(row) => `${row.code}, ${row.guestName}`}
        open={(row) => void router.navigate({ href: paths.booking(property, row.code) })}
        empty={empty}
      />
      <Pager list={list} />
    </Page>
  )
}

function BookingViews({ filter }: { filter: BookingFilter }) {
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

function ExportBookings({ filter, total }: { filter: BookingFilter; total: number }) {
  const { property } = useSession()
  const alerts = useAlerts()
  const format = useFormat()
  const save = async () => {
    const file = await ask('booking/export', { ...narrowed(filter), view: filter.view }, { property })
    saveFile(file.fileName, file.mediaType, file.text)
  }
  return (
    <Button
      words={exportWords}
      values={{ count: format.number(total) }}
      icon="download"
      reason={total === 0 ? nothingToExport : undefined}
      onClick={() => void save().catch(alerts.failure)}
    />
  )
}

const title = say('Đặt phòng', 'Bookings')
const what = say('danh sách đặt phòng', 'the bookings')
const empty = say(
  'Chưa có đặt phòng nào. Đặt phòng mới của đại lý sẽ hiện ở đây.',
  'There is no booking yet. New ones of agents appear here.',
)
const exportWords = say('Xuất {count}', 'Export {count}')
const nothingToExport = say('Không có dòng nào để xuất.', 'There is no row to export.')
const viewsWords = say('Danh sách có sẵn', 'Views')
const viewWords: Readonly<Record<(typeof bookingViews)[number], Saying>> = {
  all: say('Tất cả', 'All'),
  arriving: say('Đến hôm nay', 'Arriving today'),
  inHouse: say('Đang ở', 'In house'),
  owes: say('Còn nợ', 'Owes money'),
  ended: say('Đã huỷ', 'Cancelled and void'),
}
