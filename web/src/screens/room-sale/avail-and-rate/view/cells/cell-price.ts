import { formatNumber } from '@innkeeper/protocol/format/format'
import { say, type Language, type Saying } from '@innkeeper/protocol/say'
import { minorPerUnit, type Currency } from '@innkeeper/rules/money/currency'
import { inThousands, type Zoom } from '../zoom.ts'

/** A price as its cell shows it; one that is not `whole` has its full amount in the status line and under the mouse. */
export type CellPrice = {
  readonly text: string
  readonly whole: boolean
  /** Longer than its column was made for: its figures close up. */
  readonly long: boolean
}

/** How a cell writes its prices. */
export type PriceStyle = { readonly currency: Currency; readonly language: Language; readonly zoom: Zoom; readonly column: number }

// What a figure of a price is wide at most, in pixels: as it is set, and closed up.
const figureWidth = 7
const leastFigureWidth = 6

/** "2.450", "2.450+" where thousands are not all, "2.450.000"; what would run into the next night is shortened: "1,25tỷ", "245tr+". */
export const cellPrice = (amount: number, style: PriceStyle): CellPrice => {
  const perMajor = minorPerUnit(style.currency)
  const unit = style.currency === 'VND' && inThousands(style.zoom) ? 1000 : perMajor
  const whole = amount % unit === 0
  const text = `${formatNumber(Math.floor(amount / unit), style.language)}${whole ? '' : more}`
  if (fits(text, style)) return { text, whole, long: text.length * figureWidth > style.column }
  return { text: shortened(amount / perMajor, style), whole: false, long: true }
}

const fits = (text: string, { column }: PriceStyle): boolean => text.length * leastFigureWidth <= column

const mostDecimals = 2

const shortened = (value: number, style: PriceStyle): string => {
  const step = steps.find(({ size }) => value >= size) ?? thousand
  let text = ''
  for (let decimals = mostDecimals; decimals >= 0; decimals -= 1) {
    text = inSteps(value, step, { decimals, language: style.language })
    if (fits(text, style)) return text
  }
  return text
}

// Never rounded: what is left out is told by the plus.
const inSteps = (
  value: number,
  { size, word }: Step,
  { decimals, language }: { readonly decimals: number; readonly language: Language },
) => {
  const last = size / 10 ** decimals
  const kept = Math.floor(value / last)
  return `${formatNumber(kept / 10 ** decimals, language)}${word[language]}${kept * last === value ? '' : more}`
}

const more = '+'

type Step = { readonly size: number; readonly word: Saying }

const thousand: Step = { size: 1000, word: say('k', 'k') }
const steps: readonly Step[] = [{ size: 1_000_000_000, word: say('tỷ', 'bn') }, { size: 1_000_000, word: say('tr', 'm') }, thousand]
