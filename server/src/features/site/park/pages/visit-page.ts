import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { speak, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import { ticketStateWords } from '@innkeeper/protocol/words/sale/ticket-words'
import { html, type Html } from '#kit/http/html.ts'
import { ownPage, type OwnShown } from '../../pages/mine/own-page.ts'
import { sitePath, type SitePlace } from '../../site-place.ts'
import { siteWords } from '../../site-words.ts'
import { parkWords } from '../park-words.ts'
import { ticketsShown } from './tickets-shown.ts'

type Tickets = CallOutput<'guest/ticket-booking'>

/** A guest's own tickets: the visit, and their files. */
export const visitPage = (shown: OwnShown, booking: Tickets): string => {
  const { place, property } = shown
  return ownPage(shown, booking, {
    state: ticketStateWords[booking.state],
    booked: html`<section aria-labelledby="visit">
        <h2 id="visit">${speak(parkWords.yourVisit, place.language)}</h2>
        ${ticketsShown({ ...booking, timeZone: property.timeZone }, place.language)}
      </section>
      ${files(place, booking)}`,
  })
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
