import { currencies } from '@innkeeper/rules/money/currency'
import { propertyKinds } from '@innkeeper/rules/property/property-kind'
import { meals } from '@innkeeper/rules/rate-plan/meals'
import { z } from 'zod'
import { amenityCodesOf } from '#amenities/amenities.ts'
import { degreesFields } from '#calls/hotel-information/info.ts'
import { explained, field, named } from '#field.ts'
import { propertyTypeCodes } from '#codes/property-types.ts'
import { say } from '#say.ts'

/** The orders in which a search lists what it found. */
export const searchOrders = ['recommended', 'price', 'star', 'name', 'distance'] as const

/** An order in which a search lists what it found. */
export type SearchOrder = (typeof searchOrders)[number]

const amenityCodes = [...new Set([...amenityCodesOf('hotel'), ...amenityCodesOf('playground'), ...amenityCodesOf('room')])]
const mostMetres = 100_000

/** In which order a search lists. */
export const searchOrder = {
  order: named(say('Thứ tự', 'Order'), z.enum(searchOrders).default('recommended'), {
    hint: say(
      'Thứ tự của sàn, tổng rẻ nhất trước, nhiều sao trước, theo tên, hoặc gần nhất trước.',
      'The platform’s own, the cheapest total first, most stars first, by name, or the nearest first.',
    ),
  }),
  currency: named(say('Tiền tệ', 'Currency'), z.enum(currencies).default('VND'), {
    hint: say(
      'Xếp theo giá thì chỗ nghỉ bán bằng tiền này đứng trước, các chỗ khác theo sau; lọc theo tổng tiền chỉ xét chỗ bán bằng tiền này.',
      'By price, properties that sell in it come first and the others after them; a highest total finds those that sell in it only.',
    ),
  }),
} as const

/** The point that distances are measured from, and how far around it is searched. */
export const searchPoint = {
  latitude: explained(degreesFields.latitude, { example: 16.0614 }).optional(),
  longitude: explained(degreesFields.longitude, { example: 108.2272 }).optional(),
  landmark: explained(field.text(say('Địa danh', 'Landmark'), { max: 255 }), {
    hint: say(
      'Mã hoặc tên một địa danh, thay cho toạ độ; tên có dấu hay không đều được.',
      'The code or name of a landmark, in place of a position; with or without diacritics.',
    ),
  }).optional(),
  within: explained(field.count(say('Trong vòng (mét)', 'Within (metres)'), { min: 1, max: mostMetres }), {
    hint: say('Cách toạ độ hay địa danh không quá chừng ấy mét.', 'No further than that from the position or landmark.'),
  }).optional(),
} as const

/** What of all that can be booked is wanted. */
export const searchFilters = {
  stars: named(say('Số sao', 'Stars'), z.array(z.int().min(1).max(5)).min(1).max(5)).optional(),
  kinds: named(say('Lĩnh vực', 'Kinds'), z.array(z.enum(propertyKinds)).min(1).max(propertyKinds.length)).optional(),
  types: named(say('Loại hình', 'Types of property'), z.array(z.enum(propertyTypeCodes)).min(1).max(propertyTypeCodes.length)).optional(),
  amenities: named(say('Tiện nghi', 'Amenities'), z.array(z.enum(amenityCodes)).min(1).max(20), {
    hint: say(
      'Chỗ nghỉ có đủ mọi tiện nghi này; tiện nghi của phòng thì loại phòng của gói có đủ.',
      'The property has all of them; amenities of rooms, the offer’s room type.',
    ),
  }).optional(),
  meals: named(say('Bữa ăn', 'Meals'), z.array(z.enum(meals)).min(1).max(meals.length), {
    hint: say('Gói gồm mọi bữa này.', 'The offer includes all of them.'),
  }).optional(),
  refundable: explained(field.flag(say('Được hoàn huỷ', 'Refundable')), {
    hint: say(
      'true: chỉ gói huỷ được; false: chỉ gói không hoàn huỷ.',
      'true: only offers that can be cancelled; false: only those that cannot.',
    ),
  }).optional(),
  totalTo: explained(field.money(say('Tổng đến', 'Total to'), { min: 0 }), {
    hint: say('Tổng rẻ nhất của chỗ nghỉ, gồm thuế.', 'The property’s cheapest total, taxes included.'),
  }).optional(),
} as const
