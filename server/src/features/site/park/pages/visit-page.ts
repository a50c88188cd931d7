import { formatMoment } from '@innkeeper/protocol/format/format'
import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { speak, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import { ticketStateWords } from '@innkeeper/protocol/words/sale/ticket-words'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import { html, type Html } from '#kit/http/html.ts'
import { field, formProblem, type Sent } from '../../pages/fields.ts'
import type { Framed } from '../../pages/framed.ts'
import { siteFrame } from '../../pages/site-frame.ts'
import { sitePath, type SitePlace } from '../../site-place.ts'
import { siteWords } from '../../site-words.ts'
import { parkWords } from '../park-words.ts'
import { ticketsShown } from './tickets-shown.ts'

type Shown = {
  readonly place: SitePlace
  readonly look: Framed['look']
  readonly property: Framed['property'] & { readonly timeZone: string }
  readonly sent: Sent
}

type Tickets = CallOutput<'guest/ticket-booking'>

/** The page on which a guest opens tickets by their code and email. */
export const findTicketsPage = (shown: Shown): string => {
  const { place, sent } = shown
  const t = (words: Saying) => speak(words, place.language)
  return frame(
    shown,
    parkWords.findMine,
    html`<section class="narrow" aria-labelledby="find">
      <h1 id="find">${t(parkWords.findMine)}</h1>
      <form class="stacked" method="post" action="${sitePath(place, '/visit')}">
        ${formProblem(sent)}
        ${field(sent, place.language, { name: 'code', label: parkWords.code, attributes: html`required maxlength="40" autocomplete="off"` })}
        ${field(sent, place.language, { name: 'email', label: siteWords.email, attributes: html`type="email" required maxlength="255" autocomplete="email"` })}
        <button>${t(siteWords.openAct)}</button>
      </form>
    </section>`,
  )
}

/** A guest's own tickets: their state, what is paid, the visit, their files, and how they are cancelled. */
export const visitPage = (shown: Shown, booking: Tickets): string => {
  const { place, property, sent } = shown
  const { language } = place
  const t = (words: Saying, values?: SayingValues) => speak(words, language, values)
  const money = (amount: number) => formatMoney(amount, booking.currency, language)
  const { timeZone } = property
  return frame(
    shown,
    parkWords.mine,
    html`<h1>${t(parkWords.bookingOf, { code: booking.code })}</h1>
      ${formProblem(sent)}
      <p><strong>${t(ticketStateWords[booking.state])}</strong></p>
      <p>${t(siteWords.thanks, { email: booking.guest.email })}</p>
      <p>${t(siteWords.paid, { paid: money(booking.paid), owed: money(booking.owed) })}</p>
      ${booking.payBy === null ? '' : html`<p>${t(parkWords.payBy, { moment: formatMoment(booking.payBy, { timeZone, year: true }) })}</p>`}
      ${booking.payUrl === null ? '' : html`<p><a class="act" href="${booking.payUrl}">${t(siteWords.payAct)}</a></p>`}
      <section aria-labelledby="visit">
        <h2 id="visit">${t(parkWords.yourVisit)}</h2>
        ${ticketsShown({ ...booking, timeZone }, language)}
      </section>
      ${files(place, booking)} ${cancelling(shown, booking)}
      <form method="post" action="${sitePath(place, '/visit', { act: 'leave' })}">
        <button class="quiet">${t(parkWords.leave)}</button>
      </form>`,
  )
}

/** The tickets with their codes to scan, once they let in, and the calendar file, which only the open booking gives. */
const files = (place: SitePlace, { ticketFiles, state }: Tickets): Html => {
  const t = (words: Saying, values?: SayingValues) => speak(words, place.language, values)
  const parts = Array.from({ length: ticketFiles }, (_, at) => at + 1)
  const waiting = state === 'await payment' || state === 'payment failed'
  return html`${waiting ? html`<p>${t(parkWords.ticketsLater)}</p>` : ''}
    <ul class="plain" aria-label="${t(siteWords.files)}">
      ${parts.map(
        (part) =>
          html`<li>
            <a href="${sitePath(place, '/visit', { file: 'pdf', part })}"
              >${parts.length === 1 ? t(parkWords.ticketsPdf) : t(parkWords.ticketsPart, { part })}</a
            >
          </li>`,
      )}
      <li><a href="${sitePath(place, '/visit', { file: 'calendar' })}">${t(siteWords.calendarFile)}</a></li>
    </ul>`
}

const cancelling = ({ place, sent }: Shown, { ifCancelledToday: cost, currency }: Tickets): Html | '' => {
  if (cost === null) return ''
  const { language } = place
  const money = (amount: number) => formatMoney(amount, currency, language)
  const words = cost.fee === 0 ? siteWords.cancelFree : cost.refund === 0 ? siteWords.cancelLost : siteWords.cancelCost
  return html`<details class="cancel" ${sent.problems['reason'] === undefined ? '' : html`open`}>
    <summary>${speak(parkWords.cancel, language)}</summary>
    <form class="stacked" method="post" action="${sitePath(place, '/visit', { act: 'cancel' })}">
      <p>${speak(words, language, { fee: money(cost.fee), refund: money(cost.refund) })}</p>
      ${field(sent, language, { name: 'reason', label: siteWords.reason, attributes: html`required maxlength="255"` })}
      <button class="quiet">${speak(parkWords.cancelAct, language)}</button>
    </form>
  </details>`
}

const frame = ({ place, look, property }: Shown, title: Saying, main: Html): string =>
  siteFrame({
    place,
    property,
    look,
    page: '/visit',
    query: {},
    title: `${speak(title, place.language)} · ${speak(property.name, place.language)}`,
    description: speak(property.name, place.language),
    picture: null,
    facts: null,
    main,
  })
