import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import { generalInfoForm } from '@innkeeper/protocol/calls/hotel-information/info'
import { wordsOf } from '@innkeeper/protocol/field'
import { refusalOfInfoProblem } from '@innkeeper/protocol/problems/info-problems'
import { typesOfKind } from '@innkeeper/protocol/codes/property-types'
import type { Language } from '@innkeeper/protocol/say'
import { checkGeneralInfo } from '@innkeeper/rules/property/check-general-info'
import type { z } from 'zod'
import type { RefusedField } from '#kit/call/refuse.ts'

type GeneralInfoForm = z.output<typeof generalInfoForm>
type FormRefusal = ReturnType<typeof refusalOfInfoProblem> | 'typeNotOfKind'

/** The refusals of a registration form across its fields. */
export const checkForm = (kind: PropertyKind, form: GeneralInfoForm, language: Language): RefusedField<FormRefusal>[] => {
  const problems = checkGeneralInfo(kind, { ...form, contacts: form.contacts.length }).map((problem): RefusedField<FormRefusal> => ({
    field: problem.field,
    key: refusalOfInfoProblem(problem),
    values: { field: wordsOf(generalInfoForm.shape[problem.field])?.label[language] ?? problem.field },
  }))
  const isOfKind = typesOfKind[kind].includes(form.propertyTypeCode)
  return isOfKind ? problems : [{ field: 'propertyTypeCode', key: 'typeNotOfKind' }, ...problems]
}
