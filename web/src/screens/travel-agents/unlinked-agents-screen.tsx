import { agentSorts } from '@innkeeper/protocol/calls/travel-agent/travelagent'
import { say } from '@innkeeper/protocol/say'
import { ask } from '#kit/calls/ask.ts'
import { useList } from '#kit/calls/use-list.ts'
import { useOpened } from '#kit/page/use-opened.ts'
import { useSay } from '#kit/language/language.tsx'
import { useSession } from '#kit/session/session-context.ts'
import { ExportButton } from '#ui/lists/export-button.tsx'
import { Listing } from '#ui/lists/listing.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { useUnlinkedColumns } from './agent-columns.tsx'
import { agentFilter, narrowed } from './agent-filter.ts'
import { AgentFilters } from './agent-filters.tsx'
import { LinkAgain } from './link-again.tsx'

/** The agents that booked here once and may not any more: when and why, and linked again. */
export const UnlinkedAgentsScreen = () => {
  const t = useSay()
  const { property } = useSession()
  const columns = useUnlinkedColumns()
  const opened = useOpened()
  const list = useList('travelagent/get-all-deactive', {
    sorts: agentSorts,
    filter: agentFilter,
    input: (filter, page) => ({ ...narrowed(filter), ...page }),
  })
  const shown = list.rows.find(({ travelAgentId }) => travelAgentId === opened.id)
  return (
    <Page>
      <PageHead
        title={title}
        acts={
          <ExportButton
            total={list.total}
            read={() => ask('travelagent/export-deactive', { ...narrowed(list.filter), ...list.order }, { property })}
          />
        }
      />
      <Listing
        filters={<AgentFilters list={list} />}
        what={what}
        list={list}
        columns={columns}
        keyOf={(row) => row.travelAgentId}
        nameOf={(row) => t(row.name)}
        to={(row) => opened.to(row.travelAgentId)}
        empty={empty}
      />
      {shown !== undefined && <LinkAgain key={shown.travelAgentId} agent={shown} onClose={opened.close} />}
    </Page>
  )
}

const title = say('Đại lý ngừng liên kết', 'Unlinked agents')
const what = say('danh sách đại lý ngừng liên kết', 'the unlinked agents')
const empty = say('Chưa có đại lý nào bị ngừng liên kết.', 'No agent was unlinked.')
