import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { say, speak, type Language } from '@innkeeper/protocol/say'
import { ticketStateWords } from '@innkeeper/protocol/words/sale/ticket-words'
import { addDays } from '@innkeeper/rules/days/day'
import ical from 'ical.js'
import { peopleOf, type StoredTicketBooking } from '../ticket-bookings/ticket-bookings.store.ts'

/** The day of a visit as a file for calendars (RFC 5545): a whole day, with the slots in its text. After a cancellation the file removes that day. */
export const visitCalendar = (booking: StoredTicketBooking, language: Language): CallOutput<'guest/ticket-file'> => {
  const calendar = new ical.Component('vcalendar')
  calendar.updatePropertyWithValue('prodid', '-//Innkeeper//Tickets//EN')
  calendar.updatePropertyWithValue('version', '2.0')
  calendar.updatePropertyWithValue('method', isOver(booking) ? 'CANCEL' : 'PUBLISH')
  calendar.addSubcomponent(eventOf(booking, language))
  return {
    fileName: `${booking.code}.ics`,
    mediaType: 'text/calendar; charset=utf-8',
    base64: Buffer.from(`${calendar.toString()}\r\n`).toString('base64'),
  }
}

const eventOf = (booking: StoredTicketBooking, language: Language): ical.Component => {
  const { code, snapshot, visitDay, state } = booking
  const event = new ical.Component('vevent')
  const name = speak(snapshot.property.name, language)
  const texts = {
    uid: `${code}@innkeeper`,
    summary: speak(summary, language, { park: name, code }),
    location: name,
    description: [
      speak(ticketStateWords[state], language),
      ...snapshot.lines.map((line) => `${peopleOf(line)} × ${speak(line.name, language)}${line.slot === '' ? '' : `, ${line.slot}`}`),
    ].join('\n'),
    status: isOver(booking) ? 'CANCELLED' : state === 'await payment' || state === 'payment failed' ? 'TENTATIVE' : 'CONFIRMED',
    transp: 'TRANSPARENT',
  }
  for (const [property, text] of Object.entries(texts)) event.updatePropertyWithValue(property, text)
  event.updatePropertyWithValue('sequence', isOver(booking) ? 1 : 0)
  event.updatePropertyWithValue('dtstamp', ical.Time.fromJSDate(new Date(booking.changedAt), true))
  event.updatePropertyWithValue('dtstart', ical.Time.fromDateString(visitDay))
  event.updatePropertyWithValue('dtend', ical.Time.fromDateString(addDays(visitDay, 1)))
  return event
}

const isOver = ({ state }: StoredTicketBooking): boolean => state === 'cancel' || state === 'void'

const summary = say('{park}, đặt vé {code}', '{park}, tickets {code}')
