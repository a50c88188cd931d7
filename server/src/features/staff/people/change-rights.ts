import type { FunctionCode } from '@innkeeper/protocol/access'
import { wholeCodes } from '@innkeeper/protocol/functions/function-tree'
import type { At } from '#kit/call/at.ts'
import type { RefusalDetail, Refused } from '#kit/call/refuse.ts'
import { presentAsSeen } from '#kit/records/present.ts'
import { notHeld, rightsText } from '../giving.ts'
import { lockGroups, lockPerson, type PersonHere } from './people.store.ts'
import { movedRights, rightsAbove, type Rights } from './rights-of.ts'

/** The rights of somebody who is not here yet. */
export const noRights: Rights = { active: false, groups: [], codes: [] }

/** Rights as a form asks for them. */
type Asked = { readonly active: boolean; readonly groupIds: readonly string[]; readonly codes: readonly FunctionCode[] }

type Giving = Pick<At<'user/link'>, 'tx' | 'person' | 'language'> & {
  readonly refusal: (key: 'groupMissing' | 'userWithoutRights' | 'rightNotHeld', detail?: RefusalDetail) => Refused
}

/** The rights that a form asks for, refused where a group is not here, nothing is given, or the giver lacks what is moved. */
export const checkPersonRights = async (at: Giving, before: Rights, asked: Asked): Promise<Rights> => {
  const ids = [...new Set(asked.groupIds)]
  const groups = await lockGroups(at.tx, ids)
  if (groups.length < ids.length) throw at.refusal('groupMissing', { field: 'groupIds' })
  const after = { active: asked.active, groups, codes: wholeCodes(asked.codes) }
  if (groups.length === 0 && after.codes.length === 0) throw at.refusal('userWithoutRights', { field: 'groupIds' })
  const lacking = notHeld(at.person, movedRights(before, after))
  if (lacking.length > 0) {
    const ofGroups = groups.some(({ codes }) => notHeld(at.person, codes).length > 0)
    throw at.refusal('rightNotHeld', { field: ofGroups ? 'groupIds' : 'codes', values: { rights: rightsText(lacking, at.language) } })
  }
  return after
}

type Changing = Pick<At<'user/update-function'>, 'tx' | 'person' | 'language' | 'refusal'>

/** A person to change, locked; refused where they are not here, were changed meanwhile, or are above the one who changes them. */
export const personToChange = async (
  at: Pick<Changing, 'tx' | 'person' | 'language'> & {
    readonly refusal: (key: 'userMissing' | 'userChanged' | 'userIsOwner' | 'userAbove', detail?: RefusalDetail) => Refused
  },
  id: string,
  version: number,
): Promise<PersonHere> => {
  const before = presentAsSeen(at, await lockPerson(at.tx, id), { version, missing: 'userMissing', changed: 'userChanged' })
  if (before.id !== at.person.accountId) refuseAbove(at, before)
  return before
}

/** Refuses to touch an owner, and whoever has rights that the other one lacks. */
export const refuseAbove = (
  at: Pick<Changing, 'person' | 'language'> & { readonly refusal: (key: 'userIsOwner' | 'userAbove', detail?: RefusalDetail) => Refused },
  person: PersonHere,
): void => {
  if (person.owner) throw at.refusal('userIsOwner', { field: 'id' })
  const above = rightsAbove(person, at.person)
  if (above.length > 0) throw at.refusal('userAbove', { field: 'id', values: { rights: rightsText(above, at.language) } })
}

/** The rights of a person after a change; nobody changes their own. */
export const changeRights = async (
  at: Giving & { readonly refusal: (key: 'ownRights', detail?: RefusalDetail) => Refused },
  before: PersonHere,
  asked: Asked,
): Promise<Rights> => {
  if (before.id !== at.person.accountId) return checkPersonRights(at, before, asked)
  const sameGroups =
    asked.groupIds.toSorted().join() ===
    before.groups
      .map(({ id }) => id)
      .toSorted()
      .join()
  const sameCodes = wholeCodes(asked.codes).join() === before.codes.join()
  if (!sameGroups || !sameCodes || asked.active !== before.active)
    throw at.refusal('ownRights', { field: sameGroups ? 'codes' : 'groupIds' })
  return before
}
