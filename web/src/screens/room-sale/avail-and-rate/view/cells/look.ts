import { formatCount, formatNumber, formatSpokenDay, nouns } from '@innkeeper/protocol/format/format'
import { speak, type Language, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import type { Currency } from '@innkeeper/rules/money/currency'
import type { PlanRow, RoomRow } from '../../model/grid-rows.ts'
import type { ShownField } from '../../model/nights/shown-fields.ts'
import { cellPrice, type CellPrice } from './cell-price.ts'
import type { Sizes, Zoom } from '../zoom.ts'

/**
 * What replaces the lower line of the cells: their own marks, who set them, what connected systems have of them, promotions, suggested prices, or
 * what a level of agents pays.
 */
export type Layer = 'values' | 'who' | 'told' | 'promotions' | 'suggestions' | `level${1 | 2 | 3 | 4 | 5}`

type OfPlan = (row: PlanRow, night: string, price: number | null, look: Look) => string | null

type OfRoom = (row: RoomRow, night: string, look: Look) => string | null

/** What a layer says of a plan on a night: below its price, and in words where it has the focus; and of a room type, if it says anything of those. */
export type GridOffers = {
  readonly mark: OfPlan
  readonly told: OfPlan
  readonly room?: { readonly mark: OfRoom; readonly told: OfRoom }
}

/** How the grid is drawn now: everything that every cell depends on besides its night. */
export type Look = {
  readonly language: Language
  readonly zoom: Zoom
  readonly sizes: Sizes
  readonly currency: Currency
  readonly fields: ReadonlySet<ShownField>
  readonly layer: Layer
  /** Null while a layer without offers is shown, or they are not read yet. */
  readonly offers: GridOffers | null
  readonly t: (words: Saying, values?: SayingValues) => string
  /** A night as it is spoken: "Thứ Sáu 5 tháng 2". */
  readonly spokenDay: (night: string) => string
  /** "3 đêm", "2 phòng". */
  readonly nights: (count: number) => string
  readonly rooms: (count: number) => string
  /** A plain number: "1.284". */
  readonly number: (value: number) => string
  /** The whole amount with its sign: "2.450.000 ₫". */
  readonly money: (amount: number) => string
  /** A price as its cell shows it. */
  readonly price: (amount: number) => CellPrice
}

type LookParts = Pick<Look, 'language' | 'zoom' | 'sizes' | 'currency' | 'fields' | 'layer'> & Partial<Pick<Look, 'offers'>>

/** The look made of its parts; figures are kept once made, for a grid shows the same prices many times. */
export const lookOf = (parts: LookParts): Look => {
  const { language, currency } = parts
  return {
    offers: null,
    ...parts,
    // Most words of the thousands of spoken cells have no values to be looked for.
    t: (words, values) => (values === undefined ? words[language] : speak(words, language, values)),
    spokenDay: kept((night: string) => formatSpokenDay(night, language)),
    nights: kept((count: number) => formatCount(count, nouns.night, language)),
    rooms: kept((count: number) => formatCount(count, nouns.room, language)),
    number: kept((value: number) => formatNumber(value, language)),
    money: kept((amount: number) => formatMoney(amount, currency, language)),
    price: kept((amount: number) => cellPrice(amount, { ...parts, column: parts.sizes.column })),
  }
}

const kept = <K, V>(make: (key: K) => V): ((key: K) => V) => {
  const made = new Map<K, V>()
  return (key) => {
    const found = made.get(key)
    if (found !== undefined) return found
    const value = make(key)
    made.set(key, value)
    return value
  }
}
