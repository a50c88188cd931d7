import { functionCodes, isFunctionCode, type FunctionCode } from '@innkeeper/protocol/access'
import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { siteAddress } from '@innkeeper/rules/site/site-address'
import { pictureUrl } from '#kit/http/files-route.ts'
import type { Account } from '../profile/account.store.ts'
import type { Entry } from './entry.ts'
import type { Place } from '../register/places.store.ts'

type SignedIn = CallOutput<'login/user'>

/** The other parts of the answer: this installation's address, the switcher's properties, the property that an administrator named, and the device token. */
type Beside = { readonly publicUrl: string; readonly hotels?: readonly Place[]; readonly named?: Entry; readonly device?: string | null }

/** The answer to signing in. */
export const signedIn = (account: Account, entry: Entry, beside: Beside): SignedIn => ({
  user: userIn(account, entry.place),
  token: entry.token,
  expiresAt: entry.expiresAt.toISOString(),
  mustSetUpFactor: entry.factorDue,
  device: beside.device ?? null,
  logo: entry.place && logoOf(entry.place),
  hotel: entry.place && hotelOf(entry.place, beside.publicUrl),
  hotelToken: beside.named?.place
    ? { token: beside.named.token, user: userIn(account, beside.named.place), hotel: hotelOf(beside.named.place, beside.publicUrl) }
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

/** An administrator outside a property manages the platform; an owner has every right. */
const rightsIn = (place: Place | null): readonly FunctionCode[] => {
  if (place === null) return ['MANAGE_1', 'MANAGE_2']
  return place.owner ? functionCodes : place.codes.filter(isFunctionCode)
}

const hotelOf = (place: Place, publicUrl: string): NonNullable<SignedIn['hotel']> => ({
  id: place.property_id,
  code: place.code,
  kind: place.kind,
  state: place.state,
  logo: logoOf(place),
  i18ns: namesOf(place),
  merchant: place.site_opened ? siteAddress({ publicUrl, code: place.code, domain: place.site_domain }) : null,
  currency: place.currency,
  timeZone: place.time_zone,
})

const logoOf = ({ logo_key, logo_width }: Place): string | null =>
  logo_key === null || logo_width === null ? null : pictureUrl(logo_key, logo_width)

const namesOf = (place: Place) => [
  { lang: 'vi' as const, name: place.name_vi },
  { lang: 'en' as const, name: place.name_en },
]
