import { codesOf } from './codes-of.ts'
import { say, type Saying } from '#say.ts'

/** What a photo shows, by code. */
export const imageCategories = {
  facade: say('Mặt tiền', 'Facade'),
  lobby: say('Sảnh', 'Lobby'),
  room: say('Phòng', 'Room'),
  bathroom: say('Phòng tắm', 'Bathroom'),
  restaurant: say('Nhà hàng', 'Restaurant'),
  pool: say('Hồ bơi', 'Pool'),
  facility: say('Tiện ích', 'Facility'),
  view: say('Quang cảnh', 'View'),
  surroundings: say('Xung quanh', 'Surroundings'),
  other: say('Khác', 'Other'),
} as const satisfies Record<string, Saying>

/** The code of a kind of photo. */
export type ImageCategory = keyof typeof imageCategories

/** The codes of all kinds, in the order in which a person is offered them. */
export const imageCategoryCodes = codesOf(imageCategories)
