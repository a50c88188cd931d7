import { speak, type Language } from '@innkeeper/protocol/say'
import { weekdayOf, type Day } from '@innkeeper/rules/days/day'
import { currencyDigits, minorPerUnit } from '@innkeeper/rules/money/currency'
import { isRoomField, nightFields, type NightFieldName } from '@innkeeper/rules/rate/night-fields'
import { inherits } from '@innkeeper/rules/rate/night-restrictions'
import { inLots } from '#kit/dear/in-lots.ts'
import type { SheetToWrite, WrittenCell } from '#kit/workbook/sheet-to-write.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { PlanPlace, Places } from '../../nights/places.store.ts'
import { factsRows, factsSheet, type WorkbookFacts } from '../workbook-facts.ts'
import { readFieldNights, type NamedPlace } from './field-nights.store.ts'
import { headWords, howToLines, howToName, sheetCheck, sheetName } from './sheet-words.ts'

/** What is written: consecutive nights of places with their names, in one language. */
export type NightsToWrite = {
  readonly nights: readonly [Day, ...Day[]]
  readonly fields: readonly NightFieldName[]
  readonly places: Places
  readonly named: readonly NamedPlace[]
  readonly language: Language
}

/** So many rows are read at once: in memory are never more. */
const rowsAtOnce = 25

/** The sheets of a workbook: how to fill it in, one for each field that somebody may set, and the facts. */
export const sheetsOfNights = (tx: PropertyTx, asked: NightsToWrite, facts: Omit<WorkbookFacts, 'fields'>): SheetToWrite[] => {
  const { language } = asked
  const fields = asked.fields.filter((field) => placesOf(field, asked).length > 0)
  const named = new Map(fields.map((field) => [sheetName(field, language), field]))
  return [
    { name: speak(howToName, language), locked: [{ width: 110 }], open: null, rows: howToLines.map((line) => [speak(line, language)]) },
    ...fields.map((field) => fieldSheet(tx, field, asked)),
    { name: factsSheet, hidden: true, locked: [{ width: 20 }], open: null, rows: factsRows({ ...facts, fields: named }) },
  ]
}

const fieldSheet = (tx: PropertyTx, field: NightFieldName, asked: NightsToWrite): SheetToWrite => {
  const { language, nights, places } = asked
  const digits = nightFields[field].kind === 'money' && currencyDigits[places.property.currency] === 2 ? 2 : 0
  return {
    name: sheetName(field, language),
    locked: [{ width: 8, hidden: true }, { width: 28 }, { width: 28 }],
    open: { count: nights.length, width: 14, digits, check: sheetCheck(field, language) },
    rows: fieldRows(tx, field, asked),
  }
}

const fieldRows = async function* (tx: PropertyTx, field: NightFieldName, asked: NightsToWrite): AsyncGenerator<readonly WrittenCell[]> {
  const { nights, places, language } = asked
  yield headRow(asked)
  const [from] = nights
  const to = nights.at(-1) ?? from
  const unit = nightFields[field].kind === 'money' ? minorPerUnit(places.property.currency) : 1
  const read = (lot: readonly NamedPlace[]) => readFieldNights(tx, { field, ids: lot.map(({ id }) => id), from, to })
  for await (const { lot, read: values } of inLots(placesOf(field, asked), rowsAtOnce, read)) {
    for (const place of lot)
      yield [place.id, ...namesOf(place, language), ...nights.map((_, day) => cellOf(values.get(place.id)?.get(day), unit))]
  }
}

const cellOf = (value: number | undefined, unit: number): number | null => (value === undefined ? null : value / unit)

const headRow = ({ nights, language, places }: NightsToWrite): WrittenCell[] => [
  'id',
  speak(headWords.room, language),
  speak(headWords.plan, language),
  ...nights.map((day) => ({ day, marked: places.property.weekendNights.includes(weekdayOf(day)) })),
]

const namesOf = ({ roomVi, roomEn, planVi, planEn }: NamedPlace, language: Language): WrittenCell[] =>
  language === 'vi' ? [roomVi, planVi] : [roomEn, planEn]

/** The rows of a field's sheet: what follows another plan cannot be set and is left out. */
const placesOf = (field: NightFieldName, { named, places }: NightsToWrite): readonly NamedPlace[] =>
  named.filter(({ id }) => {
    if (isRoomField(field)) return places.rooms.has(id)
    const plan = places.plans.get(id)
    return plan !== undefined && !follows(plan, field)
  })

const follows = ({ derive }: PlanPlace, field: NightFieldName): boolean => {
  if (isRoomField(field)) return false
  return field === 'price' ? derive !== null : inherits(derive, field)
}
