import { hotelSorts, hotelViews } from '@innkeeper/protocol/calls/platform/hotel-list'
import { say, type Saying } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { askFile, type FileAsk } from '#kit/calls/files/ask-file.ts'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { useSession } from '#kit/session/session-context.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { useList } from '#kit/calls/use-list.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { paths } from '#paths.ts'
import { HeadAct } from '#ui/buttons/head-act.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { ExportButton } from '#ui/lists/export-button.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Listing } from '#ui/lists/listing.tsx'
import { Tabs } from '#ui/page/tabs.tsx'
import { useHotelColumns } from './hotel-columns.tsx'
import { hotelFilter, narrowed, type HotelFilter } from './hotel-filter.ts'
import { HotelFilters } from './hotel-filters.tsx'

/** Every property of the platform: what waits for a person first, and the order in which they are shown. */
export const HotelListScreen = () => {
  const { property } = useSession()
  const { language } = useLanguage()
  const columns = useHotelColumns()
  const list = useList('supplier/get-all-hotel', {
    sorts: hotelSorts,
    filter: hotelFilter,
    input: (filter, page) => ({ ...narrowed(filter), view: filter.view, ...page }),
  })
  const file = (how: FileAsk) =>
    askFile('supplier/export-hotel', { ...narrowed(list.filter), view: list.filter.view, ...list.order }, { ...how, property })
  return (
    <Page>
      <PageHead title={title} acts={<Acts total={list.total} file={file} />} />
      <Views filter={list.filter} />
      <Listing
        filters={<HotelFilters list={list} />}
        what={what}
        list={list}
        columns={columns}
        keyOf={(row) => row.id}
        nameOf={(row) => `${language === 'vi' ? row.nameVi : row.nameEn}, ${row.code}`}
        to={(row) => paths.adminHotel(row.id)}
        empty={emptyWords[list.filter.view]}
      />
    </Page>
  )
}

const Acts = ({ total, file }: { total: number; file: ComponentProps<typeof ExportButton>['read'] }) => {
  const router = useRouter()
  return (
    <>
      <HeadAct words={orderWords} icon="selector" onClick={() => void router.navigate({ href: paths.adminOrder() })} />
      <ExportButton total={total} read={file} />
    </>
  )
}

const Views = ({ filter }: { filter: HotelFilter }) => {
  const t = useSay()
  const format = useFormat()
  const counts = useRead('supplier/hotel-counts', narrowed(filter), { keep: true })
  const search = { text: filter.text, kind: filter.kind, state: filter.state }
  const overdue = counts.data?.overdue ?? 0
  return (
    <>
      {overdue > 0 && (
        <Banner tone="red" icon="clock-exclamation">
          {t(overdueWords, { count: format.number(overdue) })}
        </Banner>
      )}
      <Tabs
        words={viewsWords}
        current={filter.view}
        tabs={hotelViews.map((view) => ({
          key: view,
          words: viewWords[view],
          to: paths.adminHotels({ ...search, view: view === 'all' ? undefined : view }),
          count: counts.data?.[view],
        }))}
      />
    </>
  )
}

type View = (typeof hotelViews)[number]

const title = say('Danh sách khách sạn', 'Hotels')
const orderWords = say('Xếp thứ tự', 'Put in order')
const what = say('danh sách khách sạn', 'the hotels')
const viewsWords = say('Danh sách có sẵn', 'Views')
const overdueWords = say('{count} giấy phép quá hạn xác minh 48 giờ.', 'Certificates not verified within 48 hours: {count}.')
const viewWords: Readonly<Record<View, Saying>> = {
  verify: say('Chờ xác minh', 'To verify'),
  approve: say('Chờ duyệt', 'Awaiting approval'),
  onsite: say('Đang bán', 'On sale'),
  all: say('Tất cả', 'All'),
}
const emptyWords: Readonly<Record<View, Saying>> = {
  verify: say(
    'Không có giấy phép nào chờ xác minh. Đăng ký mới sẽ hiện ở đây.',
    'No certificate waits for verification. New registrations appear here.',
  ),
  approve: say('Không có chỗ nghỉ nào chờ duyệt.', 'No property awaits approval.'),
  onsite: say('Chưa có chỗ nghỉ nào đang bán.', 'No property is on sale yet.'),
  all: say('Chưa có chỗ nghỉ nào. Chỗ nghỉ đăng ký sẽ hiện ở đây.', 'There is no property yet. Those that register appear here.'),
}
