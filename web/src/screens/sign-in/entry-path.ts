import { ownProperty, type SignedIn } from '#kit/session/session.ts'
import { mayOpen, type Opener } from '#may-open.ts'
import { isInside, paths } from '#paths.ts'
import { childOf, screenAt } from '#screen-at.ts'
import type { SignInSearch } from './sign-in-search.ts'

/** Where somebody goes who has signed in: what the address asked for, else the platform for an administrator, else the property. */
export const entryPath = (signedIn: Pick<SignedIn, 'user' | 'hotel' | 'hotelToken'>, search: SignInSearch): string => {
  const property = signedIn.hotelToken?.hotel.id ?? ownProperty
  const wanted = [askedFor(property, search), search.return, ...(signedIn.user.type === null ? [] : [paths.admin()])]
  const { roles } = signedIn.hotelToken?.user ?? signedIn.user
  const opener = { codes: new Set(roles.map((role) => role.fnCode)), kind: (signedIn.hotelToken?.hotel ?? signedIn.hotel)?.kind }
  return wanted.find((address) => isOurs(address, opener)) ?? paths.property(property)
}

const askedFor = (property: string, search: SignInSearch): string => {
  if (search.requestCode !== '') return paths.bookingRequest(property, search.requestCode)
  if (search.action !== 'bulk-update') return ''
  return paths.batchUpdate(property, { pms_confirm: search.pms_confirm, shownoti: search.shownoti })
}

// An address from outside must not lead out of the application, nor to a sign-in page or to a screen that the person may not open.
const isOurs = (address: string, opener: Opener): boolean => {
  if (!isInside(address)) return false
  const screen = screenAt(address)
  if (screen !== undefined) return mayOpen(screen, opener)
  return /^\/(?:admin|u\/[^/?#]+)\/?$/u.test(address) || childOf(address, opener) !== undefined
}
