import type { CallOutput } from '@innkeeper/protocol/catalogue'
import type { RefusalDetail, Refused } from '#kit/call/refuse.ts'
import type { Outside } from '#outside/outside.ts'
import type { Account } from '../profile/account.store.ts'
import { rememberSignIn } from '../profile/profile.store.ts'
import { placesOf, type Place } from '../register/places.store.ts'
import { rememberDevice } from '../throttle/known-device.store.ts'
import { enter, newSignIn } from './entry.ts'
import { signedIn } from './signed-in.ts'

type Finishing = Parameters<typeof enter>[0] & { readonly refusal: (key: 'noAccess', detail?: RefusalDetail) => Refused }

/** Who has proven everything that was asked, the browser's device token (null where it wants none), and what an administrator named. */
export type Proven = { readonly account: Account; readonly device: string | null; readonly place: Place | null }

/** Opens the sessions of a sign-in and answers it: a user's home, or the platform and the property that an administrator named. */
export const finishSignIn = async (
  at: Finishing,
  { token, publicUrl }: Pick<Outside, 'token' | 'publicUrl'>,
  { account, device: brought, place: named }: Proven,
): Promise<CallOutput<'login/user'>> => {
  await rememberSignIn(at.tx, account.account_id, at.now)
  const device = brought === null ? null : await rememberDevice(at.tx, account.account_id, brought)
  const signIn = newSignIn(at.now)
  if (account.kind === 'admin') {
    const inProperty = named === null ? {} : { named: await enter(at, token, { account, place: named, signIn }) }
    return signedIn(account, await enter(at, token, { account, place: null, signIn }), { publicUrl, ...inProperty, device })
  }
  const hotels = await placesOf(at.tx, account.account_id)
  // The platform's display order may change; it leads nobody elsewhere.
  const home = hotels.find((hotel) => hotel.home)
  if (home === undefined) throw at.refusal('noAccess', { keep: true })
  return signedIn(account, await enter(at, token, { account, place: home, signIn }), { publicUrl, hotels, device })
}
