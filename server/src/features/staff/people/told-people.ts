import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { wholeCodes } from '@innkeeper/protocol/functions/function-tree'
import { deviceOf } from '@innkeeper/rules/session/device-of'
import type { PersonHere } from './people.store.ts'
import type { Rights } from './rights-of.ts'

/** A person as a list shows them. */
export const rowOf = (person: PersonHere): CallOutput<'user/get-all'>[number] => ({
  ...factsOf(person),
  id: person.id,
  userName: person.userName,
  owner: person.owner,
  active: person.active,
  state: person.active ? (person.hasPassword ? 'working' : 'invited') : 'stopped',
  secondFactor: person.secondFactor,
  groups: person.groups.map(({ id, nameVi, nameEn }) => ({ id, nameVi, nameEn })),
  entered: person.enteredAt === null ? null : { at: person.enteredAt, address: person.enteredFrom, ...deviceOf(person.enteredWith) },
  version: person.version,
  changedAt: person.changedAt,
  changedBy: person.changedBy,
})

/** What is known of a person, besides their rights. */
export const factsOf = ({ fullName, email, phone, address, position }: PersonHere) => ({ fullName, email, phone, address, position })

type GivenRights = Pick<Rights, 'groups' | 'codes'>

/** Rights as they are stored: the groups' ids and the functions given alone. */
export const idsOf = ({ groups, codes }: GivenRights) => ({ groupIds: groups.map(({ id }) => id), codes: wholeCodes(codes) })

/** Rights as the diary has them. */
export const toldRights = ({ groups, codes }: GivenRights) => ({ groups: groups.map(({ nameVi, nameEn }) => ({ nameVi, nameEn })), codes })
