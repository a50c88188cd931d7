import type { CallRequest } from '@innkeeper/protocol/catalogue'
import type { Language } from '@innkeeper/protocol/say'
import type { Tx } from '../../kit/transaction.ts'

/** What is stored of a person, and of them at the property of the session. */
export type Profile = {
  readonly fullName: string
  readonly userName: string
  readonly email: string
  readonly phone: string
  readonly address: string
  readonly position: string
  readonly language: Language
  readonly lastSignInAt: string | null
  readonly formerSignInAt: string | null
  readonly userGroup: string[]
  readonly hotelSync: boolean
}

/** The profile of an account, seen from a property or from the platform (null). */
export const profileOf = async (tx: Tx, accountId: string, propertyId: string | null): Promise<Profile> => {
  const [profile] = await tx.rows<Profile>(
    `select a.full_name as "fullName", a.user_name as "userName", a.email, a.phone, a.address, a.position, a.language,
        a.last_sign_in_at as "lastSignInAt", a.former_sign_in_at as "formerSignInAt",
        array(select g.name from staff_group_member m join staff_group g using (property_id, staff_group_id)
               where m.property_id = $2 and m.account_id = a.account_id and g.active order by g.name collate "vi-x-icu") as "userGroup",
        exists (select from operation o where o.property_id = $2 and o.origin = 'pms') as "hotelSync"
       from account a where a.account_id = $1`,
    [accountId, propertyId],
  )
  if (profile === undefined) throw new Error(`account ${accountId} is gone`)
  return profile
}

/** Writes what a person tells of themselves. */
export const saveProfile = async (tx: Tx, accountId: string, told: CallRequest<'profile/update'>): Promise<void> => {
  await tx.db
    .updateTable('account')
    .set({ full_name: told.fullName, email: told.email, phone: told.phone, address: told.address, position: told.position })
    .where('account_id', '=', accountId)
    .execute()
}

/** Chooses the language of a person's letters. */
export const chooseLanguage = async (tx: Tx, accountId: string, language: Language): Promise<void> => {
  await tx.db.updateTable('account').set({ language }).where('account_id', '=', accountId).execute()
}

/** Remembers that somebody has just signed in, and when they did before. */
export const rememberSignIn = async (tx: Tx, accountId: string, now: Date): Promise<void> => {
  await tx.rows('update account set former_sign_in_at = last_sign_in_at, last_sign_in_at = $2 where account_id = $1', [
    accountId,
    now.toISOString(),
  ])
}
