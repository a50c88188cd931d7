import type { PropertyKind } from './property-kind.ts'

/** The facts that the checks across a registration form need; empty texts and null mean "not filled in". */
export type GeneralInfoFacts = {
  readonly countryCode: string
  readonly provinceCode: string | null
  readonly communeCode: string | null
  readonly star: number | null
  readonly numberOfRooms: number | null
  readonly taxCode: string
  readonly website: string
  readonly latitude: number | null
  readonly longitude: number | null
  readonly contacts: number
}

/** A problem across the fields of a registration form. */
export type GeneralInfoProblem = {
  readonly field: 'star' | 'numberOfRooms' | 'provinceCode' | 'communeCode' | 'taxCode' | 'website' | 'latitude' | 'contacts'
  readonly reason: 'missing' | 'abroad' | 'taxCodeForm' | 'domain' | 'halfPosition' | 'noContact'
}

/** The country whose provinces and communes we have. */
export const homeCountry = 'VN'

/**
 * The problems of a property's registration form beyond its single fields. Hotels need stars and rooms; places in Vietnam need a province
 * and commune, and their tax codes have 10 digits, 12, or 10 and the 3 of a branch; tax codes of other countries are not checked.
 */
export const checkGeneralInfo = (kind: PropertyKind, facts: GeneralInfoFacts): GeneralInfoProblem[] => {
  const asked = [...(kind === 'hotel' ? (['star', 'numberOfRooms'] as const) : []), ...(isHome(facts) ? homeFields : [])]
  const missing = asked.filter((field) => (facts[field] ?? '') === '').map((field) => ({ field, reason: 'missing' as const }))
  const abroad = isHome(facts) ? [] : homeFields.filter((field) => (facts[field] ?? '') !== '')
  return [...missing, ...abroad.map((field) => ({ field, reason: 'abroad' as const })), ...wrongForms(facts)]
}

const homeFields = ['provinceCode', 'communeCode'] as const

const isHome = ({ countryCode }: GeneralInfoFacts): boolean => countryCode === homeCountry

const wrongForms = (facts: GeneralInfoFacts): GeneralInfoProblem[] => {
  const found: (GeneralInfoProblem | false)[] = [
    isHome(facts) && facts.taxCode !== '' && !isTaxCode(facts.taxCode) && { field: 'taxCode', reason: 'taxCodeForm' },
    facts.website !== '' && !isWebsite(facts.website) && { field: 'website', reason: 'domain' },
    (facts.latitude === null) !== (facts.longitude === null) && { field: 'latitude', reason: 'halfPosition' },
    facts.contacts === 0 && { field: 'contacts', reason: 'noContact' },
  ]
  return found.filter((problem) => problem !== false)
}

const isTaxCode = (text: string): boolean => /^(?:\d{10}(?:-?\d{3})?|\d{12})$/u.test(text)

/** A domain name, optionally with https:// before it and a path after it. */
const isWebsite = (text: string): boolean =>
  /^(?:https?:\/\/)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/iu.test(text)
