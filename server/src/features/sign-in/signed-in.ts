import { functionCodes, isFunctionCode, type FunctionCode } from '@innkeeper/protocol/access'
import type { CallOutput } from '@innkeeper/protocol/catalogue'
import type { Account } from './account.store.ts'
import type { Entry } from './entry.ts'
import type { Place } from './places.store.ts'

type SignedIn = CallOutput<'login/user'>

/** What stands beside the token: where the switcher leads, and the property that an administrator named. */
type Beside = { readonly hotels?: readonly Place[]; readonly named?: Entry }

/** What signing in answers. */
export const signedIn = (account: Account, entry: Entry, beside: Beside = {}): SignedIn => ({
  user: userIn(account, entry.place),
  token: entry.token,
  expiresAt: entry.expiresAt.toISOString(),
  logo: null,
  hotel: entry.place && hotelOf(entry.place),
  hotelToken: beside.named?.place
    ? { token: beside.named.token, user: userIn(account, beside.named.place), hotel: hotelOf(beside.named.place) }
    : null,
  hotels: (beside.hotels ?? []).map((place) => ({ id: place.property_id, code: place.code, kind: place.kind, i18ns: namesOf(place) })),
})

const userIn = (account: Account, place: Place | null): SignedIn['user'] => ({
  accountId: account.account_id,
  username: account.user_name,
  fullName: account.full_name,
  type: account.admin_type,
  owner: place?.owner ?? false,
  roles: rightsIn(place).map((fnCode) => ({ fnCode, type: fnCode.endsWith('_1') ? 'view' : 'change' })),
})

/** Outside of a property an administrator manages the platform; an owner holds every right. */
const rightsIn = (place: Place | null): readonly FunctionCode[] => {
  if (place === null) return ['MANAGE_1', 'MANAGE_2']
  return place.owner ? functionCodes : place.codes.filter(isFunctionCode)
}

const hotelOf = (place: Place): NonNullable<SignedIn['hotel']> => ({
  id: place.property_id,
  code: place.code,
  kind: place.kind,
  state: place.state,
  logo: null,
  i18ns: namesOf(place),
  merchant: place.merchant_link,
  currency: place.currency,
  timeZone: place.time_zone,
})

const namesOf = (place: Place) => [
  { lang: 'vi' as const, name: place.name_vi },
  { lang: 'en' as const, name: place.name_en },
]
