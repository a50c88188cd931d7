import { propertyKinds } from '@innkeeper/rules/property/property-kind'
import { z } from 'zod'
import { historyOf } from '#diary/history.ts'
import { call } from '#call.ts'
import { changesOf } from '#changes-of.ts'
import { countryCodes } from '#codes/countries.ts'
import { explained, field, named } from '#field.ts'
import { propertyTypeCodes, propertyTypes } from '#codes/property-types.ts'
import { say } from '#say.ts'

const version = named(say('Bản đã xem', 'Version seen'), z.int().min(1))

/** The degrees of a position on the map. */
export const degreesFields = {
  latitude: named(say('Vĩ độ', 'Latitude'), z.number().min(-90).max(90)),
  longitude: named(say('Kinh độ', 'Longitude'), z.number().min(-180).max(180)),
} as const

/** The registration information of a property, as its table has it. */
export const generalInfoFields = z.strictObject({
  nameVi: field.text(say('Tên tiếng Việt', 'Vietnamese name'), { max: 255 }),
  nameEn: field.text(say('Tên tiếng Anh', 'English name'), { max: 255 }),
  propertyTypeCode: field.choice(say('Loại hình', 'Type'), propertyTypeCodes, propertyTypes),
  star: field.count(say('Hạng sao', 'Star rating'), { min: 1, max: 5 }).nullable().default(null),
  numberOfRooms: field.count(say('Tổng số phòng', 'Number of rooms'), { min: 1, max: 99_999 }).nullable().default(null),
  taxCode: field.text(say('Mã số thuế', 'Tax code'), { max: 20 }),
  countryCode: explained(field.choice(say('Quốc gia', 'Country'), countryCodes), { names: 'country' }),
  provinceCode: explained(field.text(say('Tỉnh, thành phố', 'Province or city'), { max: 10, min: 0 }), { names: 'province' })
    .nullable()
    .default(null),
  communeCode: explained(field.text(say('Phường, xã', 'Ward or commune'), { max: 10, min: 0 }), { names: 'commune' })
    .nullable()
    .default(null),
  address: field.text(say('Địa chỉ', 'Address'), { max: 255 }),
  phone: field.phone(),
  email: field.email(),
  website: field.text(say('Trang web', 'Website'), { max: 255, min: 0 }).default(''),
  latitude: degreesFields.latitude.nullable().default(null),
  longitude: degreesFields.longitude.nullable().default(null),
  descriptionVi: field.note(say('Giới thiệu bằng tiếng Việt', 'Description in Vietnamese'), { max: 5000 }).default(''),
  descriptionEn: field.note(say('Giới thiệu bằng tiếng Anh', 'Description in English'), { max: 5000 }).default(''),
})

/** A person whom the platform and travel agents may call. */
export const contactPerson = z.strictObject({
  fullName: field.text(say('Họ và tên', 'Full name'), { max: 50 }),
  phone: field.phone(),
  email: field.email(),
  position: field.text(say('Chức vụ', 'Position'), { max: 50 }),
})

/** The registration information as a form sends it, with the contact persons in order. */
export const generalInfoForm = z.strictObject({
  ...generalInfoFields.shape,
  contacts: named(say('Người liên hệ', 'Contact persons'), z.array(contactPerson).max(20)),
})

/** A newly registered property may still lack these fields. */
const generalInfoRecord = z.object({
  ...generalInfoForm.shape,
  propertyTypeCode: generalInfoFields.shape.propertyTypeCode.nullable(),
  taxCode: z.string(),
  countryCode: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  version,
  changedAt: field.moment(say('Sửa lúc', 'Changed at')),
  changedBy: named(say('Người sửa', 'Changed by'), z.string()),
  kind: z.enum(propertyKinds),
  code: z.string(),
})

export const infoCalls = {
  'info/history': historyOf(say('Lịch sử thông tin đăng ký', 'History of the registration information'), {
    who: 'property',
    codes: ['REGISTRATION_INFO_1'],
  }),
  'info/general': call({
    words: say('Thông tin đăng ký', 'Registration information'),
    kind: 'read',
    method: 'GET',
    access: { who: 'property', codes: ['REGISTRATION_INFO_1'] },
    input: z.strictObject({}),
    output: generalInfoRecord,
    refusals: [],
  }),
  'info/update': call({
    words: say('Sửa thông tin đăng ký', 'Change the registration information'),
    kind: 'change',
    method: 'POST',
    access: { who: 'property', codes: ['REGISTRATION_INFO_1', 'REGISTRATION_INFO_2'] },
    input: z.strictObject({ version, ...changesOf(generalInfoForm.shape) }),
    output: z.object({ version }),
    refusals: [
      'infoChanged',
      'infoMissing',
      'locationMissing',
      'placeAbroad',
      'taxCodeForm',
      'domainInvalid',
      'positionHalf',
      'contactMissing',
      'typeNotOfKind',
    ],
    diary: say('Sửa thông tin đăng ký của {subject}', 'Changed the registration information of {subject}'),
    record: { kind: 'registration' },
    stales: ['info', 'area', 'room', 'chain', 'giftcode', 'user', 'login', 'supplier', 'email', 'header-footer'],
  }),
  'info/amenity': call({
    words: say('Tiện nghi đang có', 'Current amenities'),
    kind: 'read',
    method: 'GET',
    access: { who: 'property', codes: ['HOTEL_AMENITY_1'] },
    input: z.strictObject({}),
    output: z.object({ codes: z.array(z.string()) }),
    refusals: [],
  }),
}
