import { say, speak, type Language } from '@innkeeper/protocol/say'
import { bookingStateWords } from '@innkeeper/protocol/words/sale/booking-words'
import { clockIn } from '@innkeeper/rules/days/clock-in'
import { clockChanges } from '@innkeeper/rules/days/clock-changes'
import { momentIn, offsetAt } from '@innkeeper/rules/days/moment-in'
import type { Day } from '@innkeeper/rules/days/day'
import ical from 'ical.js'
import type { StoredBooking } from '../bookings.store.ts'

// The library counts the bytes of a line without the space that a continued line begins with; RFC 5545 allows 75 with it.
ical.foldLength = 74

/** In what language a calendar file is, and how often the booking has changed: a calendar keeps the entry with the higher number. */
export type CalendarFor = { readonly language: Language; readonly changes: number }

/** A stay as a file for calendars (RFC 5545), in the property's time zone. A booking that ended takes its entry away. */
export const calendarFile = (booking: StoredBooking, given: CalendarFor): string => {
  const calendar = new ical.Component('vcalendar')
  calendar.updatePropertyWithValue('prodid', '-//Innkeeper//Bookings//EN')
  calendar.updatePropertyWithValue('version', '2.0')
  calendar.updatePropertyWithValue('method', isOver(booking) ? 'CANCEL' : 'PUBLISH')
  calendar.addSubcomponent(timeZoneOf(booking))
  calendar.addSubcomponent(eventOf(booking, given))
  return `${calendar.toString()}\r\n`
}

const isOver = ({ state }: StoredBooking): boolean => state === 'cancel' || state === 'void'

const eventOf = (booking: StoredBooking, { language, changes }: CalendarFor): ical.Component => {
  const { snapshot, code, checkIn, checkOut } = booking
  const { name, address, phone, timeZone, checkInFrom, checkOutUntil } = snapshot.property
  const event = new ical.Component('vevent')
  const texts = {
    uid: `${code}@innkeeper`,
    summary: speak(summary, language, { property: speak(name, language), code }),
    location: [speak(name, language), address].filter((part) => part !== '').join(', '),
    description: [
      speak(bookingStateWords[booking.state], language),
      speak(guest, language, { guest: booking.guestName }),
      ...snapshot.lines.map((line) => `${line.rooms.length} × ${speak(line.roomType, language)} · ${speak(line.ratePlan, language)}`),
      ...(phone === '' ? [] : [speak(call, language, { phone })]),
    ].join('\n'),
    status: isOver(booking) ? 'CANCELLED' : isAwaiting(booking) ? 'TENTATIVE' : 'CONFIRMED',
    transp: 'TRANSPARENT',
  }
  for (const [property, text] of Object.entries(texts)) event.updatePropertyWithValue(property, text)
  event.updatePropertyWithValue('sequence', changes + (isOver(booking) ? 1 : 0))
  event.updatePropertyWithValue('dtstamp', ical.Time.fromJSDate(new Date(booking.changedAt), true))
  setLocalTime(event, 'dtstart', { timeZone, day: checkIn, time: checkInFrom })
  setLocalTime(event, 'dtend', { timeZone, day: checkOut, time: checkOutUntil })
  return event
}

const isAwaiting = ({ state }: StoredBooking): boolean => state === 'await payment' || state === 'payment failed'

type LocalTime = { readonly timeZone: string; readonly day: Day; readonly time: string }

const setLocalTime = (component: ical.Component, name: string, { timeZone, day, time }: LocalTime): void => {
  const property = component.updatePropertyWithValue(name, ical.Time.fromDateTimeString(`${day}T${time}:00`))
  property.setParameter('tzid', timeZone)
}

/** The time zone as RFC 5545 wants it beside each time that names it, as far as this stay needs it. */
const timeZoneOf = ({ snapshot, checkIn, checkOut }: StoredBooking): ical.Component => {
  const { timeZone, checkInFrom, checkOutUntil } = snapshot.property
  const from = momentIn(timeZone, checkIn, checkInFrom)
  const first = offsetAt(timeZone, from.getTime()) / 60_000
  const zone = new ical.Component('vtimezone')
  zone.updatePropertyWithValue('tzid', timeZone)
  zone.addSubcomponent(observance('1970-01-01T00:00:00', first, first))
  for (const { at, before, after } of clockChanges(timeZone, from, momentIn(timeZone, checkOut, checkOutUntil))) {
    // The change begins at the local time that the clocks show before it.
    const { day, time } = clockIn('UTC', new Date(at.getTime() + before * 60_000))
    zone.addSubcomponent(observance(`${day}T${time}:00`, before, after))
  }
  return zone
}

const observance = (begins: string, before: number, after: number): ical.Component => {
  const component = new ical.Component(after > before ? 'daylight' : 'standard')
  component.updatePropertyWithValue('dtstart', ical.Time.fromDateTimeString(begins))
  component.updatePropertyWithValue('tzoffsetfrom', ical.UtcOffset.fromSeconds(before * 60))
  component.updatePropertyWithValue('tzoffsetto', ical.UtcOffset.fromSeconds(after * 60))
  return component
}

const summary = say('Lưu trú tại {property} ({code})', 'Stay at {property} ({code})')
const guest = say('Khách: {guest}', 'Guest: {guest}')
const call = say('Điện thoại: {phone}', 'Phone: {phone}')
