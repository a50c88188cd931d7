import { holdsAll } from '@innkeeper/protocol/access'
import { ownProperty, type SignedIn } from '../../kit/session.ts'
import { paths } from '../../paths.ts'
import { screenAt } from '../../screen-at.ts'
import type { SignInSearch } from './sign-in-search.ts'

/** Where somebody goes who has signed in: what the address asked for, else the platform for an administrator, else the property. */
export function entryPath(signedIn: Pick<SignedIn, 'user' | 'hotel' | 'hotelToken'>, search: SignInSearch): string {
  const property = signedIn.hotelToken?.hotel.id ?? ownProperty
  const wanted = [askedFor(property, search), search.return, ...(signedIn.user.type === null ? [] : [paths.admin()])]
  const { roles } = signedIn.hotelToken?.user ?? signedIn.user
  const codes = new Set(roles.map((role) => role.fnCode))
  return wanted.find((address) => isOurs(address, codes)) ?? paths.property(property)
}

function askedFor(property: string, search: SignInSearch): string {
  if (search.requestCode !== '') return paths.bookingRequest(property, search.requestCode)
  if (search.action !== 'bulk-update') return ''
  return paths.batchUpdate(property, { pms_confirm: search.pms_confirm, shownoti: search.shownoti })
}

// An address from outside must not lead out of the application, nor one that is not this person's back to the sign-in page.
function isOurs(address: string, codes: ReadonlySet<string>): boolean {
  if (!/^\/(?:u|admin)(?:\/|$)/u.test(address)) return false
  const screen = screenAt(address)
  return screen === undefined ? /^\/(?:admin|u\/[^/?#]+)\/?$/u.test(address) : holdsAll(codes, screen.codes)
}
