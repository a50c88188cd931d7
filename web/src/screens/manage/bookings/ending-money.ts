import { say, type Saying } from '@innkeeper/protocol/say'
import type { Currency } from '@innkeeper/rules/money/currency'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'

/** A booking that would end: what was paid for it, what ending it costs, and to whom the rest goes back. */
type Ending = { readonly paid: number; readonly fee: number; readonly currency: Currency; readonly to?: Saying }

/** What ending a booking costs and what goes back, in a sentence that mentions no amount of nothing. */
export const useEndingMoney = ({ paid, fee, currency, to }: Ending): string => {
  const t = useSay()
  const format = useFormat()
  const refund = Math.max(0, paid - fee)
  const values = { fee: format.money(fee, currency), refund: format.money(refund, currency), to: to === undefined ? '' : t(to) }
  if (fee === 0) return t(refund === 0 ? nothing : refundOnly[to === undefined ? 'plain' : 'named'], values)
  return t(refund === 0 ? feeOnly : both[to === undefined ? 'plain' : 'named'], values)
}

const nothing = say('Chưa trả gì nên không phải hoàn.', 'Nothing was paid, so nothing goes back.')
const feeOnly = say('Phí {fee}, không phải hoàn.', 'Fee {fee}, nothing goes back.')
const refundOnly = {
  plain: say('Hoàn {refund}.', '{refund} goes back.'),
  named: say('Hoàn {refund} cho {to}.', '{refund} goes back to {to}.'),
}
const both = {
  plain: say('Phí {fee}, hoàn {refund}.', 'Fee {fee}, {refund} goes back.'),
  named: say('Phí {fee}, hoàn {refund} cho {to}.', 'Fee {fee}, {refund} goes back to {to}.'),
}
