import { say, type Saying } from '@innkeeper/protocol/say'
import { countFields, isRateField, isRoomField, nightFields, type CountField, type FlagField } from '@innkeeper/rules/rate/night-fields'
import { changeSelected, flagOfSelected, toggleSelected } from '../edit/change-cells.ts'
import { fillInside } from '../edit/fill-cells.ts'
import { foldRoom } from '../edit/fold-room.ts'
import { cellAtPlace, selectedCells } from '../edit/selected-cells.ts'
import { useDesk, type Act, type Desk } from '../model/desk.ts'
import type { Place } from '../model/selection.ts'
import type { Beside } from './floating-card.tsx'
import { MenuCard, type MenuEntry } from './menu-card.tsx'

/** The menu of the selected cells: what can be set, raised, closed, copied, and who set it. */
export const CellMenu = ({ beside, place, onClose }: { readonly beside: Beside; readonly place: Place; readonly onClose: () => void }) => {
  const desk = useDesk()
  const cells = selectedCells(desk)
  const plans = cells.some(({ row }) => row.kind === 'plan')
  const rooms = cells.some(({ row }) => row.kind === 'room')
  const open = (act: Act) => () => desk.floating.set({ kind: 'act', place, act })
  const entries: MenuEntry[] = desk.mayEdit
    ? [...(plans ? planEntries(desk, open) : []), ...(rooms ? roomEntries(desk, open) : []), ...copyEntries(desk, open)]
    : []
  return <MenuCard beside={beside} label={menuWords} entries={[...entries, ...lastEntries(desk, place)]} onClose={onClose} />
}

type Open = (act: Act) => () => void

const planEntries = (desk: Desk, open: Open): MenuEntry[] => [
  { key: 'set', words: setPrice, icon: 'edit', keys: 'Enter', run: open('setPrice') },
  { key: 'raise', words: raisePrice, icon: 'chevron-up', run: open('raisePrice') },
  { key: 'lower', words: lowerPrice, icon: 'chevron-down', run: open('lowerPrice') },
  {
    key: 'clear',
    words: clearPrice,
    icon: 'arrow-back-up',
    keys: 'Delete',
    run: () => changeSelected(desk, { field: 'price', act: 'clear' }),
  },
  null,
  flagEntry(desk, 'stopSell', 'S'),
  flagEntry(desk, 'cta', 'A'),
  flagEntry(desk, 'ctd', 'D'),
  ...countFields.filter(isRateField).map((field) => countEntry(field, open)),
  null,
]

const roomEntries = (desk: Desk, open: Open): MenuEntry[] => [
  flagEntry(desk, 'closed', 'S'),
  { key: 'allotment', words: allotment, icon: 'bed', run: open('allotment') },
  ...countFields.filter(isRoomField).map((field) => countEntry(field, open)),
  null,
]

const countEntry = (field: CountField, open: Open): MenuEntry => ({
  key: field,
  words: countWords[field],
  icon: nightFields[field].kind === 'days' ? 'calendar' : 'clock',
  run: open(field),
})

const copyEntries = (desk: Desk, open: Open): MenuEntry[] => [
  { key: 'down', words: fillDown, icon: 'copy', keys: 'Ctrl D', run: () => fillInside(desk, 'down') },
  { key: 'right', words: fillRight, icon: 'copy', keys: 'Ctrl Shift D', run: () => fillInside(desk, 'right') },
  { key: 'forward', words: copyForward, icon: 'calendar-event', run: open('copyForward') },
  null,
]

const lastEntries = (desk: Desk, place: Place): MenuEntry[] => {
  const room = cellAtPlace(desk, place)?.row.room
  return [
    { key: 'history', words: history, icon: 'history', run: () => desk.floating.set({ kind: 'history', place }) },
    ...(room === undefined ? [] : [{ key: 'fold', words: fold, icon: 'selector', keys: '␣', run: () => foldRoom(desk, room.id) } as const]),
  ]
}

const flagEntry = (desk: Desk, flag: keyof typeof flagWords, keys: string): MenuEntry => {
  const on = flagOfSelected(desk, flag) === true
  const { close, open } = flagWords[flag]
  return { key: flag, words: on ? open : close, icon: on ? 'lock-open' : 'lock', keys, run: () => toggleSelected(desk, flag) }
}

const flagWords = {
  stopSell: { close: say('Ngừng bán gói', 'Stop selling the package'), open: say('Bán lại gói', 'Sell the package again') },
  cta: { close: say('Đóng ngày đến (CTA)', 'Close to arrival (CTA)'), open: say('Mở ngày đến', 'Open to arrival') },
  ctd: { close: say('Đóng ngày đi (CTD)', 'Close to departure (CTD)'), open: say('Mở ngày đi', 'Open to departure') },
  closed: { close: say('Đóng loại phòng', 'Close the room type'), open: say('Mở loại phòng', 'Open the room type') },
} as const satisfies Record<FlagField, { readonly close: Saying; readonly open: Saying }>

const menuWords = say('Việc với các đêm đang chọn', 'What to do with the selected nights')
const setPrice = say('Đặt giá…', 'Set the price…')
const raisePrice = say('Tăng giá…', 'Raise the price…')
const lowerPrice = say('Giảm giá…', 'Lower the price…')
const clearPrice = say('Về giá mặc định', 'Back to the default price')
const allotment = say('Số phòng bán…', 'Allotment…')
const countWords = {
  minStay: say('Số đêm tối thiểu…', 'Minimum stay…'),
  maxStay: say('Số đêm tối đa…', 'Maximum stay…'),
  releaseDays: say('Hạn chót đặt phòng (cut-off)…', 'Cut-off…'),
} as const satisfies Record<CountField, Saying>
const fillDown = say('Điền xuống', 'Fill down')
const fillRight = say('Điền sang phải', 'Fill right')
const copyForward = say('Chép tiếp…', 'Copy forward…')
const history = say('Lịch sử đêm này', 'History of this night')
const fold = say('Thu gọn hoặc mở các gói', 'Fold or unfold the packages')
