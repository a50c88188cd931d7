import type { CallOutput } from '@innkeeper/protocol/catalogue'
import type { At } from '#kit/call/at.ts'
import { nameOfProperty } from '../property-name.store.ts'
import { peopleOfOwner, type PersonOfOwner } from './people-of-owner.store.ts'
import { listPeople } from './people.store.ts'

const most = 10_000

/** Everybody at the properties of the caller who owns them; for others, everybody here. */
export const peopleOfProperties = async (at: At<'user/get-users-all'>): Promise<CallOutput<'user/get-users-all'>> => {
  const found = await peopleOfOwner(at.tx, at.person.accountId)
  const rows = found.length > 0 ? found : await peopleHere(at)
  const byId = Map.groupBy(rows, ({ id }) => id)
  return [...byId.values()].flatMap((places) => {
    const [first] = places
    if (first === undefined) return []
    const { id, fullName, userName, email } = first
    const here = places.some(({ propertyId }) => propertyId === at.tx.propertyId)
    return [{ id, fullName, userName, email, here, properties: places.map(placeOf) }]
  })
}

const placeOf = ({ propertyId, nameVi, nameEn, owner, active, groupsVi, groupsEn }: PersonOfOwner) => ({
  id: propertyId,
  nameVi,
  nameEn,
  owner,
  active,
  groupsVi,
  groupsEn,
})

const peopleHere = async (at: At<'user/get-users-all'>): Promise<readonly PersonOfOwner[]> => {
  const { rows } = await listPeople(at.tx, { text: '', descending: false }, { limit: most, offset: 0 })
  const { vi, en } = await nameOfProperty(at.tx)
  return rows.map(({ id, fullName, userName, email, owner, active, groups }) => ({
    id,
    fullName,
    userName,
    email,
    owner,
    active,
    propertyId: at.tx.propertyId,
    nameVi: vi,
    nameEn: en,
    groupsVi: groups.map((group) => group.nameVi),
    groupsEn: groups.map((group) => group.nameEn),
  }))
}
