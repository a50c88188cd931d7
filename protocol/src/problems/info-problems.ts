import type { GeneralInfoProblem } from '@innkeeper/rules/property/check-general-info'

const refusalsOfReasons = {
  missing: 'infoMissing',
  abroad: 'placeAbroad',
  taxCodeForm: 'taxCodeForm',
  domain: 'domainInvalid',
  halfPosition: 'positionHalf',
  noContact: 'contactMissing',
} as const satisfies Record<GeneralInfoProblem['reason'], string>

/** The refusal of a problem of the registration form; `{field}` is the field's label. */
export const refusalOfInfoProblem = ({ reason }: Pick<GeneralInfoProblem, 'reason'>) => refusalsOfReasons[reason]
