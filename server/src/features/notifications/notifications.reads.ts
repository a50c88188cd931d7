import { z } from 'zod'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import { rightForAlert, type AlertKind } from '@innkeeper/protocol/words/platform/alert-kinds'
import type { FunctionCode } from '@innkeeper/protocol/access'
import type { Language } from '@innkeeper/protocol/say'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** A reader of letters. */
export type Reader = { readonly accountId: string; readonly email: string; readonly language: Language }

const readerRows = rowsLike(z.strictObject({ accountId: z.uuid(), email: z.string(), language: z.enum(['vi', 'en']) }))

/** Whether a member `m` has the right of a parameter. */
const holds = (code: string): string => `(m.owner
          or exists (select from member_function f
                      where f.property_id = m.property_id and f.account_id = m.account_id and f.function_code = ${code})
          or exists (select from staff_group_member gm
                       join staff_group g using (property_id, staff_group_id)
                       join staff_group_function gf using (property_id, staff_group_id)
                      where gm.property_id = m.property_id and gm.account_id = m.account_id and g.active
                        and gf.function_code = ${code}))`

/** The people who chose letters about a kind of alert: active users who have the right to see what it is about. */
export const readersByMail = (tx: PropertyTx, kind: AlertKind): Promise<Reader[]> =>
  readerRows(
    tx,
    `select a.account_id as "accountId", a.email, a.language
       from alert_choice c
       join account a using (account_id)
       join membership m on m.property_id = c.property_id and m.account_id = c.account_id
      where c.property_id = $1 and c.kind = $2 and c.by_mail and m.active and a.active
        and ${holds('$3')}`,
    [tx.propertyId, kind, rightForAlert[kind]],
    'readers by mail',
  )

const holderRows = rowsLike(z.strictObject({ accountId: z.uuid(), fullName: z.string() }))

/** Those of some accounts that are active users with a right, with their names. */
export const holdersAmong = (
  tx: PropertyTx,
  accountIds: readonly string[],
  code: FunctionCode,
): Promise<{ accountId: string; fullName: string }[]> =>
  holderRows(
    tx,
    `select a.account_id as "accountId", a.full_name as "fullName"
       from membership m join account a using (account_id)
      where m.property_id = $1 and m.account_id = any($2) and m.active and a.active and ${holds('$3')}`,
    [tx.propertyId, accountIds, code],
  )
