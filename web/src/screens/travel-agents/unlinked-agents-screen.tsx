import { agentSorts } from '@innkeeper/protocol/calls/travel-agent/travelagent'
import { say } from '@innkeeper/protocol/say'
import { askFile } from '#kit/calls/files/ask-file.ts'
import { useList } from '#kit/calls/use-list.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useSession } from '#kit/session/session-context.ts'
import { ExportButton } from '#ui/lists/export-button.tsx'
import { useUnlinkedColumns } from './agent-columns.tsx'
import { agentFilter, narrowed } from './agent-filter.ts'
import { AgentListPage } from './agent-list-page.tsx'
import { LinkAgain } from './link-again.tsx'
import { useAgentElsewhere } from './use-agent-elsewhere.ts'

/** The agents that booked here once and may not any more: when and why, and linked again. */
export const UnlinkedAgentsScreen = () => {
  const { property } = useSession()
  const columns = useUnlinkedColumns()
  const list = useList('travelagent/get-all-deactive', {
    sorts: agentSorts,
    filter: agentFilter,
    input: (filter, page) => ({ ...narrowed(filter), ...page }),
  })
  const elsewhere = useAgentElsewhere(list)
  const alone = useRead('travelagent/get-all-deactive', { travelAgentId: elsewhere, limit: 1 }, { when: elsewhere !== '' })
  return (
    <AgentListPage
      words={words}
      list={list}
      columns={columns}
      acts={
        <ExportButton
          total={list.total}
          read={(how) => askFile('travelagent/export-deactive', { ...narrowed(list.filter), ...list.order }, { ...how, property })}
        />
      }
      alone={elsewhere === '' ? undefined : alone.data?.rows[0]}
      renderOpened={(agent, close) => <LinkAgain key={agent.travelAgentId} agent={agent} onClose={close} />}
    />
  )
}

const words = {
  title: say('Đại lý ngừng liên kết', 'Unlinked agents'),
  what: say('danh sách đại lý ngừng liên kết', 'the unlinked agents'),
  empty: say('Chưa có đại lý nào bị ngừng liên kết.', 'No agent was unlinked.'),
}
