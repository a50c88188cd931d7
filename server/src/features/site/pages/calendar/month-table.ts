import { weekdayName } from '@innkeeper/protocol/format/format'
import type { Language } from '@innkeeper/protocol/say'
import { addDays, daysBetween, eachDay, everyWeekday, lastOfMonth, monthOf, weekdayOf, type Day } from '@innkeeper/rules/days/day'
import { html, type Html } from '#kit/http/html.ts'

/** A month as a table of weeks from Monday; `cell` draws the cell of each of its days, with the date as it is written there. */
export const monthTable = (month: Day, language: Language, cell: (day: Day, date: Html) => Html): Html => {
  const from = addDays(month, 1 - weekdayOf(month))
  const weeks = Array.from({ length: Math.ceil((daysBetween(from, lastOfMonth(month)) + 1) / 7) }, (_, at) => addDays(from, at * 7))
  const cellOf = (day: Day): Html =>
    monthOf(day) === monthOf(month) ? cell(day, html`<span class="date">${Number(day.slice(8))}</span>`) : html`<td></td>`
  return html`<table class="calendar">
    <thead>
      <tr>
        ${everyWeekday.map((weekday) => html`<th scope="col">${weekdayName(weekday, language)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${weeks.map(
        (monday) =>
          html`<tr>
            ${eachDay(monday, addDays(monday, 6)).map(cellOf)}
          </tr>`,
      )}
    </tbody>
  </table>`
}
