import { speak, type Saying } from '@innkeeper/protocol/say'
import type { SiteLook } from '@innkeeper/rules/site-look/site-look'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import { html, type Html } from '#kit/http/html.ts'
import type { SiteOffer } from '../reserve/read-offer.ts'
import type { SiteAsked, SiteStay } from '../site-asked.ts'
import { sitePath, type SitePlace } from '../site-place.ts'
import { siteWords } from '../site-words.ts'
import { extras } from './extras.ts'
import { guestForm } from './booking/guest-form.ts'
import type { Sent } from './fields.ts'
import { siteFrame } from './site-frame.ts'
import { stayShown } from './stay-shown.ts'

type Shown = {
  readonly place: SitePlace
  readonly look: SiteLook
  readonly asked: SiteAsked
  readonly stay: SiteStay
  readonly roomPlanId: string
  readonly offer: SiteOffer
  readonly sent: Sent
  /** The key of the booking: sent twice, it is the same booking. */
  readonly key: string
}

/** The page on which a guest books a package: the stay and its price, who books, and how it is paid. */
export const reservePage = (shown: Shown): string => {
  const { place, look, asked, stay, roomPlanId, offer } = shown
  const { facts, line, price, payments } = offer
  const t = (words: Saying) => speak(words, place.language)
  const { checkInFrom, checkOutUntil, currency, timeZone } = facts
  return siteFrame({
    place,
    property: facts,
    look,
    page: '/reserve',
    query: { ...asked.typed, plan: roomPlanId },
    title: `${t(siteWords.reserve)} · ${t(facts.name)}`,
    description: t(facts.name),
    picture: null,
    facts: null,
    // Nothing is booked in a preview of the look.
    ...(place.preview === null && { script: '/book/solve.js' }),
    main: html`<h1>${t(siteWords.reserve)}</h1>
      <div class="reserve">
        <section aria-labelledby="stay">
          <h2 id="stay">${t(siteWords.yourStay)}</h2>
          ${stayShown({ ...stay, checkInFrom, checkOutUntil, currency, timeZone, lines: [line], price, payments }, place.language)}
          <p><a href="${sitePath(place, '', asked.typed)}#rooms">${t(siteWords.back)}</a></p>
        </section>
        <section aria-label="${t(siteWords.reserve)}">${form(shown)}</section>
      </div>`,
  })
}

const form = ({ place, asked, roomPlanId, offer, sent, key }: Shown): Html => {
  const { total } = offer.price
  return guestForm({
    language: place.language,
    action: sitePath(place, '/reserve', { ...asked.typed, plan: roomPlanId }),
    sent,
    key,
    total: { amount: total, text: formatMoney(total, offer.facts.currency, place.language) },
    methods: offer.methods,
    words: siteWords,
    before: extras({ place, offer, sent }),
  })
}
