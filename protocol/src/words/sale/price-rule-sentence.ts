import type { Currency } from '@innkeeper/rules/money/currency'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import type { PriceRule } from '@innkeeper/rules/suggestion/suggest-price'
import { formatPercent } from '#format/format.ts'
import type { Language, Saying } from '#say.ts'

type Told = Pick<PriceRule, 'occupied' | 'percent' | 'daysAhead' | 'act' | 'unit' | 'value'>

/** A rule as one sentence in each language: when it holds, and what it suggests. */
export const priceRuleSentence = (rule: Told, currency: Currency): Saying => ({
  vi: `${when(rule, 'vi')}: ${rule.act === 'raise' ? 'tăng' : 'giảm'} ${step(rule, currency, 'vi')}.`,
  en: `${when(rule, 'en')}: ${rule.act} by ${step(rule, currency, 'en')}.`,
})

const when = ({ occupied, percent, daysAhead }: Told, language: Language): string => {
  const days = language === 'vi' ? `${daysAhead} ngày` : daysAhead === 1 ? '1 day' : `${daysAhead} days`
  const sold = formatPercent(percent * 100, language)
  if (language === 'vi')
    return occupied === 'above' ? `Đã bán từ ${sold}, còn ít nhất ${days}` : `Bán chưa quá ${sold}, còn nhiều nhất ${days}`
  return occupied === 'above' ? `At least ${sold} sold, at least ${days} ahead` : `At most ${sold} sold, at most ${days} ahead`
}

const step = ({ unit, value }: Told, currency: Currency, language: Language): string =>
  unit === 'percent' ? formatPercent(value, language) : formatMoney(value, currency, language)
