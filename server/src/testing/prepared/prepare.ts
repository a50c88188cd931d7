import type { CallPath } from '@innkeeper/protocol/catalogue'
import { hashPassword } from '#kit/session/password-hash.ts'
import { knownPassword } from '../factories/people.ts'
import { connectionChanges } from './connection-changes.ts'
import { contractChanges } from './contract-changes.ts'
import { ariChanges, feedChanges } from './feed-changes.ts'
import { lookChanges } from './look-changes.ts'
import { peopleChanges } from './people-changes.ts'
import { guestChanges } from './guest-changes.ts'
import { monthChanges } from './month-changes.ts'
import { paymentChanges } from './payment-changes.ts'
import { paymentLinkChanges } from './payment-link-changes.ts'
import { propertyChanges } from './property-changes.ts'
import { requestChanges } from './request-changes.ts'
import { siteChanges } from './site-changes.ts'
import { statementChanges } from './statement-changes.ts'
import { ticketChanges } from './ticket-changes.ts'
import type { Preparations, Prepared, Scene } from './scene.ts'

const preparations: Preparations = {
  ...propertyChanges,
  ...lookChanges,
  ...paymentChanges,
  ...paymentLinkChanges,
  ...siteChanges,
  ...ariChanges,
  ...feedChanges,
  ...statementChanges,
  ...monthChanges,
  ...guestChanges,
  ...ticketChanges,
  ...peopleChanges,
  ...connectionChanges,
  ...contractChanges,
  ...requestChanges,
}

/**
 * Brings the sample data to where it accepts a change, as an earlier change would; null where nothing is needed. The owner and the
 * administrator sign by `knownPassword` alone.
 */
export const prepare = async (path: CallPath, scene: Scene): Promise<Prepared | null> => {
  const prepareIt = preparations[path]
  if (prepareIt === undefined) return null
  const people = [scene.owner.accountId, scene.admin.accountId]
  await scene.server.database.kysely
    .updateTable('account')
    .set({ password_hash: await hashPassword(knownPassword) })
    .where('account_id', 'in', people)
    .execute()
  await scene.server.database.kysely.deleteFrom('second_factor').where('account_id', 'in', people).execute()
  return prepareIt(scene)
}
