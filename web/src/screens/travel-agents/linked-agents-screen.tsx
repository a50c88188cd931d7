import { agentSorts } from '@innkeeper/protocol/calls/travel-agent/travelagent'
import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { ask } from '#kit/calls/ask.ts'
import { useList } from '#kit/calls/use-list.ts'
import { useOpened } from '#kit/page/use-opened.ts'
import { useSay } from '#kit/language/language.tsx'
import { useLack } from '#kit/session/rights.ts'
import { useSession } from '#kit/session/session-context.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ExportButton } from '#ui/lists/export-button.tsx'
import { Listing } from '#ui/lists/listing.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { useLinkedColumns } from './agent-columns.tsx'
import { AgentDialog } from './agent-dialog.tsx'
import { agentFilter, narrowedLinked } from './agent-filter.ts'
import { AgentFilters } from './agent-filters.tsx'
import { LinkAgent } from './link-agent.tsx'

/** The agents that may book at the property: found, levelled, given credit, unlinked. */
export const LinkedAgentsScreen = () => {
  const t = useSay()
  const { property } = useSession()
  const columns = useLinkedColumns()
  const opened = useOpened()
  const list = useList('travelagent/get-all-active', {
    sorts: agentSorts,
    filter: agentFilter,
    input: (filter, page) => ({ ...narrowedLinked(filter), ...page }),
  })
  const shown = list.rows.find(({ travelAgentId }) => travelAgentId === opened.id)
  return (
    <Page>
      <PageHead
        title={title}
        acts={
          <>
            <ExportButton
              total={list.total}
              read={() => ask('travelagent/export-active', { ...narrowedLinked(list.filter), ...list.order }, { property })}
            />
            <LinkAct />
          </>
        }
      />
      <Listing
        filters={<AgentFilters list={list} withCredit />}
        what={what}
        list={list}
        columns={columns}
        keyOf={(row) => row.travelAgentId}
        nameOf={(row) => t(row.name)}
        to={(row) => opened.to(row.travelAgentId)}
        empty={empty}
      />
      {shown !== undefined && <AgentDialog key={shown.travelAgentId} agent={shown} onClose={opened.close} />}
    </Page>
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

const title = say('Danh sách đại lý', 'Agent list')
const what = say('danh sách đại lý', 'the agents')
const linkWords = say('Liên kết đại lý', 'Link an agent')
const empty = say(
  'Chưa có đại lý nào liên kết. Liên kết đại lý đầu tiên để họ đặt phòng.',
  'No agent is linked yet. Link the first one, so that it can book.',
)
