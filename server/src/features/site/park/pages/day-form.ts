import { speak, type Language } from '@innkeeper/protocol/say'
import { lastSettableNight } from '@innkeeper/rules/days/last-settable-night'
import { html, type Html } from '#kit/http/html.ts'
import { hiddenQuery } from '../../pages/search-form.ts'
import { sitePath, type SitePart, type SitePlace } from '../../site-place.ts'
import { queryOf, type ParkAsked } from '../park-asked.ts'
import { parkWords } from '../park-words.ts'
import type { ParkOnDay } from '../read-park.ts'

type Shown = { readonly place: SitePlace; readonly page: SitePart; readonly asked: ParkAsked; readonly park: ParkOnDay }

/** The choice of a day; it works without a script, and keeps the tickets that were chosen. */
export const dayForm = ({ place, page, asked, park }: Shown): Html => {
  const { language } = place
  const { today } = park.facts
  const problem = asked.problems['day']
  const wrong = problem === undefined ? '' : html`aria-invalid="true" aria-describedby="day-problem"`
  const kept = Object.entries(queryOf({ day: '', lines: asked.lines })).filter(([name]) => name !== 'day')
  return html`<form
    class="search single"
    method="get"
    action="${sitePath(place, page).split('?')[0] ?? ''}#rooms"
    role="search"
    aria-label="${speak(parkWords.chooseDay, language)}"
  >
    ${hiddenQuery(place)} ${kept.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <div class="field">
      <label for="day">${speak(parkWords.day, language)}</label>
      <input
        id="day"
        name="day"
        type="date"
        required
        min="${today}"
        max="${lastSettableNight(today)}"
        value="${asked.typedDay === '' ? park.day : asked.typedDay}"
        ${wrong}
      />
      ${problem === undefined ? '' : html`<p class="problem" id="day-problem">${speak(problem, language)}</p>`}
    </div>
    <button>${speak(parkWords.showDay, language)}</button>
  </form>`
}

/** When the park is open today, as a sentence. */
export const todayText = ({ openToday }: Pick<ParkOnDay, 'openToday'>, language: Language): string =>
  openToday === null ? speak(parkWords.closedToday, language) : speak(parkWords.openToday, language, openToday)
