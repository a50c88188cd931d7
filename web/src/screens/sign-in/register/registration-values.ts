import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import { registerCalls } from '@innkeeper/protocol/calls/account/register'
import type { CallInput } from '@innkeeper/protocol/catalogue'
import { fieldErrors, fieldReasons, speakFieldError } from '@innkeeper/protocol/field-errors'
import { typesOfKind, type PropertyType } from '@innkeeper/protocol/codes/property-types'
import { registrationRefusals } from '@innkeeper/protocol/refusals/people/registration'
import { signInRefusals } from '@innkeeper/protocol/refusals/people/sign-in'
import { speak, type Language, type Saying } from '@innkeeper/protocol/say'
import { checkApplication, type ApplicationProblem } from '@innkeeper/rules/property/check-application'
import type { ShownError } from '#kit/forms/alert-of-errors.ts'
import type { RuleError } from '#kit/forms/use-form.ts'
import { fieldRules } from '#kit/forms/field-rules.ts'
import type { Typed } from '#kit/forms/value-at.ts'

/** What is typed into a registration: anything may still be missing. */
export type RegistrationValues = Typed<CallInput<'register'>>

/** What every field of a registration is described by. */
export const registrationSchema = registerCalls.register.input

/** A registration as it begins. */
export const emptyRegistration: RegistrationValues = { kind: 'hotel', countryCode: 'VN', terms: false }

/** The values without what this browser must not keep: passwords, and the captcha, which is soon too old. */
export const keepable = ({ password: _one, confirmPassword: _two, captcha: _three, ...kept }: RegistrationValues): RegistrationValues =>
  kept

/** Whether a type of property is one of the chosen kind. */
export const isOfKind = (type: PropertyType | undefined, kind: PropertyKind | undefined): boolean =>
  type === undefined || typesOfKind[kind ?? 'hotel'].includes(type)

/** What is wrong with a registration as it stands, field by field, in the order of its fields. */
export const wrongInRegistration = (values: RegistrationValues, weak: readonly RuleError[], language: Language): readonly ShownError[] => {
  const byType = fieldErrors(registrationSchema, values).map((error) => ({
    field: error.field,
    message: speakFieldError(error, registrationSchema, language),
    missing: error.reason === 'required',
  }))
  const byRule = checkApplication(factsOf(values)).map(({ field, reason }) => ({
    field,
    message: speak(reasons[reason], language, { field: fieldRules(registrationSchema, field).label[language] }),
    missing: reason === 'missing',
  }))
  const byWeakness = weak.map(({ field, words }) => ({ field, message: speak(words, language) }))
  const named = new Set(byType.map(({ field }) => field))
  return [...byType, ...[...byWeakness, ...byRule].filter(({ field }) => !named.has(field))]
}

const reasons: Readonly<Record<ApplicationProblem['reason'], Saying>> = {
  missing: fieldReasons.required,
  taxCodeForm: registrationRefusals.taxCodeWrong.words,
  retypeDiffers: signInRefusals.passwordsDiffer.words,
  otherKind: registrationRefusals.typeOfOtherKind.words,
  terms: registrationRefusals.termsNotAccepted.words,
}

const factsOf = (values: RegistrationValues) => ({
  kind: values.kind ?? 'hotel',
  typeFits: isOfKind(values.propertyType, values.kind),
  password: values.password ?? '',
  confirmPassword: values.confirmPassword ?? '',
  star: values.star ?? null,
  numberOfRooms: values.numberOfRooms ?? null,
  taxCode: values.taxCode ?? '',
  countryCode: values.countryCode ?? '',
  provinceCode: values.provinceCode ?? '',
  communeCode: values.communeCode ?? '',
  terms: values.terms ?? false,
})
