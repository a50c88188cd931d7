import { speak, type Saying } from '@innkeeper/protocol/say'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import { visitorKinds, wholeDay } from '@innkeeper/rules/ticket/ticket-product'
import { html, type Html } from '#kit/http/html.ts'
import { field } from '../../pages/fields.ts'
import { hiddenQuery } from '../../pages/search-form.ts'
import { sitePath, type SitePlace } from '../../site-place.ts'
import { mostVisitors, queryOf, slotField, visitorField, type ParkAsked } from '../park-asked.ts'
import { parkWords } from '../park-words.ts'
import type { ParkOnDay, ProductOnDay } from '../read-park.ts'
import { slotText } from './ticket-prices.ts'
import { whoText } from './ticket-terms.ts'

type Shown = {
  readonly place: SitePlace
  readonly asked: ParkAsked
  readonly park: ParkOnDay
  readonly on: ProductOnDay
  /** Whether the form was sent without a ticket. */
  readonly choseNone: boolean
}

/** The choice of a slot and of how many tickets of each kind; it leads to what they cost, without a script, and keeps other tickets. */
export const ticketsForm = (shown: Shown): Html => {
  const { place, asked, park, on, choseNone } = shown
  const { language } = place
  const t = (words: Saying) => speak(words, language)
  const { code } = on.product
  const kept = queryOf({ day: park.day, lines: asked.lines.filter(({ product }) => product !== code) })
  return html`<form class="stacked" method="get" action="${sitePath(place, '/order').split('?')[0] ?? ''}">
    <h3>${t(parkWords.choose)}</h3>
    ${choseNone ? html`<p class="problem" role="alert">${t(parkWords.chooseOne)}</p>` : ''} ${hiddenQuery(place)}
    ${Object.entries({ ...kept, for: code }).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    ${slotChoice(shown)} ${counts(shown)}
    <button>${t(parkWords.seePrice)}</button>
  </form>`
}

const slotChoice = ({ place: { language }, asked, on: { product, slots } }: Shown): Html | '' => {
  if (slots.every(({ slot }) => slot === wholeDay)) return ''
  const free = slots.filter(({ blocked }) => blocked === null)
  const typed = asked.lines.find((line) => line.product === product.code)?.slot
  const chosen = free.find(({ slot }) => slot === typed) ?? free[0]
  return html`<fieldset>
    <legend>${speak(parkWords.slotOf, language)}</legend>
    ${slots.map(
      (slot) =>
        html`<label class="choice"
          ><input
            type="radio"
            name="${slotField(product.code)}"
            value="${slot.slot}"
            required
            ${slot === chosen ? html`checked` : ''}
            ${slot.blocked === null ? '' : html`disabled`}
          />
          ${slot.slot} · ${slotText(slot, language)}</label
        >`,
    )}
  </fieldset>`
}

const counts = ({ place: { language }, asked, park, on: { product, prices } }: Shown): readonly (Html | '')[] => {
  const line = asked.lines.find((one) => one.product === product.code)
  return visitorKinds.map((kind) => {
    const price = prices[kind]
    if (price === null) return ''
    const name = visitorField(kind, product.code)
    const problem = asked.problems[name]
    const sent = {
      values: { [name]: String(line?.visitors[kind] ?? 0) },
      problems: problem === undefined ? {} : { [name]: speak(problem, language) },
    }
    const who = whoText(kind, product, language)
    const label = `${who}, ${formatMoney(price, park.facts.currency, language)}`
    return field(sent, language, {
      name,
      label: { vi: label, en: label },
      attributes: html`type="number" min="0" max="${mostVisitors}" inputmode="numeric" required`,
    })
  })
}
