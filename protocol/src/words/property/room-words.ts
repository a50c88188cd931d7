import { bedTypes, type BedType } from '#codes/bed-types.ts'
import { roomViews, type RoomView } from '#codes/room-views.ts'
import { formatCount, formatNumber, nouns } from '#format/format.ts'
import { say, speak, type Language } from '#say.ts'

/** What a room type is like, as far as its facts line tells it; sizes in square metres. */
type RoomFacts = {
  readonly roomSize: number
  readonly maxAdults: number
  readonly maxGuests: number
  readonly beds: readonly { readonly bedType: BedType; readonly count: number }[]
  readonly viewCode: RoomView | null
}

/** A room type's facts in one line: size, guests, beds and view. */
export const roomFactsText = ({ roomSize, maxAdults, maxGuests, beds, viewCode }: RoomFacts, language: Language): string =>
  [
    speak(size, language, { size: formatNumber(roomSize, language) }),
    speak(guests, language, {
      adults: formatCount(maxAdults, nouns.adult, language),
      guests: formatCount(maxGuests, nouns.guest, language),
    }),
    ...beds.map(({ bedType, count }) => `${formatNumber(count, language)} × ${speak(bedTypes[bedType], language)}`),
    ...(viewCode === null ? [] : [speak(roomViews[viewCode], language)]),
  ].join(' · ')

const size = say('{size} m²', '{size} m²')
const guests = say('Tối đa {adults}, {guests}', 'Up to {adults}, {guests}')
