import { formatMoment } from '@innkeeper/protocol/format/format'
import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { speak, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import { bookingStateWords } from '@innkeeper/protocol/words/sale/booking-words'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import { html, type Html } from '#kit/http/html.ts'
import { sitePath, type SitePlace } from '../../site-place.ts'
import { siteWords } from '../../site-words.ts'
import { changeForm } from './change-form.ts'
import { field, formProblem, type Sent } from '../fields.ts'
import type { Framed } from '../framed.ts'
import { siteFrame } from '../site-frame.ts'
import { stayShown } from '../stay-shown.ts'

type Shown = {
  readonly place: SitePlace
  readonly look: Framed['look']
  readonly property: Framed['property'] & { readonly timeZone: string }
  readonly sent: Sent
  /** What was typed into the form that changes the booking, where it was refused. */
  readonly changing?: Sent | null
}

/** The page on which a guest opens a booking by its code and email. */
export const findPage = (shown: Shown): string => {
  const { place, sent } = shown
  const t = (words: Saying) => speak(words, place.language)
  return frame(
    shown,
    siteWords.findMine,
    html`<section class="narrow" aria-labelledby="find">
      <h1 id="find">${t(siteWords.findMine)}</h1>
      <form class="stacked" method="post" action="${sitePath(place, '/mine')}">
        ${formProblem(sent)}
        ${field(sent, place.language, { name: 'code', label: siteWords.code, attributes: html`required maxlength="40" autocomplete="off"` })}
        ${field(sent, place.language, { name: 'email', label: siteWords.email, attributes: html`type="email" required maxlength="255" autocomplete="email"` })}
        <button>${t(siteWords.openAct)}</button>
      </form>
    </section>`,
  )
}

/** A guest's own booking: its state, what is paid, the stay, and how it is cancelled. */
export const myBookingPage = (shown: Shown, booking: CallOutput<'guest/booking'>): string => {
  const { place, property, sent } = shown
  const { language } = place
  const t = (words: Saying, values?: SayingValues) => speak(words, language, values)
  const money = (amount: number) => formatMoney(amount, booking.currency, language)
  const { checkInFrom, checkOutUntil } = booking.property
  return frame(
    shown,
    siteWords.mine,
    html`<h1>${t(siteWords.bookingOf, { code: booking.code })}</h1>
      ${formProblem(sent)}
      <p><strong>${t(bookingStateWords[booking.state])}</strong></p>
      <p>${t(siteWords.thanks, { email: booking.guest.email })}</p>
      <p>${t(siteWords.paid, { paid: money(booking.paid), owed: money(booking.owed) })}</p>
      ${booking.payBy === null ? '' : html`<p>${t(siteWords.payBy, { moment: formatMoment(booking.payBy, { timeZone: property.timeZone, year: true }) })}</p>`}
      ${booking.payUrl === null ? '' : html`<p><a class="act" href="${booking.payUrl}">${t(siteWords.payAct)}</a></p>`}
      <section aria-labelledby="stay">
        <h2 id="stay">${t(siteWords.yourStay)}</h2>
        ${stayShown({ ...booking, checkInFrom, checkOutUntil, timeZone: property.timeZone }, language)}
      </section>
      ${files(place)} ${changeForm({ place, changing: shown.changing ?? null }, booking)} ${cancelling(shown, booking)}
      <form method="post" action="${sitePath(place, '/mine', { act: 'leave' })}">
        <button class="quiet">${t(siteWords.leave)}</button>
      </form>`,
  )
}

/** The confirmation and the calendar file, which only the open booking gives. */
const files = (place: SitePlace): Html =>
  html`<ul class="plain" aria-label="${speak(siteWords.files, place.language)}">
    <li><a href="${sitePath(place, '/mine', { file: 'pdf' })}">${speak(siteWords.pdf, place.language)}</a></li>
    <li><a href="${sitePath(place, '/mine', { file: 'calendar' })}">${speak(siteWords.calendarFile, place.language)}</a></li>
  </ul>`

const cancelling = ({ place, sent }: Shown, { ifCancelledToday: cost, currency }: CallOutput<'guest/booking'>): Html | '' => {
  if (cost === null) return ''
  const { language } = place
  const money = (amount: number) => formatMoney(amount, currency, language)
  const words = cost.fee === 0 ? siteWords.cancelFree : cost.refund === 0 ? siteWords.cancelLost : siteWords.cancelCost
  const told = speak(words, language, { fee: money(cost.fee), refund: money(cost.refund) })
  return html`<details class="cancel" ${sent.problems['reason'] === undefined ? '' : html`open`}>
    <summary>${speak(siteWords.cancel, language)}</summary>
    <form class="stacked" method="post" action="${sitePath(place, '/mine', { act: 'cancel' })}">
      <p>${told}</p>
      ${field(sent, language, { name: 'reason', label: siteWords.reason, attributes: html`required maxlength="255"` })}
      <button class="quiet">${speak(siteWords.cancelAct, language)}</button>
    </form>
  </details>`
}

const frame = ({ place, look, property }: Shown, title: Saying, main: Html): string =>
  siteFrame({
    place,
    property,
    look,
    page: '/mine',
    query: {},
    title: `${speak(title, place.language)} · ${speak(property.name, place.language)}`,
    description: speak(property.name, place.language),
    picture: null,
    facts: null,
    main,
  })
