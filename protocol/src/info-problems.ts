import type { GeneralInfoProblem } from '@innkeeper/rules/property/check-general-info'

const refusalsOfReasons = {
  missing: 'infoMissing',
  taxCodeForm: 'taxCodeForm',
  domain: 'domainInvalid',
  halfPosition: 'positionHalf',
  noContact: 'contactMissing',
} as const satisfies Record<GeneralInfoProblem['reason'], string>

/** The refusal that a problem of the registration form is told with; `{field}` is the field's label. */
export const refusalOfInfoProblem = ({ reason }: Pick<GeneralInfoProblem, 'reason'>) => refusalsOfReasons[reason]
