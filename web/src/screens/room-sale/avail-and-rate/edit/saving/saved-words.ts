import { formatCount, formatDay, formatRange, nouns } from '@innkeeper/protocol/format/format'
import type { SavedCells } from '@innkeeper/protocol/rates/save-cells'
import { say, type Language, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import { isFlagField, type CountField, type FlagField, type NightFieldName } from '@innkeeper/rules/rate/night-fields'
import { pageLanguage } from '#kit/language/language-choice.ts'
import type { Calendar } from '../../model/calendar.ts'
import type { Wanted } from '../typing/wanted-value.ts'

type Told = { readonly words: Saying; readonly values: SayingValues }

/** What a save did, said once: which field, of which room type or plan, on which nights; null when nothing was written. */
export const savedWords = (answer: SavedCells, wanted: readonly Wanted[], { days }: Pick<Calendar, 'days'>): Told | null => {
  const [first] = wanted
  if (answer.operationNo === null || first === undefined) return null
  const language = pageLanguage()
  const cells = formatCount(nightsSaved(answer, wanted, days), nouns.night, language)
  const oneField = wanted.every(({ field }) => field === first.field)
  if (answer.collided.length + answer.refused.length > 0 || !oneField) return { words: cellsSaved, values: { cells } }
  const values = { cells, name: nameOf(wanted, language), nights: nightsOf(wanted, days, language) }
  return { words: fieldSaved(first.field, wanted), values }
}

// A night of which two fields were saved is one night.
const nightsSaved = ({ collided, refused }: SavedCells, wanted: readonly Wanted[], days: Calendar['days']): number => {
  const left = new Set(
    [...collided, ...refused].map(({ roomTypeId, roomPlanId, night, field }) => `${roomPlanId ?? roomTypeId} ${night} ${field}`),
  )
  const saved = wanted.filter(({ row, at, field }) => !left.has(`${row.id} ${days[at] ?? ''} ${field}`))
  return new Set(saved.map(({ row, at }) => `${row.id} ${at}`)).size
}

const fieldSaved = (field: NightFieldName, wanted: readonly Wanted[]): Saying => {
  const manyRows = new Set(wanted.map(({ row }) => row.id)).size > 1
  if (field === 'price') return manyRows ? manyPrices : prices
  if (!isFlagField(field)) return valueSaved[field]
  const flag = flagSaved[field]
  const on = wanted.filter(({ value }) => value === true).length
  return on === wanted.length ? flag.on : on === 0 ? flag.off : flag.both
}

const nameOf = (wanted: readonly Wanted[], language: Language): string => {
  const rows = [...new Map(wanted.map(({ row }) => [row.id, row])).values()]
  const [row] = rows
  if (row === undefined) return ''
  if (rows.length > 1) return formatCount(rows.length, row.kind === 'plan' ? nouns.plan : nouns.roomType, language)
  return row.kind === 'plan' ? `${row.room.name[language]}, ${row.plan.name[language]}` : row.room.name[language]
}

// One night by its day, nights in a row by their first and last, others by their number.
const nightsOf = (wanted: readonly Wanted[], days: Calendar['days'], language: Language): string => {
  const columns = [...new Set(wanted.map(({ at }) => at))].toSorted((one, other) => one - other)
  const first = columns[0] ?? 0
  const last = columns.at(-1) ?? first
  const day = (at: number) => days[at] ?? ''
  if (first === last) return formatDay(day(first), language)
  const count = formatCount(columns.length, nouns.night, language)
  return last - first + 1 === columns.length ? `${count}, ${formatRange(day(first), day(last))}` : count
}

const cellsSaved = say('Đã lưu {cells}', '{cells} saved')
const prices = say('Đã lưu giá {name}: {nights}', 'Price saved for {name}: {nights}')
const manyPrices = say('Đã lưu giá {cells} của {name}: {nights}', 'Price saved in {cells} of {name}: {nights}')

type FlagWords = { readonly on: Saying; readonly off: Saying; readonly both: Saying }

const flagSaved: Readonly<Record<FlagField, FlagWords>> = {
  closed: {
    on: say('Đã đóng {name}: {nights}', 'Closed {name}: {nights}'),
    off: say('Đã mở lại {name}: {nights}', 'Opened {name}: {nights}'),
    both: say('Đã đóng và mở {name}: {nights}', 'Closed and opened {name}: {nights}'),
  },
  stopSell: {
    on: say('Đã ngừng bán {name}: {nights}', 'Stopped selling {name}: {nights}'),
    off: say('Đã bán lại {name}: {nights}', 'Selling {name} again: {nights}'),
    both: say('Đã ngừng bán và bán lại {name}: {nights}', 'Stopped selling and selling again {name}: {nights}'),
  },
  cta: {
    on: say('Đã đóng ngày đến {name}: {nights}', 'Closed to arrival {name}: {nights}'),
    off: say('Đã mở ngày đến {name}: {nights}', 'Opened to arrival {name}: {nights}'),
    both: say('Đã lưu ngày đến {name}: {nights}', 'Arrivals saved for {name}: {nights}'),
  },
  ctd: {
    on: say('Đã đóng ngày đi {name}: {nights}', 'Closed to departure {name}: {nights}'),
    off: say('Đã mở ngày đi {name}: {nights}', 'Opened to departure {name}: {nights}'),
    both: say('Đã lưu ngày đi {name}: {nights}', 'Departures saved for {name}: {nights}'),
  },
}

const valueSaved: Readonly<Record<CountField | 'allotment', Saying>> = {
  minStay: say('Đã lưu số đêm tối thiểu {name}: {nights}', 'Minimum stay saved for {name}: {nights}'),
  maxStay: say('Đã lưu số đêm tối đa {name}: {nights}', 'Maximum stay saved for {name}: {nights}'),
  allotment: say('Đã lưu số phòng {name}: {nights}', 'Rooms saved for {name}: {nights}'),
  releaseDays: say('Đã lưu hạn chót {name}: {nights}', 'Cut-off saved for {name}: {nights}'),
}
