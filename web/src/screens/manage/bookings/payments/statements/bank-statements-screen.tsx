import { say, type Saying } from '@innkeeper/protocol/say'
import { lineStandings, lineStandingWords, type LineStanding } from '@innkeeper/protocol/words/sale/statement-words'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import { useList } from '#kit/calls/use-list.ts'
import { useHrefOf } from '#kit/page/use-address.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { useLack } from '#kit/session/rights.ts'
import { SearchField } from '#ui/fields/search-field.tsx'
import { FilterBar } from '#ui/lists/filter-bar.tsx'
import { Listing } from '#ui/lists/listing.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Tabs } from '#ui/page/tabs.tsx'
import { paymentsTitle } from '../payment-words.ts'
import { PaymentTabs } from '../payment-tabs.tsx'
import { AsideAct, LineActs } from './line-acts.tsx'
import { useLineColumns } from './line-columns.tsx'
import type { Line } from './line-look.ts'
import { NameBooking } from './name-booking.tsx'
import { StatementFiles, StatementUpload } from './statement-upload.tsx'
import styles from './statements.module.css'

/** Bank statements: files come in, each line is proposed to a booking, and a person ticks and confirms. */
export const BankStatementsScreen = () => {
  useTitle(paymentsTitle)
  const list = useList('booking/payment/statement-lines', { filter: lineFilter, input: (filter, page) => ({ ...filter, ...page }) })
  const { filter, change } = list
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [naming, setNaming] = useState<Line | null>(null)
  const lack = useLack('booking/payment/statement-book')
  // Somebody else may have dealt with a ticked line meanwhile.
  const chosen = useMemo(() => ticked.filter((id) => list.rows.some((line) => line.id === id)), [ticked, list.rows])
  const ticks = useMemo(
    () =>
      lack === undefined
        ? { chosen, tick: (id: string, on: boolean) => setTicked(on ? [...chosen, id] : chosen.filter((other) => other !== id)) }
        : null,
    [lack, chosen],
  )
  return (
    <Page>
      <PageHead title={paymentsTitle} />
      <PaymentTabs current="statements" />
      <StatementUpload>
        <StatementFiles />
      </StatementUpload>
      <StandingTabs standing={filter.standing} />
      <Listing
        filters={
          <FilterBar
            search={<SearchField words={findWords} example={findExample} value={filter.text} change={(text) => change({ text })} />}
            count={filter.text === '' ? 0 : 1}
            clear={() => change({ text: '' })}
          />
        }
        above={
          filter.standing === 'open' ? (
            <LineActs here={list.rows} chosen={chosen} choose={setTicked} />
          ) : (
            filter.standing === 'aside' && (
              <div className={styles['acts']}>
                <AsideAct ids={chosen} aside={false} choose={setTicked} />
              </div>
            )
          )
        }
        what={what}
        list={{ ...list, filtered: filter.text !== '' }}
        columns={useLineColumns({ ticks, name: setNaming })}
        keyOf={(line) => line.id}
        order={lastDayFirst}
        empty={empty[filter.standing]}
      />
      {naming !== null && <NameBooking line={naming} onClose={() => setNaming(null)} />}
    </Page>
  )
}

const lineFilter = z.object({ text: z.string().catch(''), standing: z.enum(lineStandings).catch('open') })

const StandingTabs = ({ standing }: { standing: LineStanding }) => {
  const hrefOf = useHrefOf(lineFilter)
  const tabs = lineStandings.map((key) => ({ key, words: lineStandingWords[key], to: hrefOf({ standing: key }) }))
  return (
    <div className={styles['standing']}>
      <Tabs words={standingWords} tabs={tabs} current={standing} />
    </div>
  )
}

const what = say('các dòng sao kê', 'the lines of the statements')
const standingWords = say('Tình trạng', 'Standing')
const findWords = say('Tìm dòng sao kê', 'Find a line')
const findExample = say('Nội dung, tham chiếu', 'Content, reference')
const lastDayFirst = say('ngày mới xếp trước', 'the last day first')
const empty: Readonly<Record<LineStanding, Saying>> = {
  open: say('Không có dòng nào chờ khớp. Tải sao kê lên để bắt đầu.', 'No line waits to be matched. Upload a statement to begin.'),
  booked: say('Chưa có dòng sao kê nào được ghi thu.', 'No line of a statement was recorded yet.'),
  aside: say('Chưa có dòng nào để riêng.', 'No line was set aside.'),
}
