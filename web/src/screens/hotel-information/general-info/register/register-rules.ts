import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import { infoCalls } from '@innkeeper/protocol/calls/hotel-information/info'
import { fieldRules } from '#kit/forms/field-rules.ts'
import type { RuleError } from '#kit/forms/use-form.ts'
import type { Typed } from '#kit/forms/value-at.ts'
import type { CallInput } from '@innkeeper/protocol/catalogue'
import { refusalOfInfoProblem } from '@innkeeper/protocol/problems/info-problems'
import { propertyInfoRefusals } from '@innkeeper/protocol/refusals/property-info'
import type { Language } from '@innkeeper/protocol/say'
import { checkGeneralInfo, homeCountry } from '@innkeeper/rules/property/check-general-info'

/** The rules across the registration form, told while typing and again before saving. */
export const registerRules =
  (kind: PropertyKind, language: Language) =>
  (values: Typed<CallInput<'info/update'>>): readonly RuleError[] =>
    checkGeneralInfo(kind, {
      countryCode: values.countryCode ?? homeCountry,
      provinceCode: values.provinceCode ?? null,
      communeCode: values.communeCode ?? null,
      star: values.star ?? null,
      numberOfRooms: values.numberOfRooms ?? null,
      taxCode: (values.taxCode ?? '').trim(),
      website: (values.website ?? '').trim(),
      latitude: values.latitude ?? null,
      longitude: values.longitude ?? null,
      contacts: values.contacts?.length ?? 0,
    }).map((problem) => ({
      field: problem.field,
      words: propertyInfoRefusals[refusalOfInfoProblem(problem)].words,
      values: { field: fieldRules(infoCalls['info/update'].input, problem.field).label[language] },
    }))
