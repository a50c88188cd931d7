import { v7 as uuidv7 } from 'uuid'
import { implement } from '#kit/call/implement.ts'
import { present } from '#kit/records/present.ts'
import type { Outside } from '#outside/outside.ts'
import { refuseTaken } from '../register/refuse-taken.ts'
import { countInvitations } from './administrator-invitations.store.ts'
import { refuseWiderReach } from './give-reach.ts'
import * as store from './administrators.store.ts'
import { inviteAdministrator } from './invite-administrator.ts'
import { refuseUnlessManaging } from './managing.ts'

const invitationsAnHour = 5
const hour = 3_600_000

/** How administrators come to the platform. */
export const invitingCalls = ({ publicUrl }: Pick<Outside, 'publicUrl'>) =>
  implement({
    'supplier/user/create': async (at, form) => {
      await refuseUnlessManaging(at, 'userName')
      await refuseWiderReach(at, form.reach)
      await refuseTaken(at, form)
      const id = uuidv7()
      // Somebody may have taken the name since: then the names are looked at again.
      if (!(await store.addAdministrator(at.tx, id, form, at.person.fullName))) await refuseTaken(at, form)
      await inviteAdministrator(at, { ...form, id }, publicUrl)
      return { id, version: 1 }
    },

    'supplier/user/invite': async (at, { id }) => {
      await refuseUnlessManaging(at, 'id')
      const found = present(at, await store.findAdministrator(at.tx, id), 'userMissing')
      if (found.hasPassword || !found.active) throw at.refusal('userHasPassword', { field: 'id' })
      if ((await countInvitations(at.tx, id, new Date(at.now.getTime() - hour))) >= invitationsAnHour) throw at.refusal('invitedTooOften')
      return { expiresAt: (await inviteAdministrator(at, found, publicUrl)).toISOString() }
    },
  })
