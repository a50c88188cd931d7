import type { RightsHolder } from '@innkeeper/protocol/access'
import { loginCalls } from '@innkeeper/protocol/calls/account/login'
import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { z } from 'zod'

/** The answer of signing in: the person, the rights, the property and the token. */
export type SignedIn = CallOutput<'login/user'>

/** A session as this browser stores it. */
export type KeptSession = Omit<SignedIn, 'hotelToken' | 'device' | 'mustSetUpFactor'>

const answer = loginCalls['login/user'].output.shape
const currentUser = z.object({
  token: z.string(),
  expiresAt: answer.expiresAt,
  info: answer.user.omit({ roles: true }),
  roles: answer.user.shape.roles,
})
const userInfo = z.object({ hotel: answer.hotel, hotels: answer.hotels, logo: answer.logo })
const hotelTokens = z.record(z.string(), z.object({ currentUser, userInfo }))

/** The merchant links by `hotelIdParam`; a browser may have sessions of several properties. */
const merchants = z.record(z.string(), z.string().nullable())

/** Where the search that jumps keeps what somebody went to; it ends with the session, because it names guests. */
export const recentJumpsName = 'recentJumps'

/** Where a gate keeps whom it let in without a network, until the server knows; it ends with the session. */
export const gateEntriesName = 'gateEntries'

const names = {
  currentUser: 'currentUser',
  userInfo: 'userInfo',
  jwt: 'jwt',
  hotelTokens: 'hotelTokens',
  hotelIdParam: 'hotelIdParam',
  hotelSync: 'hotelSync',
  params: 'params',
  merchant: 'merchant',
  recentJumps: recentJumpsName,
  gateEntries: gateEntriesName,
} as const

/** The property of an address below `/u/{hotelIdParam}`; `0`, the person's own token, elsewhere. */
export const propertyOfPath = (path: string): string => /^\/u\/([^/]+)/u.exec(path)?.[1] ?? ownProperty

/** The `hotelIdParam` that means the property of the person's own token. */
export const ownProperty = '0'

/** The property of the page shown now. */
export const pageProperty = (): string => propertyOfPath(window.location.pathname)

/** The session that a `hotelIdParam` stands for: the person's own for `0`, else that property's of the per-hotel list. */
export const sessionOf = (property: string): KeptSession | undefined => {
  if (property !== ownProperty) return joined(readStored(names.hotelTokens, hotelTokens)?.[property])
  const user = readStored(names.currentUser, currentUser)
  const info = readStored(names.userInfo, userInfo)
  return user === undefined || info === undefined ? undefined : joined({ currentUser: user, userInfo: info })
}

/** Whether a session is an administrator's own, which belongs to no property. */
export const isOfPlatform = ({ user, hotel }: KeptSession): boolean => typeof user.type === 'string' && hotel === null

/** The rights of a session, in the form that the access check needs. */
export const holderOf = ({ user, hotel }: KeptSession): RightsHolder => ({
  codes: new Set(user.roles.map((role) => role.fnCode)),
  isAdministrator: user.type !== null,
  hasProperty: hotel !== null,
})

/** The token that a property's calls are made with. */
export const tokenOf = (property: string): string | undefined => sessionOf(property)?.token

/**
 * Stores the session of the person who signed in as this browser's own, and beside it the property that an administrator named when signing
 * in.
 */
export const keepOwnSession = (signedIn: SignedIn): void => {
  const stored = split(signedIn)
  const before = readStored(names.currentUser, currentUser)
  if (before?.info.accountId !== signedIn.user.accountId) {
    window.localStorage.removeItem(names.recentJumps)
    window.localStorage.removeItem(names.gateEntries)
  }
  write(names.currentUser, stored.currentUser)
  write(names.userInfo, stored.userInfo)
  window.localStorage.setItem(names.jwt, signedIn.token)
  keepMerchant(ownProperty, signedIn)
  if (signedIn.hotelToken !== null) keepHotelSession(signedIn.hotelToken.hotel.id, { ...signedIn, ...signedIn.hotelToken })
}

/** Stores a session of another property in the per-hotel list, to be used at `/u/{its id}`. */
export const keepHotelSession = (hotelId: string, session: KeptSession): void => {
  write(names.hotelTokens, { ...readStored(names.hotelTokens, hotelTokens), [hotelId]: split(session) })
  keepMerchant(hotelId, session)
}

/** Removes a session of another property from the per-hotel list. */
export const forgetHotelSession = (hotelId: string): void => {
  const { [hotelId]: _left, ...others } = readStored(names.hotelTokens, hotelTokens) ?? {}
  write(names.hotelTokens, others)
}

/** Updates the stored session of a property with the answer of `login/token`. */
export const refreshSession = (property: string, signedIn: SignedIn): void => {
  if (property === ownProperty) keepOwnSession(signedIn)
  else keepHotelSession(property, signedIn)
}

/** The tokens of the per-hotel list. */
export const otherTokens = (): string[] =>
  Object.values(readStored(names.hotelTokens, hotelTokens) ?? {}).map((kept) => kept.currentUser.token)

/** Stores which property this browser shows. */
export const keepProperty = (property: string): void => window.localStorage.setItem(names.hotelIdParam, property)

/** Stores whether the property that this browser shows is synchronized with a property-management system. */
export const keepHotelSync = (synchronized: boolean): void => write(names.hotelSync, synchronized)

/** Stores the parameters of the sign-in page's address until the session ends. */
export const keepParams = (params: Readonly<Record<string, string>>): void => write(names.params, params)

/** Logs out: removes everything that belongs to the session. Language, colours and drafts stay. */
export const clearSession = (): void => {
  for (const name of Object.values(names)) window.localStorage.removeItem(name)
}

const split = ({ token, expiresAt, user, hotel, hotels, logo }: KeptSession) => {
  const { roles, ...info } = user
  return { currentUser: { token, expiresAt, info, roles }, userInfo: { hotel, hotels, logo } }
}

const joined = (stored: ReturnType<typeof split> | undefined): KeptSession | undefined => {
  if (stored === undefined) return undefined
  const { token, expiresAt, info, roles } = stored.currentUser
  return { token, expiresAt, user: { ...info, roles }, ...stored.userInfo }
}

/** The link to a property's own booking engine, which its menu opens; null where it has none. */
export const merchantOf = (property: string): string | null => readStored(names.merchant, merchants)?.[property] ?? null

const keepMerchant = (property: string, { hotel }: Pick<KeptSession, 'hotel'>): void =>
  write(names.merchant, { ...readStored(names.merchant, merchants), [property]: hotel?.merchant ?? null })

const write = (name: string, value: unknown): void => window.localStorage.setItem(name, JSON.stringify(value))

// The stored session may be of an older release or edited by hand. If it does not fit the schema, the person counts as not signed in.
const readStored = <S extends z.ZodType>(name: string, schema: S): z.output<S> | undefined => {
  const text = window.localStorage.getItem(name)
  if (text === null) return undefined
  const parsed = schema.safeParse(parse(text))
  return parsed.success ? parsed.data : undefined
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
