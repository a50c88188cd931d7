import type { PropertyKind } from './property-kind.ts'

/** What the rules across a registration form look at; empty texts and null are nothing yet. */
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

/** What can be wrong across the fields of a registration form. */
export type GeneralInfoProblem = {
  readonly field: 'star' | 'numberOfRooms' | 'provinceCode' | 'communeCode' | 'taxCode' | 'website' | 'latitude' | 'contacts'
  readonly reason: 'missing' | 'taxCodeForm' | 'domain' | 'halfPosition' | 'noContact'
}

/** The country whose provinces and communes are known. */
export const homeCountry = 'VN'

/**
 * What a property's registration form lacks beyond its single fields. Stars and rooms are asked of hotels, province and commune
 * of places in Vietnam, whose tax codes have 10 digits, 12, or 10 and the 3 of a branch.
 */
export function checkGeneralInfo(kind: PropertyKind, facts: GeneralInfoFacts): GeneralInfoProblem[] {
  const asked = [...(kind === 'hotel' ? (['star', 'numberOfRooms'] as const) : []), ...(isHome(facts) ? homeFields : [])]
  const missing = asked.filter((field) => (facts[field] ?? '') === '').map((field) => ({ field, reason: 'missing' as const }))
  return [...missing, ...wrongForms(facts)]
}

const homeFields = ['provinceCode', 'communeCode'] as const

function isHome({ countryCode }: GeneralInfoFacts): boolean {
  return countryCode === homeCountry
}

function wrongForms(facts: GeneralInfoFacts): GeneralInfoProblem[] {
  const found: (GeneralInfoProblem | false)[] = [
    isHome(facts) && facts.taxCode !== '' && !isTaxCode(facts.taxCode) && { field: 'taxCode', reason: 'taxCodeForm' },
    facts.website !== '' && !isWebsite(facts.website) && { field: 'website', reason: 'domain' },
    (facts.latitude === null) !== (facts.longitude === null) && { field: 'latitude', reason: 'halfPosition' },
    facts.contacts === 0 && { field: 'contacts', reason: 'noContact' },
  ]
  return found.filter((problem) => problem !== false)
}

function isTaxCode(text: string): boolean {
  return /^(?:\d{10}(?:-?\d{3})?|\d{12})$/u.test(text)
}

/** A domain name, with or without https:// before it and a path after it. */
function isWebsite(text: string): boolean {
  return /^(?:https?:\/\/)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/iu.test(text)
}
