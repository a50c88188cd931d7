import type { PropertyKind } from './property-kind.ts'
import { whyNotPassword } from '#password/check-password.ts'
import { checkGeneralInfo } from './check-general-info.ts'

/** The facts that the checks across a registration need; `typeFits` is whether the type belongs to its kind of property. */
export type ApplicationFacts = {
  readonly kind: PropertyKind
  readonly typeFits: boolean
  readonly password: string
  readonly confirmPassword: string
  readonly star: number | null
  readonly numberOfRooms: number | null
  readonly taxCode: string
  readonly countryCode: string
  readonly provinceCode: string
  readonly communeCode: string
  readonly terms: boolean
}

/** A problem across the fields of a registration. */
export type ApplicationProblem = {
  readonly field: string
  readonly reason: 'missing' | 'taxCodeForm' | 'retypeDiffers' | 'otherKind' | 'terms'
}

/** The problems of a registration beyond its single fields, in the order of its steps. */
export const checkApplication = (facts: ApplicationFacts): ApplicationProblem[] => {
  const found: (ApplicationProblem | false)[] = [
    whyNotPassword(facts.password, facts.confirmPassword) === 'retypeDiffers' && { field: 'confirmPassword', reason: 'retypeDiffers' },
    !facts.typeFits && { field: 'propertyType', reason: 'otherKind' },
    ...hotelProblems(facts),
    !facts.terms && { field: 'terms', reason: 'terms' },
  ]
  return found.filter((problem) => problem !== false)
}

// The form of an existing property has more fields: its place on the map, its website, its contact persons.
const hotelProblems = (facts: ApplicationFacts): ApplicationProblem[] => {
  const later = { website: '', latitude: null, longitude: null, contacts: 1 }
  return checkGeneralInfo(facts.kind, { ...facts, ...later }).flatMap(({ field, reason }) =>
    reason === 'missing' || reason === 'taxCodeForm' ? [{ field, reason }] : [],
  )
}
