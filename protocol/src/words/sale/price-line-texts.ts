import type { Currency } from '@innkeeper/rules/money/currency'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import type { PriceLine, PriceLineKind } from '@innkeeper/rules/price/price-line'
import { formatCount, formatDay, formatNumber, formatPercent, formatShortDate, nouns } from '#format/format.ts'
import { say, speak, type Language, type Saying } from '#say.ts'

/** A line of a price as the calls answer it. */
export type AnsweredPriceLine = Omit<PriceLine, 'night' | 'lastNight'> & {
  readonly night: string | null
  readonly lastNight: string | null
}

/** A line of a price in words: what it is, how it was computed, and its amount. */
export type PriceLineTexts = { readonly title: string; readonly how: string; readonly amount: string }

type In = { readonly language: Language; readonly currency: Currency; readonly roomType?: Saying | undefined }

/** A line of a price in words, the same on every screen and in every file. `roomType` is named where a stay has several. */
export const priceLineTexts = (line: AnsweredPriceLine, given: In): PriceLineTexts => ({
  title: titleOf(line, given),
  how: howOf(line, given),
  amount: amountOf(line, given),
})

/** The sums of a price, in words. */
export const priceSumWords = {
  rooms: say('Phòng và phụ thu', 'Rooms and extras'),
  beforeTax: say('Trước thuế', 'Before tax'),
  total: say('Tổng cộng', 'Total'),
} as const satisfies Record<string, Saying>

const titleOf = (line: AnsweredPriceLine, { language, roomType }: In): string => {
  const cause = line.offer === null ? kindWords[line.kind] : line.offer.name
  const title = line.kind === 'room' && line.night !== null ? formatDay(line.night, language) : speak(cause, language)
  const code = line.label === null ? '' : ` (${line.label})`
  const night = line.kind !== 'room' && line.night !== null && line.step !== 'tax' ? `, ${formatShortDate(line.night)}` : ''
  return `${title}${code}${night}${roomType === undefined ? '' : ` · ${speak(roomType, language)}`}`
}

const howOf = (line: AnsweredPriceLine, { language, currency }: In): string => {
  if (line.basisPoints !== null) {
    const base = formatMoney(line.base ?? 0, currency, language)
    return speak(percentOf, language, { percent: formatPercent(line.basisPoints, language), base })
  }
  if (line.unitPrice === null) return ''
  if (line.kind === 'service' && line.included) return formatNumber(line.quantity, language)
  const quantity = line.kind === 'room' ? formatCount(line.quantity, nouns.room, language) : formatNumber(line.quantity, language)
  return `${quantity} × ${formatMoney(line.unitPrice, currency, language)}`
}

const amountOf = (line: AnsweredPriceLine, { language, currency }: In): string => {
  const amount = formatMoney(line.amount, currency, language)
  return line.included ? speak(line.kind === 'service' ? inPackage : included, language, { amount }) : amount
}

const percentOf = say('{percent} của {base}', '{percent} of {base}')
const inPackage = say('gói đã gồm', 'in the package')
const included = say('gồm {amount}', '{amount} included')
const kindWords: Readonly<Record<PriceLineKind, Saying>> = {
  room: say('Phòng', 'Room'),
  extraAdult: say('Thêm người lớn', 'Extra adult'),
  extraChild: say('Thêm trẻ em', 'Extra child'),
  extraBed: say('Giường phụ', 'Extra bed'),
  agentTerms: say('Điều kiện đại lý', 'Agent terms'),
  promotion: say('Khuyến mãi', 'Promotion'),
  agreedPrice: say('Giá thoả thuận cho đoàn', 'Price agreed for the group'),
  service: say('Dịch vụ', 'Service'),
  giftCode: say('Mã quà tặng', 'Gift code'),
  serviceCharge: say('Phí phục vụ', 'Service charge'),
  vat: say('VAT', 'VAT'),
}
