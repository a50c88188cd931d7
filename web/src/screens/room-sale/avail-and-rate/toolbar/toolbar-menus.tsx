import { say, type Saying } from '@innkeeper/protocol/say'
import type { Beside } from '../cards/floating-card.tsx'
import { MenuCard, type MenuEntry } from '../cards/menu-card.tsx'
import { shownFields, shownFieldWords, type FieldChoice, type ShownField } from '../model/nights/shown-fields.ts'
import { useTellsNights } from '../told/use-tells-nights.ts'
import type { Layer } from '../view/cells/look.ts'

type LayerMenuProps = {
  readonly beside: Beside
  readonly layer: Layer
  readonly change: (layer: Layer) => void
  readonly onClose: () => void
}

/** What the lower line of the cells shows. What connected systems have is a layer only where one is told of nights. */
export const LayerMenu = ({ beside, layer, change, onClose }: LayerMenuProps) => {
  const tells = useTellsNights()
  const entries = (tells ? layers : layers.filter((one) => one !== 'told')).map((one): MenuEntry => ({
    key: one,
    words: layerWords[one],
    kind: 'radio',
    checked: one === layer,
    run: () => change(one),
  }))
  return <MenuCard beside={beside} label={layersWord} entries={entries} onClose={onClose} />
}

/** The layers by their words. */
export const layerWords = {
  values: say('Lớp: giá trị', 'Layer: values'),
  who: say('Lớp: ai đã đặt', 'Layer: who set this'),
  told: say('Lớp: hệ thống kết nối', 'Layer: connected systems'),
  promotions: say('Lớp: khuyến mãi', 'Layer: promotions'),
  suggestions: say('Lớp: giá gợi ý', 'Layer: suggested prices'),
  level1: say('Lớp: giá cấp 1', 'Layer: level 1 pays'),
  level2: say('Lớp: giá cấp 2', 'Layer: level 2 pays'),
  level3: say('Lớp: giá cấp 3', 'Layer: level 3 pays'),
  level4: say('Lớp: giá cấp 4', 'Layer: level 4 pays'),
  level5: say('Lớp: giá cấp 5', 'Layer: level 5 pays'),
} as const satisfies Readonly<Record<Layer, Saying>>

const layers = [
  'values',
  'who',
  'told',
  'promotions',
  'suggestions',
  'level1',
  'level2',
  'level3',
  'level4',
  'level5',
] as const satisfies readonly Layer[]

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

const layersWord = say('Lớp', 'Layers')
const fields = say('Các trường hiển thị', 'Shown fields')
