import { formatCount, formatMonth, formatSpokenDay, nouns } from '@innkeeper/protocol/format/format'
import { speak, type Saying } from '@innkeeper/protocol/say'
import { addDays, addMonths, firstOfMonth, type Day } from '@innkeeper/rules/days/day'
import { lastSettableNight } from '@innkeeper/rules/days/last-settable-night'
import type { SiteLook } from '@innkeeper/rules/site-look/site-look'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import { html, type Html } from '#kit/http/html.ts'
import type { PropertyFacts } from '#features/bookings/check-stay/stay-facts.reads.ts'
import type { ArrivalPrices } from '../../read-site.ts'
import type { CalendarAsked } from '../../calendar-asked.ts'
import type { SiteAsked } from '../../site-asked.ts'
import { sitePath, type SitePlace } from '../../site-place.ts'
import { siteWords } from '../../site-words.ts'
import { monthTable } from './month-table.ts'
import { shortMoney } from './short-money.ts'
import { hiddenQuery } from '../search-form.ts'
import { siteFrame } from '../site-frame.ts'

type Shown = {
  readonly place: SitePlace
  readonly asked: SiteAsked
  readonly calendar: CalendarAsked
  readonly facts: PropertyFacts
  readonly look: SiteLook
  readonly prices: ArrivalPrices
}

/** A month as a calendar: what the cheapest stay costs that arrives on each day, each a link to its rooms. */
export const calendarPage = (shown: Shown): string => {
  const { place, asked, calendar, facts, look } = shown
  const { language } = place
  const t = (words: Saying) => speak(words, language)
  return siteFrame({
    place,
    property: facts,
    look,
    page: '/calendar',
    query: addressOf(asked, calendar),
    title: `${t(siteWords.calendar)} ${formatMonth(calendar.month)} · ${t(facts.name)}`,
    description: `${t(siteWords.calendarOf)}, ${t(facts.name)}`,
    picture: null,
    facts: null,
    main: html`<section aria-labelledby="calendar">
      <h1 id="calendar">${t(siteWords.calendar)} ${formatMonth(calendar.month)}</h1>
      <p class="muted">
        ${t(siteWords.calendarOf)} · ${formatCount(calendar.nights, nouns.night, language)} ·
        ${formatCount(asked.rooms.length, nouns.room, language)}
      </p>
      ${form(shown)} ${months(shown)} ${table(shown)}
    </section>`,
  })
}

const addressOf = ({ typed: { rooms, adults, ages, coupon } }: SiteAsked, { month, nights }: CalendarAsked) => ({
  rooms,
  adults,
  ages,
  coupon,
  nights,
  month: month.slice(0, 7),
})

const form = ({ place, asked, calendar }: Shown): Html => {
  const { language } = place
  const { typed } = asked
  return html`<form class="search" method="get" action="${sitePath(place, '/calendar').split('?')[0] ?? ''}">
    ${hiddenQuery(place)}
    <input type="hidden" name="month" value="${calendar.month.slice(0, 7)}" />
    <input type="hidden" name="coupon" value="${typed.coupon}" />
    ${number('nights', siteWords.nights, calendar.nights, 30)} ${number('rooms', siteWords.roomCount, typed.rooms, 30)}
    ${number('adults', siteWords.adults, typed.adults, 20)}
    <div class="field">
      <label for="ages">${speak(siteWords.ages, language)}</label>
      <input id="ages" name="ages" value="${typed.ages}" maxlength="60" placeholder="${speak(siteWords.agesHint, language)}" />
    </div>
    <button>${speak(siteWords.findAct, language)}</button>
  </form>`

  function number(name: string, label: Saying, value: string | number, most: number): Html {
    return html`<div class="field">
      <label for="${name}">${speak(label, language)}</label>
      <input id="${name}" name="${name}" type="number" min="1" max="${most}" value="${value}" required />
    </div>`
  }
}

/** Links to the months before and after, as far as nights are sold. */
const months = ({ place, asked, calendar, facts }: Shown): Html => {
  const { language } = place
  const link = (month: Day, words: Saying) =>
    html`<a href="${sitePath(place, '/calendar', addressOf(asked, { ...calendar, month }))}">${speak(words, language)}</a>`
  const [before, after] = [addMonths(calendar.month, -1), addMonths(calendar.month, 1)]
  return html`<p class="months">
    ${before >= firstOfMonth(facts.today) ? link(before, siteWords.before) : ''}
    ${after <= lastSettableNight(facts.today) ? link(after, siteWords.after) : ''}
  </p>`
}

const table = (shown: Shown): Html => {
  const best = Math.min(...[...shown.prices.values()].filter((total) => total !== null))
  return monthTable(shown.calendar.month, shown.place.language, (day, date) => cell(shown, { day, date, best }))
}

type OnDay = { readonly day: Day; readonly date: Html; readonly best: number }

const cell = ({ place, asked, calendar, facts, prices }: Shown, { day, date, best }: OnDay): Html => {
  const { language } = place
  const total = prices.get(day)
  if (total === undefined) return html`<td class="past">${date}<span class="hidden">${speak(siteWords.past, language)}</span></td>`
  if (total === null) return html`<td class="full">${date} <span>${speak(siteWords.none, language)}</span></td>`
  const { rooms, adults, ages, coupon } = asked.typed
  const stay = { from: day, to: addDays(day, calendar.nights), rooms, adults, ages, coupon }
  const money = formatMoney(total, facts.currency, language)
  return html`<td ${total === best ? html`class="best"` : ''}>
    <a href="${sitePath(place, '', stay)}#rooms" aria-label="${formatSpokenDay(day, language)}, ${money}"
      >${date} <span class="whole">${money}</span><span class="short">${shortMoney(total, facts, language)}</span></a
    >
    ${total === best ? html`<span class="hidden">${speak(siteWords.cheapest, language)}</span>` : ''}
  </td>`
}
