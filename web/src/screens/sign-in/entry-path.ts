import { holdsAll } from '@innkeeper/protocol/access'
import { ownProperty, type SignedIn } from '#kit/session/session.ts'
import { isInside, paths } from '#paths.ts'
import { childOf, screenAt } from '#screen-at.ts'
import type { SignInSearch } from './sign-in-search.ts'

/** Where somebody goes who has signed in: what the address asked for, else the platform for an administrator, else the property. */
export const entryPath = (signedIn: Pick<SignedIn, 'user' | 'hotel' | 'hotelToken'>, search: SignInSearch): string => {
  const property = signedIn.hotelToken?.hotel.id ?? ownProperty
  const wanted = [askedFor(property, search), search.return, ...(signedIn.user.type === null ? [] : [paths.admin()])]
  const { roles } = signedIn.hotelToken?.user ?? signedIn.user
  const codes = new Set(roles.map((role) => role.fnCode))
  return wanted.find((address) => isOurs(address, codes)) ?? paths.property(property)
}

const askedFor = (property: string, search: SignInSearch): string => {
  if (search.requestCode !== '') return paths.bookingRequest(property, search.requestCode)
  if (search.action !== 'bulk-update') return ''
  return paths.batchUpdate(property, { pms_confirm: search.pms_confirm, shownoti: search.shownoti })
}

// An address from outside must not lead out of the application, nor to a sign-in page or to a screen that the person may not open.
const isOurs = (address: string, codes: ReadonlySet<string>): boolean => {
  if (!isInside(address)) return false
  const screen = screenAt(address)
  if (screen !== undefined) return holdsAll(codes, screen.codes)
  return /^\/(?:admin|u\/[^/?#]+)\/?$/u.test(address) || childOf(address, codes) !== undefined
}
