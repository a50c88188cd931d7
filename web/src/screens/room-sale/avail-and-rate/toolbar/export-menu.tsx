import { say } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import type { Beside } from '../cards/floating-card.tsx'
import { MenuCard } from '../cards/menu-card.tsx'
import { exportCells } from '../edit/export-cells.ts'
import { useDesk } from '../model/desk.ts'

/** The nights in view as a file: for a spreadsheet, or with commas. */
export const ExportMenu = ({ beside, onClose }: { readonly beside: Beside; readonly onClose: () => void }) => {
  const desk = useDesk()
  const router = useRouter()
  const { property } = useSession()
  const rows = desk.geometry.get().rows.length
  const values = { count: rows }
  return (
    <MenuCard
      beside={beside}
      label={exportLabel}
      onClose={onClose}
      entries={[
        { key: 'csv', words: asCsv, values, icon: 'download', run: () => exportCells(desk, 'csv') },
        { key: 'tsv', words: asTsv, values, icon: 'download', run: () => exportCells(desk, 'tsv') },
        { key: 'excel', words: asExcel, icon: 'table', run: () => void router.navigate({ href: paths.workbook(property) }) },
      ]}
    />
  )
}

const exportLabel = say('Xuất các đêm đang xem', 'Export the nights in view')
const asExcel = say('Excel: nhiều đêm, sửa rồi nhập lại', 'Excel: many nights, to edit and read back')
const asCsv = say('Xuất {count} dòng ra CSV', 'Export {count} rows as CSV')
const asTsv = say('Xuất {count} dòng ra TSV', 'Export {count} rows as TSV')
