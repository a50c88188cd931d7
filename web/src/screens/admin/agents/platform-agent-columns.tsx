import { say } from '@innkeeper/protocol/say'
import { travelAgentKindWords } from '@innkeeper/protocol/words/platform/travel-agent-words'
import { useMemo } from 'react'
import type { RowOf } from '#kit/calls/use-list.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { nameColumn } from '#record/record-columns.tsx'
import type { Column } from '#ui/lists/table/table-list.tsx'

type Row = RowOf<'supplier/travel-agent/get-all'>

/** The columns of the platform's agents: who, of which kind, where linked, and when their key was used last. */
export const usePlatformAgentColumns = (): readonly Column<Row>[] => {
  const t = useSay()
  const format = useFormat()
  return useMemo(
    () => [
      { ...nameColumn<Row>(say('Đại lý', 'Agent')), sortBy: 'name' },
      { key: 'code', head: say('Mã', 'Code'), sortBy: 'code', width: 120, cell: (row) => row.code },
      { key: 'kind', head: say('Loại', 'Kind'), width: 150, phone: 'hidden', cell: (row) => t(travelAgentKindWords[row.kind]) },
      {
        key: 'email',
        head: say('Email', 'Email'),
        rank: 4,
        min: 200,
        phone: 'hidden',
        cut: true,
        cell: (row) => (row.email === '' ? '–' : row.email),
      },
      {
        key: 'properties',
        head: say('Chỗ nghỉ', 'Properties'),
        sortBy: 'properties',
        right: true,
        width: 96,
        phone: 'hidden',
        cell: (row) => format.number(row.properties),
      },
      {
        key: 'keys',
        head: say('Khoá', 'Keys'),
        sortBy: 'keys',
        right: true,
        width: 80,
        phone: 'hidden',
        cell: (row) => format.number(row.keys),
      },
      {
        key: 'used',
        head: say('Dùng khoá gần nhất', 'Key last used'),
        sortBy: 'lastUsedAt',
        labelled: true,
        width: 176,
        phone: 'hidden',
        cell: (row) => (row.lastUsedAt === null ? '–' : format.moment(row.lastUsedAt, { year: true })),
      },
    ],
    [t, format],
  )
}
