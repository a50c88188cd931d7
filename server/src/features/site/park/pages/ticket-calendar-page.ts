import { formatMonth, formatSpokenDay } from '@innkeeper/protocol/format/format'
import { speak, type Saying } from '@innkeeper/protocol/say'
import { ticketBlockWords } from '@innkeeper/protocol/words/sale/ticket-words'
import { addMonths, firstOfMonth, type Day } from '@innkeeper/rules/days/day'
import { lastSettableNight } from '@innkeeper/rules/days/last-settable-night'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import type { SiteLook } from '@innkeeper/rules/site-look/site-look'
import type { TicketBlock } from '@innkeeper/rules/ticket/why-no-ticket'
import { html, type Html } from '#kit/http/html.ts'
import { monthTable } from '../../pages/calendar/month-table.ts'
import { hiddenQuery } from '../../pages/search-form.ts'
import { shortMoney } from '../../pages/calendar/short-money.ts'
import { siteFrame } from '../../pages/site-frame.ts'
import { sitePath, type SitePlace } from '../../site-place.ts'
import { siteWords } from '../../site-words.ts'
import { parkWords } from '../park-words.ts'
import type { readTicketCalendar } from '../read-park.ts'

type Read = NonNullable<Awaited<ReturnType<typeof readTicketCalendar>>>
type Shown = { readonly place: SitePlace; readonly look: SiteLook; readonly month: Day; readonly read: Read }

/** A month as a calendar: what a ticket of a product costs on each day, a link to its page on that day; closed days say so. */
export const ticketCalendarPage = (shown: Shown): string => {
  const { place, look, month, read } = shown
  const { language } = place
  const t = (words: Saying) => speak(words, language)
  return siteFrame({
    place,
    property: read.facts,
    look,
    page: '/calendar',
    query: { product: read.product.code, month: month.slice(0, 7) },
    title: `${t(siteWords.calendar)} ${formatMonth(month)} · ${t(read.facts.name)}`,
    description: `${t(parkWords.calendarOf)}, ${t(read.facts.name)}`,
    picture: null,
    facts: null,
    main: html`<section aria-labelledby="calendar">
      <h1 id="calendar">${t(siteWords.calendar)} ${formatMonth(month)}</h1>
      <p class="muted">${t(parkWords.calendarOf)} · ${t(read.product.name)} · ${t(parkWords.withTaxes)}</p>
      ${form(shown)} ${months(shown)} ${monthTable(month, language, (day, date) => cell(shown, day, date))}
    </section>`,
  })
}

const form = ({ place, month, read }: Shown): Html => {
  const t = (words: Saying) => speak(words, place.language)
  return html`<form class="search single" method="get" action="${sitePath(place, '/calendar').split('?')[0] ?? ''}">
    ${hiddenQuery(place)}
    <input type="hidden" name="month" value="${month.slice(0, 7)}" />
    <div class="field">
      <label for="product">${t(parkWords.product)}</label>
      <select id="product" name="product">
        ${read.products.map(
          ({ code, name }) => html`<option value="${code}" ${code === read.product.code ? html`selected` : ''}>${t(name)}</option>`,
        )}
      </select>
    </div>
    <button>${t(siteWords.findAct)}</button>
  </form>`
}

/** Links to the months before and after, as far as tickets are sold. */
const months = ({ place, month, read: { facts, product } }: Shown): Html => {
  const link = (to: Day, words: Saying) =>
    html`<a href="${sitePath(place, '/calendar', { product: product.code, month: to.slice(0, 7) })}">${speak(words, place.language)}</a>`
  const [before, after] = [addMonths(month, -1), addMonths(month, 1)]
  return html`<p class="months">
    ${before >= firstOfMonth(facts.today) ? link(before, siteWords.before) : ''}
    ${after <= lastSettableNight(facts.today) ? link(after, siteWords.after) : ''}
  </p>`
}

const cell = ({ place, read: { facts, product, priceOn } }: Shown, day: Day, date: Html): Html => {
  const { language } = place
  const t = (words: Saying) => speak(words, language)
  if (day < facts.today) return html`<td class="past">${date}<span class="hidden">${t(siteWords.past)}</span></td>`
  const { price, blocked } = priceOn(day)
  if (price === null || blocked !== null) {
    const why = blocked ?? 'noSuchVisitor'
    return html`<td class="full">
      ${date} <span aria-hidden="true">${t(shortWhy[why] ?? parkWords.notSold)}</span
      ><span class="hidden">${t(ticketBlockWords[why])}</span>
    </td>`
  }
  const money = formatMoney(price, facts.currency, language)
  return html`<td>
    <a href="${sitePath(place, `/tickets/${product.code}`, { day })}#rooms" aria-label="${formatSpokenDay(day, language)}, ${money}"
      >${date} <span class="whole">${money}</span><span class="short">${shortMoney(price, facts, language)}</span></a
    >
  </td>`
}

/** Why no ticket can be bought, so short that a phone shows seven beside each other. */
const shortWhy: Partial<Record<TicketBlock, Saying>> = { closedDay: parkWords.closed, soldOut: parkWords.soldOut }
