import { sql } from 'kysely'
import { named } from '#kit/records/list.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** A person of one of an owner's properties. */
export type PersonOfOwner = {
  readonly id: string
  readonly fullName: string
  readonly userName: string
  readonly email: string
  readonly propertyId: string
  readonly nameVi: string
  readonly nameEn: string
  readonly owner: boolean
  readonly active: boolean
  readonly groupsVi: string[]
  readonly groupsEn: string[]
}

/** Everybody at the properties of an owner, by name. */
export const peopleOfOwner = (tx: PropertyTx, ownerId: string): Promise<PersonOfOwner[]> =>
  tx.db
    .selectFrom(sql<OwnersPeople>`people_of_owner(${ownerId})`.as<'p'>(sql.ref('p')))
    .select(['p.account_id as id', 'p.full_name as fullName', 'p.user_name as userName', 'p.email', 'p.property_id as propertyId'])
    .select(['p.name_vi as nameVi', 'p.name_en as nameEn', 'p.owner', 'p.active', 'p.groups_vi as groupsVi', 'p.groups_en as groupsEn'])
    .orderBy(named('p.full_name'))
    .orderBy('p.account_id')
    .orderBy(named('p.name_vi'))
    .orderBy('p.property_id')
    .execute()

/** A row of `people_of_owner`. */
type OwnersPeople = Pick<PersonOfOwner, 'email' | 'owner' | 'active'> & {
  readonly account_id: string
  readonly full_name: string
  readonly user_name: string
  readonly property_id: string
  readonly name_vi: string
  readonly name_en: string
  readonly groups_vi: string[]
  readonly groups_en: string[]
}
