import type { CallRequest } from '@innkeeper/protocol/catalogue'
import { typesOfKind } from '@innkeeper/protocol/property-types'
import { checkApplication, type ApplicationProblem } from '@innkeeper/rules/property/check-application'
import type { RefusedField } from '../../kit/refuse.ts'

type RegistrationRefusal = 'termsNotAccepted' | 'passwordsDiffer' | 'registrationFieldMissing' | 'taxCodeWrong' | 'typeOfOtherKind'

const keys: Readonly<Record<ApplicationProblem['reason'], RegistrationRefusal>> = {
  terms: 'termsNotAccepted',
  retypeDiffers: 'passwordsDiffer',
  missing: 'registrationFieldMissing',
  taxCodeForm: 'taxCodeWrong',
  otherKind: 'typeOfOtherKind',
}

/** What is wrong across the fields of a registration, as refusals. */
export const checkRegistration = (input: CallRequest<'register'>): RefusedField<RegistrationRefusal>[] =>
  checkApplication({ ...input, typeFits: typesOfKind[input.kind].includes(input.propertyType) }).map(({ field, reason }) => ({
    field,
    key: keys[reason],
  }))
