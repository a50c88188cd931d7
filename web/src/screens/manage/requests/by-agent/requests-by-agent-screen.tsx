import { requestAgentSorts } from '@innkeeper/protocol/calls/manage/requests-by-agent'
import { say } from '@innkeeper/protocol/say'
import { z } from 'zod'
import { askFile } from '#kit/calls/files/ask-file.ts'
import { useList } from '#kit/calls/use-list.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { useTitle } from '#kit/page/use-title.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { DateRangeField } from '#ui/fields/range/date-range-field.tsx'
import type { DayRange } from '#ui/fields/range/use-range-text.ts'
import { SearchField } from '#ui/fields/search-field.tsx'
import { ExportButton } from '#ui/lists/export-button.tsx'
import { FilterBar } from '#ui/lists/filter-bar.tsx'
import { Listing } from '#ui/lists/listing.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { RequestTabs, requestsTitle as title } from '../request-tabs.tsx'
import { useByAgentColumns } from './by-agent-columns.tsx'

/** What was offered to each agent in a period, and what it took; a row leads to the agent's requests. */
export const RequestsByAgentScreen = () => {
  useTitle(title)
  const t = useSay()
  const { property } = useSession()
  const list = useList('request-booking/by-agent', {
    sorts: requestAgentSorts,
    filter,
    input: (asked, page) => ({ ...narrowed(asked), ...page }),
  })
  const { from, to } = list.filter
  return (
    <Page>
      <PageHead
        title={title}
        acts={
          <ExportButton
            total={list.total}
            read={(how) => askFile('request-booking/by-agent/export', { ...narrowed(list.filter), ...list.order }, { ...how, property })}
          />
        }
      />
      <RequestTabs current="byAgent" />
      <Listing
        filters={<Filters list={list} />}
        what={what}
        list={list}
        columns={useByAgentColumns()}
        keyOf={({ agent, currency }) => `${agent.travelAgentId} ${currency}`}
        nameOf={({ agent }) => t(agent.name)}
        to={({ agent }) => paths.bookingRequests(property, { agent: agent.code, from, to })}
        order={mostFirst}
        empty={empty}
      />
    </Page>
  )
}

const filter = z.object({
  agent: z.string().catch(''),
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
})

type Filter = z.output<typeof filter>

const narrowed = ({ agent, from, to }: Filter) => ({
  agentName: agent,
  ...(from === undefined ? {} : { fromDate: from }),
  ...(to === undefined ? {} : { toDate: to }),
})

type FiltersProps = {
  list: { readonly filter: Filter; readonly change: (patch: Partial<Filter>) => void; readonly clear: () => void }
}

const Filters = ({ list: { filter: asked, change, clear } }: FiltersProps) => (
  <FilterBar
    search={<SearchField words={agentWords} example={agentExample} value={asked.agent} change={(agent) => change({ agent })} />}
    count={[asked.agent !== '', asked.from !== undefined].filter(Boolean).length}
    clear={clear}
  >
    <DateRangeField
      kind="days"
      bare
      clearable
      field={plainField<DayRange>({
        label: sentWords,
        value: asked.from === undefined ? undefined : { from: asked.from, to: asked.to },
        change: (range) => change({ from: range?.from, to: range?.to }),
      })}
    />
  </FilterBar>
)

const what = say('các đại lý đã gửi yêu cầu', 'the agents that sent requests')
const mostFirst = say('nhiều yêu cầu xếp trước', 'most requests first')
const empty = say('Chưa có đại lý nào gửi yêu cầu.', 'No agent has sent a request yet.')
const agentWords = say('Tên đại lý', 'Agent name')
const agentExample = say('Nhập tên đại lý', 'Name of the agent')
const sentWords = say('Ngày yêu cầu', 'Request date')
