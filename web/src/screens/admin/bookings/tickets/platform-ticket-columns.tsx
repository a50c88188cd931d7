import type { RowOf } from '#kit/calls/use-list.ts'
import { useMemo } from 'react'
import { useTicketColumns } from '#ui/booking/tickets/ticket-columns.tsx'
import type { Column } from '#ui/lists/table/table-list.tsx'
import { platformTicketSorts } from '@innkeeper/protocol/calls/platform/ticket-bookings'
import { usePropertyColumn, withProperty } from '../property-column.tsx'

type Row = RowOf<'supplier/booking/get-ticket-all'>

/** The columns of the ticket bookings of all parks: those that a park sees, and which park it is. */
export const usePlatformTicketColumns = (): readonly Column<Row>[] => {
  const columns = useTicketColumns()
  const property = usePropertyColumn()
  return useMemo(() => withProperty<Row>(columns, property, platformTicketSorts), [columns, property])
}
