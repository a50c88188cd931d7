import { say } from '@innkeeper/protocol/say'
import { useMemo } from 'react'
import type { RowOf } from '#kit/calls/use-list.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { SecondLine, type Column } from '../../lists/table/table-list.tsx'
import { useMoneyColumns, useWhoColumns } from '../booking-columns.tsx'
import { ticketLook } from '../booking-looks.ts'
import { ticketsOf } from './tickets-of.ts'

/** One row of the list of ticket bookings. */
export type TicketRow = RowOf<'ticket-booking/get-all'>

/** The columns of the ticket bookings: who, when, how many of what, how much, and where it stands. */
export const useTicketColumns = (): readonly Column<TicketRow>[] => {
  const t = useSay()
  const format = useFormat()
  const who = useWhoColumns()
  const money = useMoneyColumns(ticketLook)
  return useMemo(
    (): readonly Column<TicketRow>[] => [
      ...who,
      {
        key: 'visit',
        sortBy: 'visitDay',
        head: say('Ngày vào cổng', 'Visit'),
        width: 150,
        cell: (row) => (
          <>
            {format.day(row.visitDay)}
            {row.lastDay !== row.visitDay && <SecondLine>{t(until, { day: format.shortDate(row.lastDay) })}</SecondLine>}
          </>
        ),
      },
      {
        key: 'tickets',
        head: say('Vé', 'Tickets'),
        rank: 4,
        min: 170,
        cell: (row) =>
          row.tickets.map(({ product, slot, people }) => (
            <div key={`${product.en} ${slot} ${people}`}>{ticketsOf(people, t(product), slot)}</div>
          )),
      },
      ...money,
    ],
    [t, format, who, money],
  )
}

const until = say('dùng đến {day}', 'valid until {day}')
