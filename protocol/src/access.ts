/** The names of function codes, in the order of the specification. */
export const functionNames = [
  'DASHBOARD',
  'MANAGE',
  'BOOKING',
  'BOOKING_LIST',
  'SEND_REQUEST',
  'TRANSACTION',
  'SALE',
  'AVAIL_RATE',
  'PLAN_PROMOTION',
  'SERVICE',
  'GIFT_CODE',
  'SETTING',
  'ACCOUNT_INFO',
  'PERSONAL_ACCOUNT',
  'USER_MANAGEMENT',
  'USER_LIST',
  'USER_GROUP',
  'E_CONTRACT',
  'HOTEL_INFO',
  'GENERAL_INFO',
  'REGISTRATION_INFO',
  'HOTEL_AMENITY',
  'HOTEL_IMAGE',
  'NEARBY_PLACE',
  'HOTEL_CHAIN',
  'ROOM_TYPE_INFO',
  'ROOM_INFO',
  'ROOM_AMENITY',
  'ROOM_IMAGE',
  'HOTEL_CONFIG',
  'GENERAL_CONFIG',
  'PAYMENT_POLICY',
  'CANCELLATION_POLICY',
  'PAYMENT_GATEWAY',
  'IMAGE_LIBRARY',
  'TRAVEL_AGENT',
  'AGENT_LIST',
  'UNLINKED_LIST',
  'ACTIVITY_LOG',
  'SYSTEM_LOG',
  'RATE_LOG',
  'INVENTORY_LOG',
  'SALE_CHANNEL',
  'TA_PORTAL',
  'BE_HOTEL_PAGE',
  'SUPPORT',
  'USER_GUIDE',
  'BE_INTEGRATION',
  'BE_SETTINGS',
  'CHANNEL_MANAGER',
  'HOTEL_SETTING',
] as const
export type FunctionName = (typeof functionNames)[number]

/** A right: `NAME_1` to view, `NAME_2` to change. */
export type FunctionCode = `${FunctionName}_${1 | 2}`

/** All function codes: what an owner holds. */
export const functionCodes: readonly FunctionCode[] = functionNames.flatMap((name) => [`${name}_1`, `${name}_2`] as const)

const known: ReadonlySet<string> = new Set(functionCodes)

/** Whether a text is a function code. */
export const isFunctionCode = (text: string): text is FunctionCode => known.has(text)

/**
 * Who may make a call. `anyone` needs no session; `signedIn` any live session; `property` a session of a property and all
 * the codes; `administrator` a platform session; `travelAgent` an agent's API key.
 */
export type Access =
  | { readonly who: 'anyone' }
  | { readonly who: 'signedIn' }
  | { readonly who: 'property'; readonly codes: readonly FunctionCode[] }
  | { readonly who: 'administrator' }
  | { readonly who: 'travelAgent' }

/** Whether somebody who holds `held` may do what needs all of `needed`. */
export const holdsAll = (held: ReadonlySet<string>, needed: readonly FunctionCode[]): boolean => needed.every((code) => held.has(code))
