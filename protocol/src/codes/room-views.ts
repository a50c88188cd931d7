import { codesOf } from './codes-of.ts'
import { say, type Saying } from '#say.ts'

/** The views from a room, by code. */
export const roomViews = {
  sea: say('Hướng biển', 'Sea view'),
  partialSea: say('Một phần hướng biển', 'Partial sea view'),
  beach: say('Hướng bãi biển', 'Beach view'),
  bay: say('Hướng vịnh', 'Bay view'),
  lake: say('Hướng hồ', 'Lake view'),
  river: say('Hướng sông', 'River view'),
  pool: say('Hướng hồ bơi', 'Pool view'),
  garden: say('Hướng vườn', 'Garden view'),
  courtyard: say('Hướng sân trong', 'Courtyard view'),
  mountain: say('Hướng núi', 'Mountain view'),
  valley: say('Hướng thung lũng', 'Valley view'),
  riceField: say('Hướng ruộng lúa', 'Rice field view'),
  golfCourse: say('Hướng sân gôn', 'Golf course view'),
  city: say('Hướng thành phố', 'City view'),
  oldQuarter: say('Hướng phố cổ', 'Old quarter view'),
  street: say('Hướng phố', 'Street view'),
  landmark: say('Hướng công trình nổi tiếng', 'Landmark view'),
  none: say('Không có hướng nhìn', 'No view'),
} as const satisfies Record<string, Saying>

/** The code of a view. */
export type RoomView = keyof typeof roomViews

/** The codes of all views, in the order in which a person is offered them. */
export const roomViewCodes = codesOf(roomViews)
