import { platformBookingSorts } from '@innkeeper/protocol/calls/platform/bookings'
import { useMemo } from 'react'
import type { RowOf } from '#kit/calls/use-list.ts'
import { useBookingColumns } from '#ui/booking/booking-columns.tsx'
import type { Column } from '#ui/lists/table/table-list.tsx'
import { usePropertyColumn, withProperty } from './property-column.tsx'

type Row = RowOf<'supplier/booking/get-all'>

/** The columns of the bookings of all properties: those that a property sees, and which property it is. */
export const usePlatformBookingColumns = (): readonly Column<Row>[] => {
  const columns = useBookingColumns()
  const property = usePropertyColumn()
  return useMemo(() => withProperty<Row>(columns, property, platformBookingSorts), [columns, property])
}
