import type { Saying } from '@innkeeper/protocol/say'
import type { ComponentProps, ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useOpened } from '#kit/page/use-opened.ts'
import { Listing } from '#ui/lists/listing.tsx'
import type { Column } from '#ui/lists/table/table-list.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { AgentFilters } from './agent-filters.tsx'
import type { LinkedAgent } from './agent-words.ts'

type AgentListPageProps<Row> = {
  words: { readonly title: Saying; readonly what: Saying; readonly empty: Saying }
  list: ComponentProps<typeof Listing<Row>>['list'] & ComponentProps<typeof AgentFilters>['list'] & { readonly rows: readonly Row[] }
  columns: readonly Column<Row>[]
  acts: ReactNode
  /** Those that may book are filtered by their credit too. */
  withCredit?: boolean
  /** The agent that the address opens where no row of the page is it; undefined where there is none. */
  alone: Row | undefined
  /** The agent whose row is open, in a dialog. */
  renderOpened: (agent: Row, close: () => void) => ReactNode
}

/** A list of agents as a page; a row opens its agent in a dialog, which has an address. */
export const AgentListPage = <Row extends Pick<LinkedAgent, 'travelAgentId' | 'name'>>({
  words,
  list,
  columns,
  acts,
  withCredit = false,
  alone,
  renderOpened,
}: AgentListPageProps<Row>) => {
  const t = useSay()
  const opened = useOpened()
  const shown = list.rows.find(({ travelAgentId }) => travelAgentId === opened.id) ?? alone
  return (
    <Page>
      <PageHead title={words.title} acts={acts} />
      <Listing
        filters={<AgentFilters list={list} withCredit={withCredit} />}
        what={words.what}
        list={list}
        columns={columns}
        keyOf={(row) => row.travelAgentId}
        nameOf={(row) => t(row.name)}
        to={(row) => opened.to(row.travelAgentId)}
        empty={words.empty}
      />
      {shown !== undefined && renderOpened(shown, opened.close)}
    </Page>
  )
}
