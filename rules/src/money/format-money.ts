import { currencyDigits, minorPerUnit } from './currency.ts'
import type { Currency } from './currency.ts'

/** An amount of minor units as people read it: "2.450.000 ₫" or "₫2,450,000", with a real minus sign and no-break spaces. */
export const formatMoney = (amount: number, currency: Currency, language: 'vi' | 'en'): string => {
  const figures = new Intl.NumberFormat(language === 'vi' ? 'vi-VN' : 'en-GB', {
    style: 'decimal',
    minimumFractionDigits: currencyDigits[currency],
    maximumFractionDigits: currencyDigits[currency],
  }).format(Math.abs(amount) / minorPerUnit(currency))
  return `${amount < 0 ? '\u2212' : ''}${withSign(figures, currency, language)}`
}

const withSign = (figures: string, currency: Currency, language: 'vi' | 'en'): string => {
  if (language === 'vi') return `${figures}\u00a0${currency === 'VND' ? '₫' : 'US$'}`
  return `${currency === 'VND' ? '₫' : '$'}${figures}`
}
