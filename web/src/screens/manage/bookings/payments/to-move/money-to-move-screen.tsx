import { say } from '@innkeeper/protocol/say'
import { ownPageWords } from '@innkeeper/protocol/words/sale/booking-words'
import { dueKindWords, dueKinds, refundStateWords } from '@innkeeper/protocol/words/sale/payment-words'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import { useList, type RowOf } from '#kit/calls/use-list.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { useLack } from '#kit/session/rights.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { FilterBar } from '#ui/lists/filter-bar.tsx'
import { Listing } from '#ui/lists/listing.tsx'
import { SecondLine, type Column } from '#ui/lists/table/table-list.tsx'
import { Badge } from '#ui/page/badge.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { refundLook } from '../payment-looks.ts'
import { bookingNamed, paymentsTitle } from '../payment-words.ts'
import { PaymentTabs } from '../payment-tabs.tsx'
import { PayBack } from './pay-back.tsx'
import styles from '../payments.module.css'

/** Money that is to move: deposits, balances and fees to come in, refunds to go out, what is due first before the rest. */
export const MoneyToMoveScreen = () => {
  useTitle(paymentsTitle)
  const { property } = useSession()
  const [paying, setPaying] = useState<Due | null>(null)
  const list = useList('booking/payment/to-move', {
    filter: dueFilter,
    input: ({ text, kind }, page) => ({ text, kinds: kind === undefined ? [] : [kind], ...page }),
  })
  const { filter, change } = list
  return (
    <Page>
      <PageHead title={paymentsTitle} />
      <PaymentTabs current="toMove" />
      <Listing
        filters={
          <FilterBar
            search={<SearchField words={findWords} example={findExample} value={filter.text} change={(text) => change({ text })} />}
            count={[filter.text !== '', filter.kind !== undefined].filter(Boolean).length}
            clear={list.clear}
          >
            <SelectField<DueKind | 'all'>
              bare
              field={plainField<DueKind | 'all'>({
                label: kindLabel,
                value: filter.kind ?? 'all',
                change: (next) => change({ kind: dueKinds.find((one) => one === next) }),
              })}
              choices={[{ value: 'all', words: anyKind }, ...dueKinds.map((value) => ({ value, words: dueKindWords[value] }))]}
            />
          </FilterBar>
        }
        what={what}
        list={list}
        columns={useDueColumns(setPaying)}
        keyOf={(row) => row.id ?? `${row.code} ${row.kind} ${row.dueOn}`}
        nameOf={(row) => `${row.code}, ${row.guestName}`}
        to={(row) => paths.transaction(property, row.id === null ? { booking: row.code } : { id: row.id })}
        order={firstDueFirst}
        empty={empty}
      />
      {paying !== null && paying.id !== null && <PayBack id={paying.id} due={paying} onClose={() => setPaying(null)} />}
    </Page>
  )
}

type DueKind = (typeof dueKinds)[number]
type Due = RowOf<'booking/payment/to-move'>

const dueFilter = z.object({ text: z.string().catch(''), kind: z.enum(dueKinds).optional().catch(undefined) })

const useDueColumns = (pay: (due: Due) => void): readonly Column<Due>[] => {
  const t = useSay()
  const format = useFormat()
  return useMemo(
    () => [
      {
        key: 'guest',
        head: say('Của ai', 'Of whom'),
        phone: 'first',
        min: 180,
        cut: true,
        cell: (row) => <span title={row.guestName}>{row.guestName}</span>,
        second: (row) => <span>{`${t(bookingNamed(row.ofTickets), { code: row.code })}, ${t(row.agent ?? ownPageWords)}`}</span>,
      },
      {
        key: 'dueOn',
        head: say('Hạn', 'Due'),
        phone: 'second',
        width: 150,
        cell: (row) => (
          <>
            {format.day(row.dueOn)}
            {row.overdue && row.kind !== 'refund' && <SecondLine>{t(overdue)}</SecondLine>}
          </>
        ),
      },
      { key: 'kind', head: say('Khoản', 'For'), phone: 'second', rank: 2, min: 150, cell: (row) => t(dueKindWords[row.kind]) },
      {
        key: 'amount',
        head: say('Số tiền', 'Amount'),
        right: true,
        phone: 'end',
        min: 128,
        cell: (row) => (
          <span className={styles['amount']}>{format.money(row.kind === 'refund' ? -row.amount : row.amount, row.currency)}</span>
        ),
      },
      {
        key: 'state',
        head: say('Tình trạng', 'Standing'),
        phone: 'end',
        width: 190,
        cell: (row) => <DueStanding due={row} />,
      },
      {
        key: 'acts',
        head: say('Ghi lại', 'Record'),
        right: true,
        phone: 'end',
        width: 130,
        cell: (row) => row.id !== null && <PayAct due={row} pay={pay} />,
      },
    ],
    [t, format, pay],
  )
}

const DueStanding = ({ due: { refund } }: { due: Due }) => {
  const t = useSay()
  if (refund === null) return <>{t(toCome)}</>
  return (
    <>
      <Badge state={{ words: refundStateWords[refund.state], ...refundLook(refund.state) }} />
      {refund.state === 'failed' && <SecondLine>{refund.note}</SecondLine>}
    </>
  )
}

const PayAct = ({ due, pay }: { due: Due; pay: (due: Due) => void }) => (
  <Button
    words={paidWords}
    values={{ code: due.code }}
    size="small"
    reason={useLack('booking/payment/refund-done')}
    onClick={() => pay(due)}
  />
)

const what = say('tiền phải thu, phải trả', 'the money to move')
const empty = say('Không có khoản nào phải thu hay phải trả.', 'Nothing is to be paid or paid back.')
const firstDueFirst = say('đến hạn trước xếp trước', 'what is due first comes first')
const findWords = say('Tìm khoản tiền', 'Find money to move')
const findExample = say('Mã, khách, đại lý', 'Code, guest, agent')
const kindLabel = say('Khoản', 'For')
const anyKind = say('Mọi khoản', 'Anything')
const overdue = say('quá hạn', 'overdue')
const toCome = say('Phải thu', 'To come in')
const paidWords = say('Đã trả', 'Paid back')
