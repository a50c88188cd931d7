import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { speak, type Language } from '@innkeeper/protocol/say'
import { html, type Html } from '#kit/http/html.ts'
import { sitePath, type SitePlace } from '../../site-place.ts'
import { siteWords } from '../../site-words.ts'
import { field, formProblem, type Sent } from '../fields.ts'

type Booking = CallOutput<'guest/booking'>
type Shown = { readonly place: SitePlace; readonly changing: Sent | null }

/** The form by which a guest changes the dates, the guests and the name, as far as the agreed terms let it. */
export const changeForm = ({ place, changing }: Shown, booking: Booking): Html | '' => {
  if (booking.mayChange === 'nothing') return ''
  const { language } = place
  const sent = changing ?? { values: valuesOf(booking), problems: {} }
  return html`<details class="cancel" ${changing === null ? '' : html`open`}>
    <summary>${speak(siteWords.change, language)}</summary>
    <form class="stacked" method="post" action="${sitePath(place, '/mine', { act: 'preview' })}">
      ${formProblem(sent)}
      ${booking.mayChange === 'stay' ? stayFields(sent, language, booking) : html`<p>${speak(siteWords.changeFixed, language)}</p>`}
      ${field(sent, language, { name: 'guestName', label: siteWords.fullName, attributes: html`required maxlength="255" autocomplete="name"` })}
      <button class="quiet">${speak(siteWords.changeAct, language)}</button>
    </form>
  </details>`
}

/** The rooms of a booking, each with its package. */
export const roomsOfBooking = ({ lines }: Pick<Booking, 'lines'>) =>
  lines.flatMap(({ roomPlanId, rooms }) => rooms.map((room) => ({ roomPlanId, ...room })))

/** Whether the same guests are in each room, as on this site they are. */
const isEven = (booking: Pick<Booking, 'lines'>): boolean =>
  new Set(roomsOfBooking(booking).map(({ adults, childrenAges }) => `${adults} ${childrenAges.join(' ')}`)).size === 1

const valuesOf = (booking: Booking): Readonly<Record<string, string>> => {
  const [room] = roomsOfBooking(booking)
  return {
    from: booking.checkIn,
    to: booking.checkOut,
    guestName: booking.guest.name,
    adults: String(room?.adults ?? ''),
    ages: room?.childrenAges.join(', ') ?? '',
  }
}

const stayFields = (sent: Sent, language: Language, booking: Booking): Html =>
  html`${field(sent, language, { name: 'from', label: siteWords.from, attributes: html`type="date" required` })}
  ${field(sent, language, { name: 'to', label: siteWords.to, attributes: html`type="date" required` })}
  ${
    isEven(booking)
      ? html`${field(sent, language, { name: 'adults', label: siteWords.adults, attributes: html`type="number" min="1" max="20" required` })}
        ${field(sent, language, { name: 'ages', label: siteWords.ages, hint: siteWords.agesHint, attributes: html`maxlength="60"` })}`
      : ''
  }`
