import { say } from '@innkeeper/protocol/say'
import { monthReasonWords } from '@innkeeper/protocol/words/sale/monthly-words'
import type { Currency } from '@innkeeper/rules/money/currency'
import { useMemo } from 'react'
import { z } from 'zod'
import { useList } from '#kit/calls/use-list.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { paths } from '#paths.ts'
import { monthLineLook } from '#ui/booking/month-looks.ts'
import { Listing } from '#ui/lists/listing.tsx'
import { SecondLine, type Column } from '#ui/lists/table/table-list.tsx'
import { Badge } from '#ui/page/badge.tsx'
import type { PlatformLine } from './platform-month-shown.ts'
import styles from './platform-months.module.css'

type PlatformMonthLinesProps = { place: { readonly hotelId: string; readonly month: string; readonly currency: Currency } }

/** The lines of a month of a property, each with its commission: what is disputed first. */
export const PlatformMonthLines = ({ place }: PlatformMonthLinesProps) => {
  const list = useList('supplier/booking/monthly-lines', { filter: noFilter, input: (_, page) => ({ ...place, ...page }) })
  return (
    <Listing
      what={what}
      list={list}
      columns={useLineColumns(place.currency)}
      keyOf={({ id }) => id}
      nameOf={({ code, guestName }) => `${code}, ${guestName}`}
      to={({ code, ofTickets }) => (ofTickets ? paths.adminTicketBooking(code) : paths.adminBooking(code))}
      order={disputedFirst}
      empty={empty}
    />
  )
}

const noFilter = z.object({})

const useLineColumns = (currency: Currency): readonly Column<PlatformLine>[] => {
  const t = useSay()
  const format = useFormat()
  const sums = useSumColumns(currency)
  return useMemo(
    () => [
      {
        key: 'guest',
        head: say('Khách', 'Guest'),
        phone: 'first',
        min: 170,
        cut: true,
        cell: ({ guestName }) => <span title={guestName}>{guestName}</span>,
        second: ({ code, ofTickets }) => <span>{ofTickets ? t(ticketsWords, { code }) : code}</span>,
      },
      {
        key: 'days',
        head: say('Ngày', 'Days'),
        phone: 'second',
        rank: 2,
        width: 170,
        cell: ({ checkIn, checkOut, reason }) => {
          const why = monthReasonWords[reason]
          return (
            <>
              {format.range(checkIn, checkOut)}
              {why !== null && <SecondLine>{t(why)}</SecondLine>}
            </>
          )
        },
      },
      {
        key: 'agent',
        head: say('Đại lý', 'Agent'),
        rank: 3,
        min: 140,
        cut: true,
        cell: ({ agent }) => <span title={t(agent.name)}>{t(agent.name)}</span>,
      },
      ...sums,
    ],
    [t, format, sums],
  )
}

/** What a line costs, what it brings, and how it stands. */
const useSumColumns = (currency: Currency): readonly Column<PlatformLine>[] => {
  const t = useSay()
  const format = useFormat()
  return useMemo(() => {
    const money = (amount: number) => <span className={styles['amount']}>{format.money(amount, currency)}</span>
    return [
      {
        key: 'amount',
        head: say('Số tiền', 'Amount'),
        right: true,
        rank: 2,
        min: 128,
        cell: ({ amount, allowed }) => (
          <>
            {money(amount - allowed)}
            {allowed > 0 && <SecondLine>{t(takenWords, { amount: format.money(allowed, currency) })}</SecondLine>}
          </>
        ),
      },
      {
        key: 'commission',
        head: say('Hoa hồng', 'Commission'),
        right: true,
        phone: 'end',
        min: 128,
        cell: ({ commission }) => (commission === null ? '–' : money(commission.amount)),
      },
      {
        key: 'rate',
        head: say('Tỉ lệ', 'Rate'),
        right: true,
        rank: 4,
        width: 90,
        cell: ({ commission }) => (commission === null ? '–' : format.percent(commission.basisPoints)),
      },
      {
        key: 'state',
        head: say('Trạng thái', 'Status'),
        phone: 'end',
        width: 200,
        cell: ({ state }) => <Badge state={monthLineLook(state)} />,
      },
    ]
  }, [t, format, currency])
}

const what = say('các dòng của tháng', 'the lines of the month')
const empty = say('Tháng này không có dòng nào.', 'The month has no line.')
const disputedFirst = say('dòng chưa thống nhất xếp trước', 'what is disputed first')
const takenWords = say('giảm trừ {amount}', '{amount} taken off')
const ticketsWords = say('Vé {code}', 'Tickets {code}')
