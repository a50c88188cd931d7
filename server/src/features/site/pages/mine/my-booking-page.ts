import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { speak } from '@innkeeper/protocol/say'
import { bookingStateWords } from '@innkeeper/protocol/words/sale/booking-words'
import { html, type Html } from '#kit/http/html.ts'
import { sitePath, type SitePlace } from '../../site-place.ts'
import { siteWords } from '../../site-words.ts'
import type { Sent } from '../fields.ts'
import { stayShown } from '../stay-shown.ts'
import { changeForm } from './change-form.ts'
import { ownPage, type OwnShown } from './own-page.ts'

type Shown = OwnShown & {
  /** What was typed into the form that changes the booking, where it was refused. */
  readonly changing: Sent | null
}

/** A guest's own booking: the stay, its files, and the form that changes it. */
export const myBookingPage = (shown: Shown, booking: CallOutput<'guest/booking'>): string => {
  const { place, property, changing } = shown
  const { checkInFrom, checkOutUntil } = booking.property
  return ownPage(shown, booking, {
    state: bookingStateWords[booking.state],
    booked: html`<section aria-labelledby="stay">
        <h2 id="stay">${speak(siteWords.yourStay, place.language)}</h2>
        ${stayShown({ ...booking, checkInFrom, checkOutUntil, timeZone: property.timeZone }, place.language)}
      </section>
      ${files(place)} ${changeForm({ place, changing }, booking)}`,
  })
}

/** The confirmation and the calendar file, which only the open booking gives. */
const files = (place: SitePlace): Html =>
  html`<ul class="plain" aria-label="${speak(siteWords.files, place.language)}">
    <li><a href="${sitePath(place, '/mine', { file: 'pdf' })}">${speak(siteWords.pdf, place.language)}</a></li>
    <li><a href="${sitePath(place, '/mine', { file: 'calendar' })}">${speak(siteWords.calendarFile, place.language)}</a></li>
  </ul>`
