import { say } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import type { Beside } from '../cards/floating-card.tsx'
import { MenuCard, type MenuEntry } from '../cards/menu-card.tsx'
import { exportCells } from '../edit/export-cells.ts'
import { useDesk } from '../model/desk.ts'
import { shownFields, shownFieldWords, type FieldChoice, type ShownField } from '../model/nights/shown-fields.ts'
import type { Layer } from '../view/cells/look.ts'

type LayerMenuProps = {
  readonly beside: Beside
  readonly layer: Layer
  readonly change: (layer: Layer) => void
  readonly onClose: () => void
}

/** What the lower line of the cells shows. */
export const LayerMenu = ({ beside, layer, change, onClose }: LayerMenuProps) => {
  const entries = (['values', 'who'] as const).map((one): MenuEntry => ({
    key: one,
    words: layerWords[one],
    kind: 'radio',
    checked: one === layer,
    run: () => change(one),
  }))
  return <MenuCard beside={beside} label={layers} entries={entries} onClose={onClose} />
}

/** The layers by their words. */
export const layerWords = {
  values: say('Lớp: giá trị', 'Layer: values'),
  who: say('Lớp: ai đã đặt', 'Layer: who set this'),
} as const

type FieldsMenuProps = {
  readonly beside: Beside
  readonly shown: ReadonlySet<ShownField>
  readonly choice: FieldChoice
  readonly change: (choice: FieldChoice) => void
  readonly onClose: () => void
}

/** Which fields the cells show; the menu stays open while choosing. */
export const FieldsMenu = ({ beside, shown, choice, change, onClose }: FieldsMenuProps) => {
  const entries = shownFields.map((field): MenuEntry => ({
    key: field,
    words: shownFieldWords[field],
    kind: 'check',
    checked: shown.has(field),
    run: () => change({ ...choice, [field]: !shown.has(field) }),
  }))
  return <MenuCard beside={beside} label={fields} entries={entries} onClose={onClose} stays />
}

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

const layers = say('Lớp', 'Layers')
const fields = say('Các trường hiển thị', 'Shown fields')
const exportLabel = say('Xuất các đêm đang xem', 'Export the nights in view')
const asExcel = say('Excel: nhiều đêm, sửa rồi nhập lại', 'Excel: many nights, to edit and read back')
const asCsv = say('Xuất {count} dòng ra CSV', 'Export {count} rows as CSV')
const asTsv = say('Xuất {count} dòng ra TSV', 'Export {count} rows as TSV')
