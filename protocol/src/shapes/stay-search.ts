import { currencies } from '@innkeeper/rules/money/currency'
import { propertyKinds } from '@innkeeper/rules/property/property-kind'
import { meals } from '@innkeeper/rules/rate-plan/meals'
import { z } from 'zod'
import { amenityCodesOf } from '#amenities/amenities.ts'
import { degreesFields } from '#calls/hotel-information/info.ts'
import { explained, field, named } from '#field.ts'
import { propertyTypeCodes } from '#codes/property-types.ts'
import { say } from '#say.ts'

/** The orders of a search's results. */
export const searchOrders = ['recommended', 'price', 'star', 'name', 'distance'] as const

/** An order of a search's results. */
export type SearchOrder = (typeof searchOrders)[number]

const amenityCodes = [...new Set([...amenityCodesOf('hotel'), ...amenityCodesOf('playground'), ...amenityCodesOf('room')])]
const mostMetres = 100_000

/** The field with the requested order. */
export const searchOrder = {
  order: named(say('Thứ tự', 'Order'), z.enum(searchOrders).default('recommended'), {
    hint: say(
      'Thứ tự của nền tảng, tổng thấp nhất, nhiều sao nhất, tên, hoặc gần nhất.',
      'The platform’s order, lowest total, most stars, name, or nearest.',
    ),
  }),
  currency: named(say('Tiền tệ', 'Currency'), z.enum(currencies).default('VND'), {
    hint: say(
      'Xếp theo giá: chỗ nghỉ bán bằng tiền này đứng trước. Lọc theo tổng: chỉ những chỗ này.',
      'Sorted by price: properties that sell in it come first. A highest total: only these.',
    ),
  }),
} as const

/** The point from which distances are measured, and the radius of the search around it. */
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
    hint: say('Cách toạ độ hoặc địa danh tối đa chừng này mét.', 'At most this many metres from the position or landmark.'),
  }).optional(),
} as const

/** The filters of a search. */
export const searchFilters = {
  stars: named(say('Số sao', 'Stars'), z.array(z.int().min(1).max(5)).min(1).max(5)).optional(),
  kinds: named(say('Lĩnh vực', 'Kinds'), z.array(z.enum(propertyKinds)).min(1).max(propertyKinds.length)).optional(),
  types: named(say('Loại hình', 'Types of property'), z.array(z.enum(propertyTypeCodes)).min(1).max(propertyTypeCodes.length)).optional(),
  amenities: named(say('Tiện nghi', 'Amenities'), z.array(z.enum(amenityCodes)).min(1).max(20), {
    hint: say(
      'Chỗ nghỉ phải có đủ; tiện nghi phòng thì loại phòng phải có đủ.',
      'The property must have all of them; for room amenities, the room type.',
    ),
  }).optional(),
  meals: named(say('Bữa ăn', 'Meals'), z.array(z.enum(meals)).min(1).max(meals.length), {
    hint: say('Gói gồm mọi bữa này.', 'The offer includes all these meals.'),
  }).optional(),
  refundable: explained(field.flag(say('Được hoàn tiền', 'Refundable')), {
    hint: say(
      'true: chỉ gói được hoàn tiền; false: chỉ gói không hoàn tiền.',
      'true: refundable offers only; false: non-refundable ones only.',
    ),
  }).optional(),
  totalTo: explained(field.money(say('Tổng tối đa', 'Highest total'), { min: 0 }), {
    hint: say('Tổng thấp nhất của chỗ nghỉ, gồm thuế.', 'The property’s lowest total, taxes included.'),
  }).optional(),
} as const
