import { amenityWords } from '@innkeeper/protocol/amenities/amenities'
import { formatCount, nouns } from '@innkeeper/protocol/format/format'
import { speak, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import { roomFactsText } from '@innkeeper/protocol/words/property/room-words'
import { mealsText } from '@innkeeper/protocol/words/sale/meals-text'
import { daysBetween } from '@innkeeper/rules/days/day'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import { html, type Html } from '#kit/http/html.ts'
import type { SitePage, SiteRoom } from '../read-site.ts'
import type { SiteAsked, SiteStay } from '../site-asked.ts'
import { sitePath, type SitePlace } from '../site-place.ts'
import { siteWords } from '../site-words.ts'
import { picture } from './picture.ts'

type Shown = { readonly place: SitePlace; readonly asked: SiteAsked; readonly page: SitePage }
type Offer = NonNullable<SiteRoom['offered']>['offers'][number]

/** A room type: its photo, what it is like, and what it costs for the stay that is asked for. */
export const siteRoom = (shown: Shown, room: SiteRoom): Html => {
  const { language } = shown.place
  const [photo] = room.photos
  const amenities = room.amenities.map((code) => speak(amenityWords('room', code), language))
  return html`<li class="room">
    <article>
      ${photo === undefined ? '' : picture(photo, language, { sizes: '(max-width: 46rem) 100vw, 18rem' })}
      <div class="about-room">
        <h3>${speak(room.name, language)}</h3>
        <p>${roomFactsText(room, language)}</p>
        ${
          amenities.length === 0
            ? ''
            : html`<details>
                <summary>${speak(siteWords.amenitiesOfRoom, language)}</summary>
                <p class="muted">${amenities.join(', ')}</p>
              </details>`
        }
        ${room.offered === null || shown.asked.stay === null ? '' : offers(shown, shown.asked.stay, room, room.offered)}
      </div>
    </article>
  </li>`
}

const offers = (shown: Shown, stay: SiteStay, room: SiteRoom, { vacant, offers: all }: NonNullable<SiteRoom['offered']>): Html => {
  const { language } = shown.place
  if (all.every(({ blocked }) => blocked !== null) && vacant < shown.asked.rooms.length)
    return html`<p class="sold-out">${speak(siteWords.soldOut, language)}</p>`
  const few = vacant > 0 && vacant <= fewLeft
  return html`${few ? html`<p class="left">${speak(siteWords.left, language, { rooms: formatCount(vacant, nouns.room, language) })}</p>` : ''}
    <ul class="offers">
      ${all.map((offer) => offerOf(shown, stay, { room, offer }))}
    </ul>`
}

/** So few rooms are told; more are nobody's business. */
const fewLeft = 5

const offerOf = (shown: Shown, stay: SiteStay, { room, offer }: { readonly room: SiteRoom; readonly offer: Offer }): Html => {
  const { language } = shown.place
  const t = (words: Saying, values?: SayingValues) => speak(words, language, values)
  const included = t(siteWords.included, { adults: formatCount(offer.includedAdults, nouns.adult, language) })
  return html`<li ${offer.blocked === null ? '' : html`class="blocked"`}>
    <div>
      <strong>${t(offer.ratePlan)}</strong>
      <p>${mealsText(offer.meals, t)} · ${included}</p>
      <p class="muted">${t(offer.cancellation.sentence)}</p>
      ${offer.payment === null ? '' : html`<p class="muted">${t(offer.payment.sentence)}</p>`}
    </div>
    ${
      offer.blocked !== null || offer.price === null
        ? html`<p class="why">${offer.blocked ?? t(siteWords.soldOut)}</p>`
        : priceOf(shown, stay, { room, offer, price: offer.price })
    }
  </li>`
}

type Priced = { readonly room: SiteRoom; readonly offer: Offer; readonly price: NonNullable<Offer['price']> }

/** What an offer costs, and the link by which it is booked. */
const priceOf = ({ place, asked, page }: Shown, { checkIn, checkOut }: SiteStay, { room, offer, price }: Priced): Html => {
  const t = (words: Saying, values?: SayingValues) => speak(words, place.language, values)
  const money = (amount: number) => formatMoney(amount, page.facts.currency, place.language)
  const totalOf = t(siteWords.total, {
    rooms: formatCount(asked.rooms.length, nouns.room, place.language),
    nights: formatCount(daysBetween(checkIn, checkOut), nouns.night, place.language),
  })
  return html`<div class="price">
    ${price.struck === null ? '' : html`<s><span class="hidden">${t(siteWords.usual)} </span>${money(price.struck)}</s>`}
    <strong>${money(price.total)}</strong>
    <span class="muted">${totalOf}</span>
    <a class="act" href="${sitePath(place, '/reserve', { ...asked.typed, plan: offer.roomPlanId })}"
      >${t(siteWords.choose)}<span class="hidden">: ${t(offer.ratePlan)}, ${t(room.name)}</span></a
    >
  </div>`
}
