import { z } from 'zod'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import { rightForAlert, type AlertKind } from '@innkeeper/protocol/words/platform/alert-kinds'
import type { Language } from '@innkeeper/protocol/say'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** A reader of letters. */
export type Reader = { readonly accountId: string; readonly email: string; readonly language: Language }

const readerRows = rowsLike(z.strictObject({ accountId: z.uuid(), email: z.string(), language: z.enum(['vi', 'en']) }))

/** The people who chose letters about a kind of alert: active users who have the right to see what it is about. */
export const readersByMail = (tx: PropertyTx, kind: AlertKind): Promise<Reader[]> =>
  readerRows(
    tx,
    `select a.account_id as "accountId", a.email, a.language
       from alert_choice c
       join account a using (account_id)
       join membership m on m.property_id = c.property_id and m.account_id = c.account_id
      where c.property_id = $1 and c.kind = $2 and c.by_mail and m.active and a.active
        and (m.owner
          or exists (select from member_function f
                      where f.property_id = c.property_id and f.account_id = c.account_id and f.function_code = $3)
          or exists (select from staff_group_member gm
                       join staff_group g using (property_id, staff_group_id)
                       join staff_group_function gf using (property_id, staff_group_id)
                      where gm.property_id = c.property_id and gm.account_id = c.account_id and g.active
                        and gf.function_code = $3))`,
    [tx.propertyId, kind, rightForAlert[kind]],
    'readers by mail',
  )
