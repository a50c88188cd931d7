import { generalInfoFields } from '../hotel-information/info.ts'
import { propertyKinds } from '@innkeeper/rules/property/property-kind'
import { z } from 'zod'
import { call } from '#call.ts'
import { countryCodes } from '#codes/countries.ts'
import { field, named } from '#field.ts'
import { propertyTypeCodes } from '#codes/property-types.ts'
import { say } from '#say.ts'
import { weakPassword } from './password.ts'

const userName = named(
  say('Tên đăng nhập', 'Username'),
  z
    .string()
    .trim()
    .min(1)
    .max(50)
    .regex(/^[A-Za-z0-9]+$/),
  { hint: say('Chỉ gồm chữ cái không dấu và chữ số', 'Letters and digits only') },
)

/** The personal step of a registration: the applicant, and the account that they will sign in with. */
export const applicantFields = {
  fullName: field.text(say('Họ và tên', 'Full name'), { max: 50 }),
  position: field.text(say('Chức vụ', 'Position'), { max: 50 }),
  email: field.email(),
  phone: field.phone(),
  userName,
  password: field.password(say('Mật khẩu', 'Password')),
  confirmPassword: field.password(say('Nhập lại mật khẩu', 'Retype the password')),
} as const

/**
 * The hotel step of a registration. An empty English name is filled with the Vietnamese one; hotels need stars and rooms, places in Vietnam
 * a city and location.
 */
export const applicantHotelFields = {
  kind: field.choice(say('Lĩnh vực', 'Kind of property'), propertyKinds),
  nameVi: field.text(say('Tên tiếng Việt', 'Vietnamese name'), { max: 255 }),
  nameEn: field.text(say('Tên tiếng Anh', 'English name'), { max: 255, min: 0 }).default(''),
  propertyType: field.choice(say('Loại hình', 'Type'), propertyTypeCodes),
  star: field.count(say('Hạng sao', 'Star rating'), { min: 1, max: 5 }).nullable().default(null),
  numberOfRooms: field.count(say('Số phòng', 'Number of rooms'), { min: 1, max: 99_999 }).nullable().default(null),
  taxCode: field.text(say('Mã số thuế', 'Tax code'), { max: 20 }),
  countryCode: field.choice(say('Quốc gia', 'Country'), countryCodes),
  provinceCode: field.text(say('Tỉnh, thành phố', 'Province or city'), { max: 20, min: 0 }).default(''),
  communeCode: field.text(say('Phường, xã', 'Ward or commune'), { max: 20, min: 0 }).default(''),
  address: field.text(say('Địa chỉ', 'Address'), { max: 255 }),
  hotelPhone: field.phone(say('Số điện thoại của chỗ nghỉ', 'Phone of the property')),
  hotelEmail: field.email(say('Email của chỗ nghỉ', 'Email of the property')),
} as const

/** The last step of a registration: the certificate that was uploaded, the terms, and the captcha. */
export const applicantProofFields = {
  certificateId: field.id(say('Giấy phép kinh doanh', 'Business certificate')),
  certificateSecret: named(say('Khoá của tệp', 'File key'), z.string().min(1).max(200)),
  terms: field.flag(say('Đồng ý với điều khoản sử dụng', 'I accept the terms')),
  captcha: named(say('Tôi không phải người máy', 'I am not a robot'), z.base64().min(1).max(4000)),
} as const

export const registerCalls = {
  'register/check-account': call({
    words: say('Kiểm tra tên đăng nhập và email khi đăng ký', 'Check the username and email of a registration'),
    kind: 'change',
    method: 'POST',
    access: { who: 'anyone' },
    input: z.strictObject({ userName: applicantFields.userName, email: applicantFields.email }),
    output: z.null(),
    refusals: ['userNameTaken', 'emailTaken', 'userNameAndEmailTaken'],
    limits: { perMinute: 60 },
  }),
  register: call({
    words: say('Đăng ký chỗ nghỉ', 'Register a property'),
    kind: 'change',
    method: 'POST',
    access: { who: 'anyone' },
    input: z.strictObject({ ...applicantFields, ...applicantHotelFields, ...applicantProofFields }),
    output: z.object({
      userName: z.string(),
      email: z.string(),
      code: z.string(),
      nameVi: z.string(),
      nameEn: z.string(),
      /** The moment by which the platform promises to have verified the certificate. */
      verifyBy: z.iso.datetime(),
    }),
    stales: ['supplier'],
    refusals: [
      'captchaWrong',
      'passwordsDiffer',
      ...weakPassword,
      'userNameTaken',
      'emailTaken',
      'userNameAndEmailTaken',
      'termsNotAccepted',
      'placeUnknown',
      'registrationFieldMissing',
      'taxCodeWrong',
      'typeOfOtherKind',
      'uploadExpired',
    ],
    diary: say('Đăng ký {subject}', 'Registered {subject}'),
    record: { kind: 'registration' },
    tells: generalInfoFields,
    idempotency: 'optional',
    limits: { perMinute: 30 },
  }),
}
