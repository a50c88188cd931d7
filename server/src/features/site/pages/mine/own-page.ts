import { formatMoment } from '@innkeeper/protocol/format/format'
import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { speak, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import { html, type Html } from '#kit/http/html.ts'
import { sitePath, type SitePlace } from '../../site-place.ts'
import { siteWords } from '../../site-words.ts'
import { field, formProblem, type Sent } from '../fields.ts'
import type { Framed } from '../framed.ts'
import { siteFrame } from '../site-frame.ts'

/** The page of what a guest booked alone: its path, and its words. */
export type OwnPage = {
  readonly path: '/mine' | '/visit'
  readonly words: Readonly<
    Record<'mine' | 'findMine' | 'code' | 'noSuch' | 'bookingOf' | 'payBy' | 'cancel' | 'cancelAct' | 'leave', Saying>
  >
}

/** What such a page is shown with; `sent` is of the form that opens the booking, or of the one that cancels it. */
export type OwnShown = OwnPage & {
  readonly place: SitePlace
  readonly look: Framed['look']
  readonly property: Framed['property'] & { readonly timeZone: string }
  readonly sent: Sent
}

/** What the page reads of the booking, of rooms or of tickets. */
type OwnBooking = Pick<
  CallOutput<'guest/booking'>,
  'code' | 'currency' | 'guest' | 'paid' | 'owed' | 'payBy' | 'payUrl' | 'ifCancelledToday'
>

/** The page on which a guest opens a booking by its code and email. */
export const findOwnPage = (shown: OwnShown): string => {
  const { place, sent, path, words } = shown
  const t = (saying: Saying) => speak(saying, place.language)
  return frame(
    shown,
    words.findMine,
    html`<section class="narrow" aria-labelledby="find">
      <h1 id="find">${t(words.findMine)}</h1>
      <form class="stacked" method="post" action="${sitePath(place, path)}">
        ${formProblem(sent)}
        ${field(sent, place.language, { name: 'code', label: words.code, attributes: html`required maxlength="40" autocomplete="off"` })}
        ${field(sent, place.language, { name: 'email', label: siteWords.email, attributes: html`type="email" required maxlength="255" autocomplete="email"` })}
        <button>${t(siteWords.openAct)}</button>
      </form>
    </section>`,
  )
}

/** A guest's own booking: its state, what is paid, what was booked, and how it is cancelled and closed on this device. */
export const ownPage = (shown: OwnShown, booking: OwnBooking, parts: { readonly state: Saying; readonly booked: Html }): string => {
  const { place, property, sent, path, words } = shown
  const { language } = place
  const t = (saying: Saying, values?: SayingValues) => speak(saying, language, values)
  const money = (amount: number) => formatMoney(amount, booking.currency, language)
  return frame(
    shown,
    words.mine,
    html`<h1>${t(words.bookingOf, { code: booking.code })}</h1>
      ${formProblem(sent)}
      <p><strong>${t(parts.state)}</strong></p>
      <p>${t(siteWords.thanks, { email: booking.guest.email })}</p>
      <p>${t(siteWords.paid, { paid: money(booking.paid), owed: money(booking.owed) })}</p>
      ${booking.payBy === null ? '' : html`<p>${t(words.payBy, { moment: formatMoment(booking.payBy, { timeZone: property.timeZone, year: true }) })}</p>`}
      ${booking.payUrl === null ? '' : html`<p><a class="act" href="${booking.payUrl}">${t(siteWords.payAct)}</a></p>`} ${parts.booked}
      ${cancelling(shown, booking)}
      <form method="post" action="${sitePath(place, path, { act: 'leave' })}">
        <button class="quiet">${t(words.leave)}</button>
      </form>`,
  )
}

const cancelling = ({ place, sent, path, words }: OwnShown, { ifCancelledToday: cost, currency }: OwnBooking): Html | '' => {
  if (cost === null) return ''
  const { language } = place
  const money = (amount: number) => formatMoney(amount, currency, language)
  const told = cost.fee === 0 ? siteWords.cancelFree : cost.refund === 0 ? siteWords.cancelLost : siteWords.cancelCost
  return html`<details class="cancel" ${sent.problems['reason'] === undefined ? '' : html`open`}>
    <summary>${speak(words.cancel, language)}</summary>
    <form class="stacked" method="post" action="${sitePath(place, path, { act: 'cancel' })}">
      <p>${speak(told, language, { fee: money(cost.fee), refund: money(cost.refund) })}</p>
      ${field(sent, language, { name: 'reason', label: siteWords.reason, attributes: html`required maxlength="255"` })}
      <button class="quiet">${speak(words.cancelAct, language)}</button>
    </form>
  </details>`
}

const frame = ({ place, look, property, path }: OwnShown, title: Saying, main: Html): string =>
  siteFrame({
    place,
    property,
    look,
    page: path,
    query: {},
    title: `${speak(title, place.language)} · ${speak(property.name, place.language)}`,
    description: speak(property.name, place.language),
    picture: null,
    facts: null,
    main,
  })
