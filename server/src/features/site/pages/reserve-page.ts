import { speak, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import type { SiteLook } from '@innkeeper/rules/site-look/site-look'
import { paymentMethodWords } from '@innkeeper/protocol/words/sale/booking-words'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import { html, type Html } from '#kit/http/html.ts'
import type { SiteOffer } from '../reserve/read-offer.ts'
import type { SiteAsked, SiteStay } from '../site-asked.ts'
import { sitePath, type SitePlace } from '../site-place.ts'
import { siteWords } from '../site-words.ts'
import { extras } from './extras.ts'
import { field, formProblem, type Sent } from './fields.ts'
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
  const { language } = place
  const t = (words: Saying, values?: SayingValues) => speak(words, language, values)
  const total = formatMoney(offer.price.total, offer.facts.currency, language)
  const hidden = { total: String(offer.price.total), key, captcha: '' }
  return html`<form class="stacked" method="post" action="${sitePath(place, '/reserve', { ...asked.typed, plan: roomPlanId })}" data-solve>
    ${formProblem(sent)} ${extras({ place, offer, sent })}
    ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <h2>${t(siteWords.you)}</h2>
    ${field(sent, language, { name: 'name', label: siteWords.fullName, attributes: html`required maxlength="255" autocomplete="name"` })}
    ${field(sent, language, { name: 'email', label: siteWords.email, hint: siteWords.emailHint, attributes: html`type="email" required maxlength="255" autocomplete="email"` })}
    ${field(sent, language, { name: 'phone', label: siteWords.phone, attributes: html`type="tel" maxlength="30" autocomplete="tel"` })}
    ${field(sent, language, { name: 'note', label: siteWords.note, attributes: html`maxlength="1000"` })}
    <fieldset>
      <legend>${t(siteWords.howToPay)}</legend>
      ${offer.methods.map((method, at) => {
        const chosen = sent.values['method'] === method || (sent.values['method'] === undefined && at === 0)
        return html`<label class="choice"
          ><input type="radio" name="method" value="${method}" ${chosen ? html`checked` : ''} /> ${t(paymentMethodWords[method])}</label
        >`
      })}
    </fieldset>
    <noscript><p class="problem">${t(siteWords.needsScript)}</p></noscript>
    <p class="muted" data-waiting>${t(siteWords.checking)}</p>
    <button data-book name="act" value="book" disabled>${t(siteWords.bookAct, { total })}</button>
  </form>`
}
