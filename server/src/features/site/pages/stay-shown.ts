import { formatCount, formatDay, formatMoment, nouns } from '@innkeeper/protocol/format/format'
import { speak, type Language, type Saying } from '@innkeeper/protocol/say'
import { mealsText } from '@innkeeper/protocol/words/sale/meals-text'
import { priceLineTexts, priceSumWords, type AnsweredPriceLine } from '@innkeeper/protocol/words/sale/price-line-texts'
import type { Currency } from '@innkeeper/rules/money/currency'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import { html, type Html } from '#kit/http/html.ts'
import { siteWords } from '../site-words.ts'

type Line = {
  readonly roomType: Saying
  readonly ratePlan: Saying
  readonly meals: readonly string[]
  readonly rooms: readonly { readonly adults: number; readonly childrenAges: readonly number[] }[]
  readonly cancellation: { readonly sentence: Saying }
  readonly payment: { readonly sentence: Saying } | null
}

/** A stay as a guest reads it before and after booking. */
export type ShownStay = {
  readonly checkIn: string
  readonly checkOut: string
  readonly checkInFrom: string
  readonly checkOutUntil: string
  readonly currency: Currency
  readonly lines: readonly Line[]
  readonly price: { readonly lines: readonly AnsweredPriceLine[]; readonly total: number }
  readonly payments: readonly { readonly dueAt: string | null; readonly amount: number }[]
  readonly timeZone: string
}

/** The dates and rooms of a stay, its price step by step, its terms and when it is to be paid. */
export const stayShown = (stay: ShownStay, language: Language): Html => {
  const { checkIn, checkOut, checkInFrom, checkOutUntil, currency, lines, price } = stay
  const t = (words: Saying) => speak(words, language)
  const several = lines.length > 1
  return html`<ul class="plain">
      <li>${speak(siteWords.arrives, language, { day: formatDay(checkIn, language), time: checkInFrom })}</li>
      <li>${speak(siteWords.departs, language, { day: formatDay(checkOut, language), time: checkOutUntil })}</li>
      ${lines.map((line) => html`<li><strong>${t(line.roomType)}</strong>, ${t(line.ratePlan)} · ${mealsText(line.meals, t)} · ${roomsOf(line, language)}</li>`)}
    </ul>
    <h3>${t(siteWords.price)}</h3>
    ${priceSteps(price, { currency, language, roomType: several ? lines[0]?.roomType : undefined })}
    <h3>${t(siteWords.terms)}</h3>
    <ul class="plain">
      ${lines.map((line) => html`<li>${t(line.cancellation.sentence)}</li>`)}
      ${stay.payments.map((payment) => html`<li>${dueText(payment, stay, language)}</li>`)}
    </ul>`
}

type PriceIn = { readonly language: Language; readonly currency: Currency; readonly roomType?: Saying | undefined }

/** A price, step by step, with its total. */
const priceSteps = ({ lines, total }: ShownStay['price'], { language, currency, roomType }: PriceIn): Html =>
  html`<table class="steps">
    <tbody>
      ${lines.map((line) => {
        const texts = priceLineTexts(line, { language, currency, roomType })
        return html`<tr>
          <th scope="row">${texts.title} <span class="muted">${texts.how}</span></th>
          <td>${texts.amount}</td>
        </tr>`
      })}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${speak(priceSumWords.total, language)}</th>
        <td><strong>${formatMoney(total, currency, language)}</strong></td>
      </tr>
    </tfoot>
  </table>`

const roomsOf = ({ rooms }: Line, language: Language): string => {
  const [first] = rooms
  const adults = formatCount(first?.adults ?? 0, nouns.adult, language)
  const ages = first?.childrenAges ?? []
  const guests = ages.length === 0 ? adults : `${adults}, ${formatCount(ages.length, nouns.child, language)} (${ages.join(', ')})`
  return speak(siteWords.roomsAndGuests, language, { rooms: formatCount(rooms.length, nouns.room, language), guests })
}

const dueText = ({ dueAt, amount }: ShownStay['payments'][number], { currency, timeZone }: ShownStay, language: Language): string => {
  const money = formatMoney(amount, currency, language)
  if (dueAt === null) return speak(siteWords.dueAtHotel, language, { amount: money })
  return speak(siteWords.due, language, { amount: money, moment: formatMoment(dueAt, { timeZone, year: true }) })
}
