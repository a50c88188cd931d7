import type { CallRequest } from '@innkeeper/protocol/catalogue'
import { strengthOf, weaknessRefusals, type Weakness } from '@innkeeper/protocol/password/strength'
import { typesOfKind } from '@innkeeper/protocol/codes/property-types'
import { checkApplication, type ApplicationProblem } from '@innkeeper/rules/property/check-application'
import type { RefusedField } from '#kit/call/refuse.ts'

type RegistrationRefusal = 'termsNotAccepted' | 'passwordsDiffer' | 'registrationFieldMissing' | 'taxCodeWrong' | 'typeOfOtherKind'

const keys: Readonly<Record<ApplicationProblem['reason'], RegistrationRefusal>> = {
  terms: 'termsNotAccepted',
  retypeDiffers: 'passwordsDiffer',
  missing: 'registrationFieldMissing',
  taxCodeForm: 'taxCodeWrong',
  otherKind: 'typeOfOtherKind',
}

/** The problems across the fields of a registration, as refusals. */
export const checkRegistration = (input: CallRequest<'register'>): RefusedField<RegistrationRefusal>[] =>
  checkApplication({ ...input, typeFits: typesOfKind[input.kind].includes(input.propertyType) }).map(({ field, reason }) => ({
    field,
    key: keys[reason],
  }))

/** The refusal of a weak password in a registration: the property's names count like the applicant's. */
export const weakRegistration = (input: CallRequest<'register'>): RefusedField<(typeof weaknessRefusals)[Weakness]>[] => {
  const { userName, email, fullName, nameVi, nameEn } = input
  const { weakness } = strengthOf(input.password, [userName, email, fullName, nameVi, nameEn])
  return weakness === null ? [] : [{ field: 'password', key: weaknessRefusals[weakness] }]
}
