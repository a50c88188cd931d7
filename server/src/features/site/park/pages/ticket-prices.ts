import { formatNumber } from '@innkeeper/protocol/format/format'
import { speak, type Language, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import { ticketBlockWords } from '@innkeeper/protocol/words/sale/ticket-words'
import type { Currency } from '@innkeeper/rules/money/currency'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import { visitorKinds, wholeDay } from '@innkeeper/rules/ticket/ticket-product'
import type { SlotOffer } from '@innkeeper/rules/ticket/slot-offers'
import { html, type Html } from '#kit/http/html.ts'
import { parkWords } from '../park-words.ts'
import type { ProductOnDay } from '../read-park.ts'
import { whoText } from './ticket-terms.ts'

type In = { readonly language: Language; readonly currency: Currency }

/** What a ticket of each kind costs on the day; why nothing can be bought where nothing can. */
export const ticketPrices = ({ product, prices, blocked }: ProductOnDay, { language, currency }: In): Html =>
  html`<table class="steps">
      <thead class="hidden">
        <tr>
          <th scope="col">${speak(parkWords.visitorKind, language)}</th>
          <th scope="col">${speak(parkWords.visitorPrice, language)}</th>
        </tr>
      </thead>
      <tbody>
        ${visitorKinds.map((kind) => {
          const price = prices[kind]
          return price === null
            ? ''
            : html`<tr>
                <th scope="row">${whoText(kind, product, language)}</th>
                <td><strong>${formatMoney(price, currency, language)}</strong></td>
              </tr>`
        })}
      </tbody>
    </table>
    ${
      blocked === null
        ? ''
        : html`<p class="sold-out">${speak(parkWords.notOnSale, language, { reason: speak(ticketBlockWords[blocked], language) })}</p>`
    }`

/** What is left of each slot, or of the day where the product has no slots; nothing where one reason, told above, holds for all of them. */
export const slotsLeft = ({ slots, blocked }: ProductOnDay, language: Language): Html | '' => {
  const t = (words: Saying, values?: SayingValues) => speak(words, language, values)
  if (slots.every(({ slot }) => slot === wholeDay)) {
    const [day] = slots
    return blocked !== null || day === undefined
      ? ''
      : html`<p class="left">${t(parkWords.wholeDayLeft, { count: formatNumber(day.left, language) })}</p>`
  }
  if (blocked !== null && slots.every((slot) => slot.blocked === blocked)) return ''
  return html`<h3>${t(parkWords.slots)}</h3>
    <ul class="chips">
      ${slots.map((slot) => html`<li ${slot.blocked === null ? '' : html`class="muted"`}>${slot.slot} · ${slotText(slot, language)}</li>`)}
    </ul>`
}

/** How many tickets of a slot are left, or why it cannot be bought. */
export const slotText = ({ left, blocked }: SlotOffer, language: Language): string =>
  blocked === null
    ? speak(parkWords.slotLeft, language, { count: formatNumber(left, language) })
    : speak(ticketBlockWords[blocked], language)
