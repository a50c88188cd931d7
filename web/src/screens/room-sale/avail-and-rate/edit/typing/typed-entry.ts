import { formatCount, formatNumber, nouns } from '@innkeeper/protocol/format/format'
import { say, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import { changeTo } from '@innkeeper/rules/rate/change-to'
import type { Change } from '@innkeeper/rules/rate/change'
import type { Look } from '../../view/cells/look.ts'
import { inThousands } from '../../view/zoom.ts'
import type { GridStore } from '../../model/grid-store.ts'
import { readTypedCount, readTypedPrice } from './typed-change.ts'
import { allotmentFor, wantedBy, type Cell, type Wanted } from './wanted-value.ts'

/** What was typed into a cell: the value it makes and what was understood, or why it was not. */
export type TypedEntry =
  | { readonly ok: true; readonly wanted: readonly Wanted[]; readonly words: Saying; readonly values: SayingValues }
  | { readonly ok: false; readonly words: Saying }

type Unit = Pick<Look, 'currency' | 'zoom' | 'money' | 'language' | 'fields'>

/**
 * Reads what was typed into cells of one kind, by what they show: a price, or rooms. An empty text goes back to the default price. With more
 * than one cell the words say how many.
 */
export const typedEntry = (store: GridStore, cells: readonly Cell[], text: string, unit: Unit): TypedEntry => {
  const [cell] = cells
  const entry = cell?.row.kind === 'room' ? typedRooms(store, cells, text, unit) : typedPrice(store, cells, text, unit)
  if (!entry.ok || cells.length === 1) return entry
  const nights = formatCount(entry.wanted.length, nouns.night, unit.language)
  return { ...entry, words: say(`${entry.words.vi} · {nights}`, `${entry.words.en} · {nights}`), values: { ...entry.values, nights } }
}

const typedPrice = (store: GridStore, cells: readonly Cell[], text: string, unit: Unit): TypedEntry => {
  if (text.trim() === '') return entryOf(wantedBy(store, cells, { field: 'price', act: 'clear' }), backToDefault, {})
  const read = readTypedPrice(text, { currency: unit.currency, thousands: unit.currency === 'VND' && inThousands(unit.zoom) })
  if (!read.ok) return { ok: false, words: read.reason === 'signNeeded' ? signNeeded : notMoney }
  const change: Change = { field: 'price', roundTo: 0, ...read.change }
  const wanted = wantedBy(store, cells, change).filter(({ value }) => typeof value === 'number')
  const values = wanted.map(({ value }) => Number(value))
  const [low, high] = [Math.min(...values), Math.max(...values)]
  if (values.length === 0) return { ok: false, words: noPrice }
  return entryOf(wanted, low === high ? understood : understoodBetween, { money: unit.money(low), high: unit.money(high) })
}

const typedRooms = (store: GridStore, cells: readonly Cell[], text: string, unit: Unit): TypedEntry => {
  const read = readTypedCount(text)
  if (read === null) return { ok: false, words: notCount }
  const allotmentOf = (cell: Cell): number => {
    if (read.act === 'set') return unit.fields.has('vacant') ? allotmentFor(store, cell, read.value) : read.value
    return store.room(cell.row.id, cell.at).allotment + (read.act === 'raise' ? read.value : -read.value)
  }
  const wanted = cells.flatMap((cell) => wantedBy(store, [cell], changeTo('allotment', allotmentOf(cell))))
  if (cells.length > 1) return entryOf(wanted, roomsTyped, { typed: text.trim() })
  const [night, allotment] = [store.room(wanted[0]?.row.id ?? '', wanted[0]?.at ?? 0), Number(wanted[0]?.value ?? 0)]
  return entryOf(wanted, roomsUnderstood, {
    allotment: formatNumber(allotment, unit.language),
    sold: formatNumber(night.sold, unit.language),
    vacant: formatNumber(Math.max(0, allotment - night.sold), unit.language),
  })
}

const entryOf = (wanted: readonly Wanted[], words: Saying, values: SayingValues): TypedEntry => ({ ok: true, wanted, words, values })

const understood = say('Hiểu là {money}', 'Understood as {money}')
const understoodBetween = say('Hiểu là {money} – {high}', 'Understood as {money} – {high}')
const roomsTyped = say('Phòng: {typed}', 'Rooms: {typed}')
const backToDefault = say('Về giá mặc định', 'Back to the default price')
const roomsUnderstood = say('Bán {allotment} phòng: đã bán {sold}, còn {vacant}', '{allotment} rooms on sale: {sold} sold, {vacant} left')
const notMoney = say(
  'Nhập số tiền, ví dụ 2.450.000, 2450k, 2,45tr hoặc +10%.',
  'Enter an amount, for example 2,450,000, 2450k, 2.45tr or +10%.',
)
const signNeeded = say('Thêm dấu + hoặc − trước phần trăm.', 'Put + or − before a percentage.')
const noPrice = say('Đêm này chưa có giá nên không tăng giảm được.', 'This night has no price to raise or lower.')
const notCount = say('Nhập số phòng, ví dụ 5 hoặc +2.', 'Enter a number of rooms, for example 5 or +2.')
