import type { CallRequest } from '@innkeeper/protocol/catalogue'
import { termsVersion } from '@innkeeper/protocol/words/platform/terms'
import { homeCountry } from '@innkeeper/rules/property/check-general-info'
import { freeCode, propertyCodeOf } from '@innkeeper/rules/property/property-code'
import { verifiedBy } from '@innkeeper/rules/property/verification'
import { v7 as uuidv7 } from 'uuid'
import type { At } from '#kit/call/at.ts'
import { networkOf } from '#kit/request/caller-key.ts'
import { implement } from '#kit/call/implement.ts'
import { hashPassword } from '#kit/session/password-hash.ts'
import type { Outside } from '#outside/outside.ts'
import type { UploadedCertificate } from '#features/images/photos/images.reads.ts'
import { certificateToHandIn } from '#features/properties/life/certificates.reads.ts'
import { checkRegistration, weakRegistration } from './check-registration.ts'
import { registrationNews, welcomeLetter } from './register-letters.ts'
import { isCommuneOf } from '#features/places/places.reads.ts'
import { refuseTaken } from './refuse-taken.ts'
import * as store from './register.store.ts'
import { refuseUnlessTicked } from '#kit/captcha/refuse-unless-ticked.ts'
import { refuseTooMany } from '../throttle/stranger.ts'

const registrationsFromAddress = { attempts: 10, minutes: 60 } as const
const questionsFromAddress = { attempts: 60, minutes: 15 } as const

/** How a new property registers: by a person without an account. */
export const registerCalls = (outside: Pick<Outside, 'keyFor' | 'publicUrl'>) =>
  implement({
    'register/check-account': async (at, input) => {
      await refuseTooMany(at, `names asked from ${networkOf(at.address)}`, questionsFromAddress)
      await refuseTaken(at, input)
      return null
    },

    register: async (at, input) => {
      const problems = [...checkRegistration(input), ...weakRegistration(input)]
      if (problems.length > 0) throw at.fieldsRefused(problems)
      await refuseUnlessTicked(at, outside, input.captcha)
      await refuseTooMany(at, `registrations from ${networkOf(at.address)}`, registrationsFromAddress)
      await refuseUnknownPlace(at, input)
      const certificate = await certificateToHandIn(at.tx, input, at.now)
      if (certificate === null) throw at.refusal('uploadExpired', { field: 'certificateId' })
      // Checked last: anyone who learns that a name is free has registered with it.
      await refuseTaken(at, input)
      return openProperty(at, input, { certificate, link: `${outside.publicUrl}/login` })
    },
  })

/** Provinces and communes exist for the home country only; elsewhere the address is enough. */
const refuseUnknownPlace = async (at: At<'register'>, input: CallRequest<'register'>): Promise<void> => {
  if (input.countryCode !== homeCountry || (await isCommuneOf(at.tx, input.communeCode, input.provinceCode))) return
  throw at.refusal('placeUnknown', { field: 'communeCode' })
}

type Granted = { readonly certificate: UploadedCertificate; readonly link: string }

const openProperty = async (at: At<'register'>, input: CallRequest<'register'>, { certificate, link }: Granted) => {
  const account = { ...accountOf(input), accountId: uuidv7(), passwordHash: await hashPassword(input.password), language: at.language }
  // Somebody else may have taken the name since the check: the database then refuses it, and the caller gets the same refusal.
  if (!(await store.insertAccount(at.tx, account))) await refuseTaken(at, input)
  const property = await propertyOf(at, input)
  const verifyBy = verifiedBy(at.now)
  await store.openProperty(at.tx, { property, accountId: account.accountId, moveId: uuidv7(), termsVersion, certificate, verifyBy })
  const registered = { ...account, nameVi: property.name_vi, nameEn: property.name_en, code: property.code, verifyBy }
  await at.post('mail', welcomeLetter(registered, link))
  await at.post('platformNews', registrationNews(registered, property.property_id))
  await at.enter(property.property_id)
  await at.diary({
    subject: { vi: property.name_vi, en: property.name_en },
    after: toldOf(property),
    by: { accountId: account.accountId, person: account.fullName },
  })
  const { userName, email } = account
  return { userName, email, code: property.code, nameVi: property.name_vi, nameEn: property.name_en, verifyBy: verifyBy.toISOString() }
}

/** A new property as the diary tells it. */
const toldOf = (property: store.NewProperty) => ({
  nameVi: property.name_vi,
  nameEn: property.name_en,
  propertyTypeCode: property.property_type_code,
  star: property.star,
  numberOfRooms: property.number_of_rooms,
  taxCode: property.tax_code,
  countryCode: property.country_code,
  provinceCode: property.province_code,
  communeCode: property.commune_code,
  address: property.address,
  phone: property.phone,
  email: property.email,
})

const accountOf = ({ userName, email, fullName, phone, position }: CallRequest<'register'>) => ({
  userName,
  email,
  fullName,
  phone,
  position,
})

const propertyOf = async (at: At<'register'>, input: CallRequest<'register'>): Promise<store.NewProperty> => {
  const wanted = propertyCodeOf(input.nameVi, input.kind)
  const isHome = input.countryCode === homeCountry
  return {
    property_id: uuidv7(),
    kind: input.kind,
    code: freeCode(wanted, await store.lockCodesLike(at.tx, wanted)),
    name_vi: input.nameVi,
    name_en: input.nameEn === '' ? input.nameVi : input.nameEn,
    property_type_code: input.propertyType,
    star: input.kind === 'hotel' ? input.star : null,
    number_of_rooms: input.kind === 'hotel' ? input.numberOfRooms : null,
    tax_code: input.taxCode,
    country_code: input.countryCode,
    province_code: isHome ? input.provinceCode : null,
    commune_code: isHome ? input.communeCode : null,
    address: input.address,
    phone: input.hotelPhone,
    email: input.hotelEmail,
    changed_by: input.fullName,
  }
}
