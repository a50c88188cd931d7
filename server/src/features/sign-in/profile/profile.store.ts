import type { CallRequest } from '@innkeeper/protocol/catalogue'
import type { Language } from '@innkeeper/protocol/say'
import { sql } from 'kysely'
import type { Tx } from '#kit/transaction/transaction.ts'

/** The stored fields of a person, and those at the session's property. */
export type Profile = {
  readonly fullName: string
  readonly userName: string
  readonly email: string
  readonly phone: string
  readonly address: string
  readonly position: string
  readonly language: Language
  readonly managesAdministrators: boolean
  readonly lastSignInAt: string | null
  readonly formerSignInAt: string | null
  readonly userGroup: string[]
  readonly hotelSync: boolean
  readonly tellsNights: boolean
}

/** The profile of an account at a property, or on the platform (null), with the names of its groups in a language. */
export const profileOf = (tx: Tx, accountId: string, propertyId: string | null, language: Language): Promise<Profile> =>
  tx.db
    .selectFrom('account as a')
    .select(['a.full_name as fullName', 'a.user_name as userName', 'a.email', 'a.phone', 'a.address', 'a.position', 'a.language'])
    .select('a.manages_administrators as managesAdministrators')
    .select(['a.last_sign_in_at as lastSignInAt', 'a.former_sign_in_at as formerSignInAt'])
    .select([
      sql`array(select ${sql.ref(language === 'vi' ? 'g.name_vi' : 'g.name_en')} collate "vi-x-icu"
          from staff_group_member m join staff_group g using (property_id, staff_group_id)
         where m.property_id = ${propertyId} and m.account_id = a.account_id and g.active order by 1)`.as('userGroup'),
      sql`exists (
        select from connection c join connection_key k using (property_id, connection_id)
         where c.property_id = ${propertyId} and c.kind = 'pms' and c.state = 'active' and k.revoked_at is null and k.last_used_at is not null)`.as(
        'hotelSync',
      ),
      sql`exists (
        select from ari_feed f join connection c using (property_id, connection_id)
         where f.property_id = ${propertyId} and f.url is not null and c.state = 'active')`.as('tellsNights'),
    ])
    .where('a.account_id', '=', accountId)
    .$castTo<Profile>()
    .executeTakeFirstOrThrow()

/** Saves the fields that a person may change of their profile. */
export const saveProfile = async (tx: Tx, accountId: string, told: Omit<CallRequest<'profile/update'>, 'password'>): Promise<void> => {
  await tx.db
    .updateTable('account')
    .set({ full_name: told.fullName, email: told.email, phone: told.phone, address: told.address, position: told.position })
    .where('account_id', '=', accountId)
    .execute()
}

/** Saves the language of a person's letters. */
export const chooseLanguage = async (tx: Tx, accountId: string, language: Language): Promise<void> => {
  await tx.db.updateTable('account').set({ language }).where('account_id', '=', accountId).execute()
}

/** Records a sign-in, and keeps the time of the one before. */
export const rememberSignIn = async (tx: Tx, accountId: string, now: Date): Promise<void> => {
  await tx.db
    .updateTable('account')
    .set((account) => ({ former_sign_in_at: account.ref('last_sign_in_at'), last_sign_in_at: now.toISOString() }))
    .where('account_id', '=', accountId)
    .execute()
}
