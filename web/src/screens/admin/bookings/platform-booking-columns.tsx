import { platformBookingSorts } from '@innkeeper/protocol/calls/platform/bookings'
import { say } from '@innkeeper/protocol/say'
import { useMemo } from 'react'
import type { RowOf } from '#kit/calls/use-list.ts'
import { useSay } from '#kit/language/language.tsx'
import { useBookingColumns } from '#ui/booking/booking-columns.tsx'
import { SecondLine, type Column } from '#ui/lists/table/table-list.tsx'

type Row = RowOf<'supplier/booking/get-all'>

/** The columns of the bookings of all properties: those that a property sees, and which property it is. */
export const usePlatformBookingColumns = (): readonly Column<Row>[] => {
  const t = useSay()
  const columns = useBookingColumns()
  return useMemo(() => {
    const property: Column<Row> = {
      key: 'property',
      head: say('Chỗ nghỉ', 'Property'),
      phone: 'second',
      rank: 2,
      min: 150,
      cut: true,
      cell: ({ property: { code, name } }) => (
        <>
          <span title={t(name)}>{t(name)}</span>
          <SecondLine>{code}</SecondLine>
        </>
      ),
      folded: ({ property: { name } }) => t(name),
    }
    return columns.flatMap((column) => (column.key === 'guest' ? [withSort(column), property] : [withSort(column)]))
  }, [t, columns])
}

/** Over all properties a list is sorted by what has an index; a column by which it is not has no sort. */
const withSort = ({ sortBy, ...column }: Column<Row>): Column<Row> =>
  sortBy !== undefined && sorts.includes(sortBy) ? { ...column, sortBy } : column

const sorts: readonly string[] = platformBookingSorts
