import { formatDay, formatMoment, formatNumber } from '@innkeeper/protocol/format/format'
import { speak, type Language, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import { priceSumWords } from '@innkeeper/protocol/words/sale/price-line-texts'
import { visitorWords } from '@innkeeper/protocol/words/sale/ticket-words'
import type { Currency } from '@innkeeper/rules/money/currency'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import type { VisitorKind } from '@innkeeper/rules/ticket/ticket-product'
import { html, type Html } from '#kit/http/html.ts'
import { siteWords } from '../../site-words.ts'
import { parkWords } from '../park-words.ts'
import { refundText } from './ticket-terms.ts'

type Line = {
  readonly name: Saying
  readonly slot: string
  readonly visitors: readonly { readonly kind: VisitorKind; readonly count: number; readonly each: number; readonly amount: number }[]
  readonly refundDays: number | null
  readonly lateFee: number
}

/** Tickets as a guest reads them before and after buying. */
export type ShownTickets = {
  readonly day: string
  readonly currency: Currency
  readonly lines: readonly Line[]
  readonly price: { readonly sum: number; readonly serviceCharge: number; readonly vat: number; readonly total: number }
  /** Until when they are to be paid; null where nothing is. */
  readonly payBy: string | null
  readonly timeZone: string
}

/** The day and the tickets, their price step by step, and their terms. */
export const ticketsShown = (tickets: ShownTickets, language: Language): Html => {
  const t = (words: Saying, values?: SayingValues) => speak(words, language, values)
  const { day, lines, payBy, price, currency, timeZone } = tickets
  const due = {
    amount: formatMoney(price.total, currency, language),
    moment: payBy === null ? '' : formatMoment(payBy, { timeZone, year: true }),
  }
  return html`<p>${t(parkWords.visitDay, { day: formatDay(day, language) })}</p>
    <h3>${t(siteWords.price)}</h3>
    ${steps(tickets, language)}
    <h3>${t(siteWords.terms)}</h3>
    <ul class="plain">
      ${lines.map((line) => html`<li>${lines.length === 1 ? '' : `${t(line.name)}: `}${refundText(line, language)}</li>`)}
      ${payBy === null ? '' : html`<li>${t(siteWords.due, due)}</li>`}
    </ul>`
}

const steps = ({ lines, price, currency }: ShownTickets, language: Language): Html => {
  const money = (amount: number) => formatMoney(amount, currency, language)
  const row = (title: string, how: string, amount: number) =>
    html`<tr>
      <th scope="row">${title} <span class="muted">${how}</span></th>
      <td>${money(amount)}</td>
    </tr>`
  const { sum, serviceCharge, vat, total } = price
  const vatWords = sum === total ? parkWords.vatWithin : parkWords.vat
  return html`<table class="steps">
    <tbody>
      ${lines.flatMap(({ name, slot, visitors }) =>
        visitors.map(({ kind, count, each, amount }) => {
          const title = `${speak(name, language)}${slot === '' ? '' : ` ${slot}`}, ${speak(visitorWords[kind], language)}`
          return row(title, speak(parkWords.each, language, { count: formatNumber(count, language), price: money(each) }), amount)
        }),
      )}
      ${serviceCharge === 0 ? '' : row(speak(parkWords.serviceCharge, language), '', serviceCharge)}
      ${vat === 0 ? '' : row(speak(vatWords, language), '', vat)}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${speak(priceSumWords.total, language)}</th>
        <td><strong>${money(total)}</strong></td>
      </tr>
    </tfoot>
  </table>`
}
