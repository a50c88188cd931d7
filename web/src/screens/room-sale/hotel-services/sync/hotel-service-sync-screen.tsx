import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useRead } from '#kit/calls/use-read.ts'
import { useAddress, useHrefOf } from '#kit/page/use-address.ts'
import { useLack } from '#kit/session/rights.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Tabs } from '#ui/page/tabs.tsx'
import { hotelServices } from '../hotel-services.ts'
import { ApplyRows } from './apply-rows.tsx'
import { ListSource } from './list-source.tsx'
import { NamedRows } from './named-rows.tsx'
import { isApplicable, looks, namedFilter, shownStates, type NamedRow } from './named-rows-shown.ts'
import { syncTitle } from './sync-words.ts'

/** The services that a connected system, or a file, names: matched by code, each with its state, applied by choice. */
export const HotelServiceSyncScreen = () => {
  const { property } = useSession()
  const read = useRead('service/sync-list', {})
  const [{ state }, change] = useAddress(namedFilter)
  const [codes, choose] = useState<readonly string[]>([])
  const lack = useLack('service/sync-apply')
  const rows = read.data?.rows ?? noRows
  const applicable = rows.filter(isApplicable)
  // Somebody may have changed the list or a service since they were ticked.
  const ticked = applicable.filter(({ code }) => codes.includes(code))
  const tick = (code: string, on: boolean) => choose(on ? [...codes, code] : codes.filter((other) => other !== code))
  const list = read.data?.list
  return (
    <Page>
      <PageHead title={syncTitle} crumbs={[{ words: hotelServices.words.all, to: paths.hotelServices(property) }, { words: syncTitle }]} />
      <ListSource list={list} />
      {list && <StateTabs rows={rows} state={state} />}
      <NamedRows
        read={read}
        rows={state === 'all' ? rows : rows.filter((row) => row.state === state)}
        filtered={state !== 'all'}
        clear={() => change({ state: 'all' })}
        ticks={lack === undefined ? { ticked: ticked.map(({ code }) => code), tick } : null}
      />
      {list && <ApplyRows listId={list.id} ticked={ticked} applicable={applicable} choose={choose} />}
    </Page>
  )
}

const StateTabs = ({ rows, state }: { rows: readonly NamedRow[]; state: string }) => {
  const hrefOf = useHrefOf(namedFilter)
  const tabs = [
    { key: 'all', words: allWords, to: hrefOf({ state: 'all' }), count: rows.length },
    ...shownStates.map((key) => ({
      key,
      words: looks[key].words,
      to: hrefOf({ state: key }),
      count: rows.filter((row) => row.state === key).length,
    })),
  ]
  return <Tabs words={tabsWords} tabs={tabs} current={state} />
}

const noRows: readonly NamedRow[] = []
const allWords = say('Tất cả', 'All')
const tabsWords = say('Trạng thái', 'Status')
