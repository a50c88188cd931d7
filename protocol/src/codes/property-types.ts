import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import { codesOf } from './codes-of.ts'
import { say, type Saying } from '#say.ts'

/** The types of hotels. */
const hotelTypes = {
  hotel: say('Khách sạn', 'Hotel'),
  resort: say('Khu nghỉ dưỡng', 'Resort'),
  boutiqueHotel: say('Khách sạn boutique', 'Boutique hotel'),
  apartmentHotel: say('Căn hộ khách sạn', 'Apartment hotel'),
  apartment: say('Căn hộ du lịch', 'Holiday apartment'),
  villa: say('Biệt thự du lịch', 'Villa'),
  bungalow: say('Nhà gỗ, bungalow', 'Bungalow'),
  homestay: say('Nhà dân có phòng cho khách', 'Homestay'),
  guestHouse: say('Nhà khách', 'Guest house'),
  inn: say('Nhà nghỉ', 'Inn'),
  hostel: say('Nhà nghỉ tập thể', 'Hostel'),
  capsuleHotel: say('Khách sạn con nhộng', 'Capsule hotel'),
  motel: say('Khách sạn ven đường', 'Motel'),
  farmStay: say('Nhà nghỉ nông trại', 'Farm stay'),
  ecoLodge: say('Khu nghỉ sinh thái', 'Eco lodge'),
  campsite: say('Khu cắm trại', 'Campsite'),
  cruise: say('Du thuyền lưu trú', 'Cruise with cabins'),
} as const satisfies Record<string, Saying>

/** The types of amusement parks. */
const playgroundTypes = {
  amusementPark: say('Công viên giải trí', 'Amusement park'),
  themePark: say('Công viên chủ đề', 'Theme park'),
  waterPark: say('Công viên nước', 'Water park'),
  safari: say('Vườn thú, safari', 'Zoo, safari park'),
  aquarium: say('Thuỷ cung', 'Aquarium'),
  cableCar: say('Khu cáp treo', 'Cable car area'),
  adventurePark: say('Khu trò chơi mạo hiểm', 'Adventure park'),
  indoorPlayground: say('Khu vui chơi trong nhà', 'Indoor playground'),
  showVenue: say('Nơi biểu diễn thực cảnh', 'Show venue'),
  hotSprings: say('Khu suối khoáng nóng', 'Hot springs park'),
  museum: say('Bảo tàng, khu trưng bày', 'Museum, exhibition'),
  ecoPark: say('Khu du lịch sinh thái', 'Eco park'),
} as const satisfies Record<string, Saying>

/** The types of every kind of property. */
export const propertyTypes = { ...hotelTypes, ...playgroundTypes }

/** A type of property, as it is stored. */
export type PropertyType = keyof typeof propertyTypes

/** The types of each kind of property, in the order of display. */
export const typesOfKind: Readonly<Record<PropertyKind, readonly PropertyType[]>> = {
  hotel: codesOf(hotelTypes),
  playground: codesOf(playgroundTypes),
}

/** Every type; the types of hotels come first. */
export const propertyTypeCodes = codesOf(propertyTypes)

/** The name of a type. */
export const typeWords = (code: PropertyType): Saying => propertyTypes[code]
