import { formatNumber } from '@innkeeper/protocol/format'
import { speak, type Language, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import { minorPerUnit, type Currency } from '@innkeeper/rules/money/currency'
import type { ShownField } from '../model/shown-fields.ts'
import { inThousands, type Sizes, type Zoom } from './zoom.ts'

/** What replaces the lower line of the cells: their own marks, or who set them. */
export type Layer = 'values' | 'who'

/** How the grid is drawn now: everything that every cell depends on besides its night. */
export type Look = {
  readonly language: Language
  readonly zoom: Zoom
  readonly sizes: Sizes
  readonly currency: Currency
  readonly fields: ReadonlySet<ShownField>
  readonly layer: Layer
  readonly t: (words: Saying, values?: SayingValues) => string
  /** The whole amount with its sign: "2.450.000 ₫". */
  readonly money: (amount: number) => string
  /** A price as its cell shows it: "2.450", "2.450+", "2.450.000". */
  readonly price: (amount: number) => string
}

type LookParts = Pick<Look, 'language' | 'zoom' | 'sizes' | 'currency' | 'fields' | 'layer'>

/** The look made of its parts; figures are kept once made, for a grid shows the same prices many times. */
export function lookOf(parts: LookParts): Look {
  const { language, currency } = parts
  return {
    ...parts,
    t: (words, values) => speak(words, language, values),
    money: kept((amount) => formatMoney(amount, currency, language)),
    price: kept((amount) => cellPrice(amount, parts)),
  }
}

function cellPrice(amount: number, { currency, language, zoom }: LookParts): string {
  const unit = currency === 'VND' && inThousands(zoom) ? 1000 : minorPerUnit(currency)
  const more = amount % unit === 0 ? '' : '+'
  return `${formatNumber(Math.floor(amount / unit), language)}${more}`
}

function kept(make: (amount: number) => string): (amount: number) => string {
  const made = new Map<number, string>()
  return (amount) => {
    const found = made.get(amount)
    if (found !== undefined) return found
    const text = make(amount)
    made.set(amount, text)
    return text
  }
}
