import type { CallOutput, CallRequest } from '@innkeeper/protocol/catalogue'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

type Choice = CallOutput<'notification/choices'>['choices'][number]

/** A person's choices of notification at the property; kinds without a choice are left out. */
export const alertChoices = (tx: PropertyTx, accountId: string): Promise<Choice[]> =>
  tx.rows<Choice>(`select kind, in_bell as "inBell", by_mail as "byMail" from alert_choice where property_id = $1 and account_id = $2`, [
    tx.propertyId,
    accountId,
  ])

/** Saves how a person is notified of a kind of alert at the property. */
export const chooseAlert = async (tx: PropertyTx, accountId: string, choice: CallRequest<'notification/choose'>): Promise<void> => {
  await tx.rows(
    `insert into alert_choice (property_id, account_id, kind, in_bell, by_mail) values ($1, $2, $3, $4, $5)
     on conflict (property_id, account_id, kind) do update set in_bell = excluded.in_bell, by_mail = excluded.by_mail`,
    [tx.propertyId, accountId, choice.kind, choice.inBell, choice.byMail],
  )
}
