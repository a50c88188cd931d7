import type { CallOutput, CallRequest } from '@innkeeper/protocol/catalogue'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

type Choice = CallOutput<'notification/choices'>['choices'][number]

/** A person's choices of notification at the property; kinds without a choice are left out. */
export const alertChoices = (tx: PropertyTx, accountId: string): Promise<Choice[]> =>
  tx.db
    .selectFrom('alert_choice')
    .select(['kind', 'in_bell as inBell', 'by_mail as byMail'])
    .where('property_id', '=', tx.propertyId)
    .where('account_id', '=', accountId)
    .$castTo<Choice>()
    .execute()

/** Saves how a person is notified of a kind of alert at the property. */
export const chooseAlert = async (tx: PropertyTx, accountId: string, choice: CallRequest<'notification/choose'>): Promise<void> => {
  const { kind, inBell, byMail } = choice
  await tx.db
    .insertInto('alert_choice')
    .values({ property_id: tx.propertyId, account_id: accountId, kind, in_bell: inBell, by_mail: byMail })
    .onConflict((conflict) => conflict.columns(['property_id', 'account_id', 'kind']).doUpdateSet({ in_bell: inBell, by_mail: byMail }))
    .execute()
}
