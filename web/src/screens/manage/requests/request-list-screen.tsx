import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { askFile } from '#kit/calls/files/ask-file.ts'
import { useList } from '#kit/calls/use-list.ts'
import { useLanguage } from '#kit/language/language.tsx'
import { useTitle } from '#kit/page/use-title.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { ExportButton } from '#ui/lists/export-button.tsx'
import { Listing } from '#ui/lists/listing.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { AnswerDialog } from './offers/answer-dialog.tsx'
import { useRequestColumns } from './request-columns.tsx'
import { narrowed, requestFilter } from './request-filter.ts'
import { RequestFilters } from './request-filters.tsx'
import { RequestTabs, requestsTitle as title } from './request-tabs.tsx'

/** What agents ask for, the newest first; those that wait are answered from here. */
export const RequestListScreen = () => {
  useTitle(title)
  const { property } = useSession()
  const { language } = useLanguage()
  const [answering, setAnswering] = useState<string | null>(null)
  const columns = useRequestColumns(setAnswering)
  const list = useList('request-booking/search', { filter: requestFilter, input: (filter, page) => ({ ...narrowed(filter), ...page }) })
  return (
    <Page>
      <PageHead
        title={title}
        acts={
          <ExportButton total={list.total} read={(how) => askFile('request-booking/report', narrowed(list.filter), { ...how, property })} />
        }
      />
      <RequestTabs current="requests" />
      <Listing
        filters={<RequestFilters list={list} />}
        what={what}
        list={list}
        columns={columns}
        keyOf={(row) => row.requestCode}
        nameOf={(row) => `${row.requestCode}, ${row.agents.find(({ lang }) => lang === language)?.name ?? ''}`}
        to={(row) => paths.bookingRequest(property, row.requestCode)}
        order={newestFirst}
        empty={empty}
      />
      {answering !== null && <AnswerDialog code={answering} onClose={() => setAnswering(null)} />}
    </Page>
  )
}

const what = say('danh sách yêu cầu đặt phòng', 'the booking requests')
const newestFirst = say('mới nhất xếp trước', 'newest first')
const empty = say('Chưa có yêu cầu nào. Yêu cầu mới của đại lý sẽ hiện ở đây.', 'There is no request yet. New ones of agents appear here.')
