import { say } from '@innkeeper/protocol/say'
import { siteWords } from '../site-words.ts'
import type { WidgetBox } from './widget-script.ts'

/** A hotel’s box asks for the dates of a stay, rooms and adults; a check-out before the check-in moves behind it. */
export const hotelBox: WidgetBox = {
  words: {
    book: say('Đặt phòng', 'Book a room'),
    from: siteWords.from,
    to: siteWords.to,
    rooms: siteWords.roomCount,
    adults: siteWords.adults,
    find: siteWords.findAct,
  },
  given: {},
  fields: String.raw`
({ words, field, input, dayAfter }) => {
  const from = input('from', { type: 'date', min: dayAfter('', 0) })
  const to = input('to', { type: 'date', min: dayAfter('', 1) })
  const count = (name, value, max) => input(name, { type: 'number', min: 1, max, value })
  from.onchange = () => {
    if (!from.value) return
    to.min = dayAfter(from.value, 1)
    if (!to.value || to.value < to.min) to.value = to.min
  }
  return [field(words.from, from), field(words.to, to), field(words.rooms, count('rooms', 1, 30)), field(words.adults, count('adults', 2, 20))]
}`,
}
