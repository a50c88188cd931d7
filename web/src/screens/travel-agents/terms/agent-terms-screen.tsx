import { say } from '@innkeeper/protocol/say'
import { plainTerms } from '@innkeeper/rules/travel-agent/agent-terms'
import { useState } from 'react'
import { useRead } from '#kit/calls/use-read.ts'
import { useLack } from '#kit/session/rights.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Card } from '#ui/page/card.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { TermsDialog } from './terms-dialog.tsx'
import { TermsList } from './terms-list.tsx'
import { TermsVersions } from './terms-versions.tsx'
import type { TermsRecord } from './terms-words.ts'

type Opened = { readonly kind: 'row'; readonly row: TermsRecord } | { readonly kind: 'versions' } | null

/** What each level of agents pays and may buy, and the agents that are exceptions to their level. */
export const AgentTermsScreen = () => {
  const { data: table, error, again } = useRead('agent-terms/get-all', {})
  const [opened, setOpened] = useState<Opened>(null)
  const reason = useLack('agent-terms/save')
  const close = () => setOpened(null)
  return (
    <Page>
      <PageHead
        title={title}
        acts={
          <>
            <Button
              words={versionsWords}
              icon="history"
              opens={{ kind: 'dialog', open: opened?.kind === 'versions' }}
              onClick={() => setOpened({ kind: 'versions' })}
            />
            <Button
              words={addWords}
              look="primary"
              icon="plus"
              reason={reason}
              opens={{ kind: 'dialog', open: opened?.kind === 'row' && opened.row.level === null }}
              onClick={() => setOpened({ kind: 'row', row: newException })}
            />
          </>
        }
      />
      <Card flush>
        {table === undefined ? (
          error === null ? (
            <Skeleton rows={6} />
          ) : (
            <Failed what={what} error={error} again={again} />
          )
        ) : (
          <TermsList table={table} open={(row) => setOpened({ kind: 'row', row })} />
        )}
      </Card>
      {table !== undefined && opened?.kind === 'row' && <TermsDialog table={table} start={opened.row} again={again} onClose={close} />}
      {table !== undefined && opened?.kind === 'versions' && <TermsVersions version={table.version} onClose={close} />}
    </Page>
  )
}

const { priceUnit, plansOpen, capUnit } = plainTerms('agent')
const newException: TermsRecord = {
  level: null,
  travelAgentId: null,
  priceUnit,
  priceValue: null,
  pricePlans: [],
  plansOpen,
  openPlans: [],
  capUnit,
  capRooms: null,
  capShare: null,
  capRefilled: true,
  releaseSteps: [],
  agent: null,
  agents: 0,
}

const title = say('Điều kiện đại lý', 'Agents’ terms')
const what = say('điều kiện đại lý', 'the agents’ terms')
const addWords = say('Thêm ngoại lệ', 'Add an exception')
const versionsWords = say('Các bản đã lưu', 'Saved versions')
