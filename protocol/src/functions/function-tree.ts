import { functionNames, isFunctionCode, type FunctionCode, type FunctionName } from '#access.ts'
import type { Saying } from '#say.ts'
import { functionWords } from './function-words.ts'

/** A function with those inside it, as the menu has them. */
type FunctionNode = { readonly name: FunctionName; readonly inside: readonly FunctionNode[] }

const one = (name: FunctionName, ...inside: readonly (FunctionNode | FunctionName)[]): FunctionNode => ({
  name,
  inside: inside.map((child) => (typeof child === 'string' ? one(child) : child)),
})

/** The functions that a property may give, in the order of the menu. MANAGE is the platform's own. */
const functionTree: readonly FunctionNode[] = [
  one('DASHBOARD'),
  one('BOOKING', 'BOOKING_LIST', 'GATE', 'SEND_REQUEST', 'TRANSACTION'),
  one('SALE', 'AVAIL_RATE', 'PLAN_PROMOTION', 'SERVICE', 'GIFT_CODE'),
  one('SETTING', one('ACCOUNT_INFO', 'PERSONAL_ACCOUNT'), one('USER_MANAGEMENT', 'USER_LIST', 'USER_GROUP'), 'E_CONTRACT'),
  one(
    'HOTEL_INFO',
    one('GENERAL_INFO', 'REGISTRATION_INFO', 'HOTEL_AMENITY', 'HOTEL_IMAGE', 'NEARBY_PLACE', 'HOTEL_CHAIN'),
    one('ROOM_TYPE_INFO', 'ROOM_INFO', 'ROOM_AMENITY', 'ROOM_IMAGE'),
    one('HOTEL_CONFIG', 'GENERAL_CONFIG', 'PAYMENT_POLICY', 'CANCELLATION_POLICY', 'PAYMENT_GATEWAY'),
    'IMAGE_LIBRARY',
    'HOTEL_SETTING',
  ),
  one('TRAVEL_AGENT', 'AGENT_LIST', 'UNLINKED_LIST'),
  one('ACTIVITY_LOG', 'SYSTEM_LOG', 'RATE_LOG', 'INVENTORY_LOG'),
  one('SALE_CHANNEL', 'TA_PORTAL', 'BE_HOTEL_PAGE', 'CHANNEL_MANAGER'),
  one('SUPPORT', 'USER_GUIDE', 'BE_INTEGRATION', 'BE_SETTINGS'),
]

/** A function with its place in the tree: the functions that contain it, the outermost first, and its depth. */
type PlacedFunction = { readonly name: FunctionName; readonly around: readonly FunctionName[]; readonly words: Saying }

const placed = (nodes: readonly FunctionNode[], around: readonly FunctionName[]): PlacedFunction[] =>
  nodes.flatMap(({ name, inside }) => [{ name, around, words: functionWords[name] }, ...placed(inside, [...around, name])])

/** Every function that a property may give, in the order of the menu; each comes after those that contain it. */
export const placedFunctions: readonly PlacedFunction[] = placed(functionTree, [])

const places = new Map(placedFunctions.map((place) => [place.name, place]))

/** The codes that a property may give, in the order of the menu. */
export const givenCodes: readonly FunctionCode[] = placedFunctions.flatMap(({ name }) => [`${name}_1`, `${name}_2`] as const)

const nameIn = (code: FunctionCode): FunctionName => functionNames.find((name) => code === `${name}_1` || code === `${name}_2`) ?? 'MANAGE'

/**
 * The other codes that a code requires: changing requires viewing, and a function requires the functions that contain it, because the menu
 * shows it only inside them.
 */
const neededBy = (code: FunctionCode): readonly FunctionCode[] => {
  const name = nameIn(code)
  return [...(places.get(name)?.around ?? []), name].map((each) => `${each}_1` as const)
}

/** Codes with all codes that they require, in the order of the menu; codes that a property cannot give are left out. */
export const wholeCodes = (codes: Iterable<FunctionCode>): readonly FunctionCode[] => {
  const all = new Set([...codes].flatMap((code) => [code, ...neededBy(code)]))
  return givenCodes.filter((code) => all.has(code))
}

/** Codes without `taken` and without the codes that require it. */
export const codesWithout = (codes: Iterable<FunctionCode>, taken: FunctionCode): readonly FunctionCode[] =>
  [...codes].filter((code) => code !== taken && !neededBy(code).includes(taken))

/** Filters the texts that are function codes, for example from stored values. */
export const codesAmong = (texts: Iterable<string>): readonly FunctionCode[] => [...texts].filter(isFunctionCode)
