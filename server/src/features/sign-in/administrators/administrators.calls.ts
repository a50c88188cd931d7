import type { CallRequest } from '@innkeeper/protocol/catalogue'
import type { At } from '#kit/call/at.ts'
import { implement } from '#kit/call/implement.ts'
import { rowsForFile } from '#kit/records/pages.ts'
import { present, presentAsSeen } from '#kit/records/present.ts'
import { covers, type Reach } from '@innkeeper/rules/administrator/reach'
import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import { lastReset } from '../factors/factor-reset.store.ts'
import { endSessions, endSessionsOutside } from '../session/session.store.ts'
import { openInvitationOf } from './administrator-invitations.store.ts'
import { administratorsFile } from './administrators-file.ts'
import * as store from './administrators.store.ts'
import { refuseWiderReach } from './give-reach.ts'
import { changeStanding, mostNamed, refuseUnlessManaging } from './managing.ts'
import { knownProperties, placesWithin, reachOf } from './reach.store.ts'

/** The administrators of the platform: found, changed, stopped. */
export const administratorCalls = implement({
  'supplier/user/get-all': (at, { limit, offset, ...filter }) => store.listAdministrators(at.tx, filter, { limit, offset }),

  'supplier/user/export': async (at, filter) => {
    const rows = await rowsForFile(at, (page) => store.listAdministrators(at.tx, filter, page))
    return administratorsFile(rows, at.language)
  },

  'supplier/user/detail': async (at, { id }) => {
    const found = present(at, await store.findAdministrator(at.tx, id), 'userMissing')
    const { hasPassword, language: _language, reach, ...administrator } = found
    const invitation = hasPassword ? null : ((await openInvitationOf(at.tx, id, at.now)) ?? null)
    const self = id === at.person.accountId
    return {
      ...administrator,
      reach: reach === null ? null : await knownProperties(at.tx, reach),
      reachOpen: !self && covers(await reachOf(at.tx, at.person.accountId), reach),
      self,
      managers: await store.managersUnless(at.tx, at.person.accountId, mostNamed),
      invitation,
      factorReset: (await lastReset(at.tx, id)) ?? null,
    }
  },

  'supplier/user/get-all-hotel': (at, asked) => places(at, 'hotel', asked),

  'supplier/user/get-all-site': (at, asked) => places(at, 'playground', asked),

  'supplier/user/update': async (at, { id, version, ...changes }) => {
    await store.lockAdministrators(at.tx)
    const before = presentAsSeen(at, await store.findAdministrator(at.tx, id), { version, missing: 'userMissing', changed: 'userChanged' })
    const { reach = before.reach, manages = before.manages } = changes
    const after = { ...changes, reach, manages }
    await changeStanding(at, before, after)
    await refuseOtherEmail(at, before, changes.email)
    await changeReach(at, before, after.reach)
    if (before.active && !changes.active) await stop(at, before)
    await keepOneManager(at, before, after)
    return { id, version: await store.changeAdministrator(at.tx, id, after, at.person.fullName) }
  },

  'supplier/user/delete': async (at, { id }) => {
    await store.lockAdministrators(at.tx)
    const before = present(at, await store.findAdministrator(at.tx, id), 'userMissing')
    if (id === at.person.accountId) throw at.refusal('currentUserKept', { field: 'id' })
    await refuseUnlessManaging(at, 'id')
    if (!covers(await reachOf(at.tx, at.person.accountId), before.reach)) throw at.refusal('reachTooWide', { field: 'id' })
    if (before.lastSignInAt !== null || before.hasPassword) throw at.refusal('userHasTraces', { field: 'id' })
    await store.deleteAdministrator(at.tx, id)
    return { id }
  },
})

const places = async (
  at: At<'supplier/user/get-all-hotel'> | At<'supplier/user/get-all-site'>,
  kind: PropertyKind,
  { id, ...asked }: CallRequest<'supplier/user/get-all-hotel'>,
) => {
  const found = id === undefined ? undefined : await store.findAdministrator(at.tx, id)
  if (id !== undefined && found === undefined) throw at.refusal('userMissing', { field: 'id' })
  return placesWithin(at.tx, { ...asked, kind, reach: found === undefined ? [] : found.reach })
}

/**
 * Who is limited changes nobody who may enter more, and gives no more than they have. A property that is taken away is left at once: its
 * sessions end, and it is told.
 */
const changeReach = async (at: At<'supplier/user/update'>, { id, reach: before }: store.Administrator, reach: Reach): Promise<void> => {
  if (!covers(await reachOf(at.tx, at.person.accountId), before)) throw at.refusal('reachTooWide', { field: 'reach' })
  if (covers(before, reach) && covers(reach, before)) return
  if (id === at.person.accountId) throw at.refusal('ownReach', { field: 'reach' })
  await refuseWiderReach(at, reach)
  const sessions = await endSessionsOutside(at, id, reach)
  if (sessions.length > 0) at.publish({ propertyId: null, topic: 'sessionEnded', sessions })
}

/** Ends the sessions of an administrator who is stopped, on every server. */
const stop = async (at: At<'supplier/user/update'>, { id }: store.Administrator): Promise<void> => {
  if (id === at.person.accountId) throw at.refusal('ownWorkKept', { field: 'active' })
  const sessions = await endSessions(at, { accountId: id, allBut: null })
  if (sessions.length > 0) at.publish({ propertyId: null, topic: 'sessionEnded', sessions })
}

/**
 * The last who can come in, may enter everything and manages administrators loses none of it: otherwise nobody could give it to anybody. Who
 * changes them is one of these today; this holds if two do so at once, and if the rule of who may is ever widened.
 */
const keepOneManager = async (
  at: At<'supplier/user/update'>,
  before: store.Administrator,
  after: Pick<store.ChangedAdministrator, 'reach' | 'manages' | 'active'>,
): Promise<void> => {
  const kept = after.manages && after.reach === null && after.active
  if (kept || !before.manages || before.reach !== null || (await store.countOthersWhoManage(at.tx, before.id)) > 0) return
  throw at.refusal('lastAdministrator', { field: after.active ? (after.manages ? 'reach' : 'manages') : 'active' })
}

/** Whoever has a password could be signed in for by another email, so they alone change theirs. */
const refuseOtherEmail = async (
  at: At<'supplier/user/update'>,
  before: store.Administrator,
  email: CallRequest<'supplier/user/update'>['email'],
): Promise<void> => {
  if (email.toLowerCase() === before.email.toLowerCase()) return
  if (before.hasPassword) throw at.refusal('emailIsTheirs', { field: 'email' })
  if (await store.isEmailTaken(at.tx, email, before.id))
    throw at.fieldsRefused([{ field: 'email', key: 'emailTaken' }], { as: 'emailTaken' })
}
