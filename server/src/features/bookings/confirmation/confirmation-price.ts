import { speak, type Language } from '@innkeeper/protocol/say'
import { priceLineTexts, priceSumWords } from '@innkeeper/protocol/words/sale/price-line-texts'
import type { Currency } from '@innkeeper/rules/money/currency'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import type { PriceLine } from '@innkeeper/rules/price/price-line'
import type { BookingSnapshot } from '../snapshot/booking-snapshot.ts'
import type { ConfirmationPdf } from './confirmation-file.ts'

type Row = NonNullable<ConfirmationPdf['price']>[number]

/** The agreed price in the steps of the booking's screen. */
export const confirmationPrice = ({ price, lines }: BookingSnapshot, currency: Currency, language: Language): Row[] => {
  const several = lines.length > 1
  const rowsOf = (is: (line: PriceLine) => boolean): Row[] =>
    price.lines.filter(is).map((line) => {
      const roomType = several ? lines[line.roomLine ?? -1]?.roomType : undefined
      return { ...priceLineTexts(line, { language, currency, roomType }), isSum: false }
    })
  const sum = (what: keyof typeof priceSumWords, amount: number): Row => ({
    title: speak(priceSumWords[what], language),
    how: '',
    amount: formatMoney(amount, currency, language),
    isSum: true,
  })
  const { rooms, beforeTax } = price.subtotals
  return [
    ...rowsOf(({ step }) => step === 'rooms'),
    sum('rooms', rooms),
    ...rowsOf(({ step }) => step !== 'rooms' && step !== 'tax'),
    ...(beforeTax === rooms ? [] : [sum('beforeTax', beforeTax)]),
    ...rowsOf(({ step }) => step === 'tax'),
    sum('total', price.total),
  ]
}
