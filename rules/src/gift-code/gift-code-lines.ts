import { percentOf } from '#money/percent.ts'
import { splitInProportion } from '#money/split-in-proportion.ts'
import { priceLine, taxedAsRoom } from '#price/price-line.ts'
import type { PriceLine } from '#price/price-line.ts'
import type { GiftCode } from './gift-code.ts'
import { whyNotSized } from './why-not-given.ts'

/**
 * The price lines of a gift code, after rooms, promotions and services: one line, or one for each kind of service that it discounts. There
 * is none if the booking is smaller or larger than the code allows.
 */
export const giftCodeLines = (code: GiftCode, lines: readonly PriceLine[], rooms: number): PriceLine[] => {
  const order = sumOf(lines)
  if (whyNotSized(code, order, rooms) !== null) return []
  const parts = partsOf(code, lines)
  const base = parts.reduce((sum, part) => sum + part.amount, 0)
  const asked = code.unit === 'percent' ? percentOf(base, code.value) : code.value
  const discount = Math.min(asked, code.maxDiscount ?? asked, base)
  const shares = splitInProportion(
    discount,
    parts.map(({ amount }) => amount),
  )
  return parts.flatMap(({ taxedAs, amount }, index) => {
    const share = shares[index] ?? 0
    return share === 0 ? [] : [lineOf(code, taxedAs, { base: amount, share })]
  })
}

type Part = { readonly taxedAs: string | null; readonly amount: number }

const partsOf = ({ takenFrom }: GiftCode, lines: readonly PriceLine[]): Part[] => {
  if (takenFrom === 'booking') return [{ taxedAs: null, amount: sumOf(lines) }]
  if (takenFrom === 'rooms') return [{ taxedAs: taxedAsRoom, amount: sumOf(lines.filter(({ step }) => step !== 'services')) }]
  const services = lines.filter(({ step }) => step === 'services')
  return [...Map.groupBy(services, (line) => line.taxedAs)].map(([taxedAs, of]) => ({ taxedAs, amount: sumOf(of) }))
}

const lineOf = (code: GiftCode, taxedAs: string | null, { base, share }: { base: number; share: number }): PriceLine =>
  priceLine({
    step: 'giftCode',
    kind: 'giftCode',
    amount: -share,
    base,
    basisPoints: code.unit === 'percent' ? code.value : null,
    unitPrice: code.unit === 'amount' ? code.value : null,
    label: code.code,
    offer: { id: code.giftCodeId, name: code.name },
    taxedAs,
  })

const sumOf = (lines: readonly PriceLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)
