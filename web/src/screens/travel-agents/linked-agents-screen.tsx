import { agentSorts } from '@innkeeper/protocol/calls/travel-agent/travelagent'
import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { askFile } from '#kit/calls/files/ask-file.ts'
import { useList } from '#kit/calls/use-list.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useLack } from '#kit/session/rights.ts'
import { useSession } from '#kit/session/session-context.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ExportButton } from '#ui/lists/export-button.tsx'
import { useLinkedColumns } from './agent-columns.tsx'
import { AgentDialog } from './agent-dialog.tsx'
import { agentFilter, narrowedLinked } from './agent-filter.ts'
import { AgentListPage } from './agent-list-page.tsx'
import { LinkAgent } from './link-agent.tsx'
import { useAgentElsewhere } from './use-agent-elsewhere.ts'

/** The agents that may book at the property: found, levelled, given credit, unlinked. */
export const LinkedAgentsScreen = () => {
  const { property } = useSession()
  const columns = useLinkedColumns()
  const list = useList('travelagent/get-all-active', {
    sorts: agentSorts,
    filter: agentFilter,
    input: (filter, page) => ({ ...narrowedLinked(filter), ...page }),
  })
  const elsewhere = useAgentElsewhere(list)
  const alone = useRead('travelagent/get-all-active', { travelAgentId: elsewhere, limit: 1 }, { when: elsewhere !== '' })
  return (
    <AgentListPage
      words={words}
      list={list}
      columns={columns}
      acts={
        <>
          <ExportButton
            total={list.total}
            read={(how) => askFile('travelagent/export-active', { ...narrowedLinked(list.filter), ...list.order }, { ...how, property })}
          />
          <LinkAct />
        </>
      }
      withCredit
      alone={elsewhere === '' ? undefined : alone.data?.rows[0]}
      renderOpened={(agent, close) => <AgentDialog key={agent.travelAgentId} agent={agent} onClose={close} />}
    />
  )
}

const LinkAct = () => {
  const reason = useLack('travelagent/active', 'travelagent/get-all-agent')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button words={linkWords} look="primary" icon="plus" reason={reason} opens={{ kind: 'dialog', open }} onClick={() => setOpen(true)} />
      {open && <LinkAgent onClose={() => setOpen(false)} />}
    </>
  )
}

const linkWords = say('Liên kết đại lý', 'Link an agent')
const words = {
  title: say('Danh sách đại lý', 'Agent list'),
  what: say('danh sách đại lý', 'the agents'),
  empty: say(
    'Chưa có đại lý nào liên kết. Liên kết đại lý đầu tiên để họ đặt phòng.',
    'No agent is linked yet. Link the first one, so that it can book.',
  ),
}
