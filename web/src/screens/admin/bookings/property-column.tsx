import { say, type Saying } from '@innkeeper/protocol/say'
import { useMemo } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { SecondLine, type Column } from '#ui/lists/table/table-list.tsx'

type PropertyRow = { readonly property: { readonly code: string; readonly name: Saying } }

/** Which property a booking is of. */
export const usePropertyColumn = (): Column<PropertyRow> => {
  const t = useSay()
  return useMemo(
    () => ({
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
    }),
    [t],
  )
}

/** The columns with that of the property behind the guest's; over all properties a column by which its list is not sorted has no sort. */
export const withProperty = <R,>(columns: readonly Column<R>[], property: Column<R>, sorts: readonly string[]): readonly Column<R>[] =>
  columns.flatMap((column) => (column.key === 'guest' ? [withSort(column, sorts), property] : [withSort(column, sorts)]))

const withSort = <R,>({ sortBy, ...column }: Column<R>, sorts: readonly string[]): Column<R> =>
  sortBy !== undefined && sorts.includes(sortBy) ? { ...column, sortBy } : column
