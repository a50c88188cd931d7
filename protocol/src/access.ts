import type { ConnectionScope } from '@innkeeper/rules/connection/connection-kinds'

/** The names of function codes, in the order of the specification; ours come last. */
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
  // Ours: who stands at a park’s gate sees neither bookings nor money.
  'GATE',
] as const
export type FunctionName = (typeof functionNames)[number]

/** A right: `NAME_1` to view, `NAME_2` to change. */
export type FunctionCode = `${FunctionName}_${1 | 2}`

/** All function codes; an owner has all of them. */
export const functionCodes: readonly FunctionCode[] = functionNames.flatMap((name) => [`${name}_1`, `${name}_2`] as const)

const known: ReadonlySet<string> = new Set(functionCodes)

/** Whether a text is a function code. */
export const isFunctionCode = (text: string): text is FunctionCode => known.has(text)

/**
 * Who may make a call: `anyone` without a session; `signedIn` any live session; `property` a session of a property with all the codes;
 * `administrator` a platform session; `travelAgent` an agent's API key; `connection` the key of a property's connected system, with all the
 * scopes.
 */
export type Access =
  | { readonly who: 'anyone' }
  | { readonly who: 'signedIn' }
  | { readonly who: 'property'; readonly codes: readonly FunctionCode[] }
  | { readonly who: 'administrator' }
  | { readonly who: 'travelAgent' }
  | { readonly who: 'connection'; readonly scopes: readonly ConnectionScope[] }

/** Whether a call with this access needs a person's session; the others need none, or an API key. */
export const needsSession = ({ who }: Access): boolean => who === 'signedIn' || who === 'property' || who === 'administrator'

/** The facts of a session that an access needs: its codes, its kind, and whether it is bound to a property. */
export type RightsHolder = { readonly codes: ReadonlySet<string>; readonly isAdministrator: boolean; readonly hasProperty: boolean }

/** What a session lacks for a call: function codes, or none where the call needs another kind of session. */
export type Lack = { readonly codes: readonly FunctionCode[] }

/**
 * What a session lacks for an access; null where it may make the call. The server refuses by it, and a client does not send what would be
 * refused.
 */
export const lackFor = (access: Access, holder: RightsHolder): Lack | null => {
  switch (access.who) {
    case 'anyone':
    case 'signedIn':
      return null
    case 'administrator':
      return holder.isAdministrator && !holder.hasProperty ? null : { codes: [] }
    case 'property': {
      const codes = access.codes.filter((code) => !holder.codes.has(code))
      return holder.hasProperty && codes.length === 0 ? null : { codes }
    }
    case 'travelAgent':
    case 'connection':
      return { codes: [] }
  }
}

/** Whether somebody with the codes `held` has all of the `needed` ones. */
export const holdsAll = (held: ReadonlySet<string>, needed: readonly FunctionCode[]): boolean => needed.every((code) => held.has(code))
