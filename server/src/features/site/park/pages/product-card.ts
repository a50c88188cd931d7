import { speak, type Saying } from '@innkeeper/protocol/say'
import { ticketProductKindWords } from '@innkeeper/protocol/words/sale/ticket-words'
import { html, type Html } from '#kit/http/html.ts'
import { sitePath, type SitePlace } from '../../site-place.ts'
import { parkWords } from '../park-words.ts'
import type { ParkOnDay, ProductOnDay } from '../read-park.ts'
import { slotsLeft, ticketPrices } from './ticket-prices.ts'

type Shown = { readonly place: SitePlace; readonly park: ParkOnDay; readonly query: Readonly<Record<string, string>> }

/** A product of a park: its picture, what it is, what it costs on the day that is shown, and the link to its page. */
export const productCard = ({ place, park, query }: Shown, on: ProductOnDay): Html => {
  const { language } = place
  const t = (words: Saying) => speak(words, language)
  const { code, kind, name, description, pictures } = on.product
  const [picture = ''] = pictures
  return html`<li class="room">
    <article>
      ${picture === '' ? '' : html`<img src="${picture}" alt="" width="320" height="240" loading="lazy" decoding="async" />`}
      <div class="about-room">
        <p class="muted">${t(ticketProductKindWords[kind])}</p>
        <h3>${t(name)}</h3>
        ${t(description) === '' ? '' : html`<p class="description">${t(description)}</p>`}
        ${ticketPrices(on, { language, currency: park.facts.currency })} ${slotsLeft(on, language)}
        <p>
          <a class="act" href="${sitePath(place, `/tickets/${code}`, query)}"
            >${t(parkWords.more)}<span class="hidden">: ${t(name)}</span></a
          >
        </p>
      </div>
    </article>
  </li>`
}
