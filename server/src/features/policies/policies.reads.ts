import { cancellationSentence, paymentSentence } from '@innkeeper/protocol/words/property/policy-sentences'
import type { Language, Saying } from '@innkeeper/protocol/say'
import type { CancellationTerms } from '@innkeeper/rules/booking/cancellation-terms'
import type { PaymentTerms } from '@innkeeper/rules/policy/payment-terms'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { localeOf } from '#features/properties/hotel-config/locale.reads.ts'
import { listPolicies, type PolicyRow } from './policies.store.ts'

/** The policies that a package may name: the standard one first, then those in use. */
export const policyChoices = async (tx: PropertyTx, language: Language) => {
  const all = { limit: null, offset: 0 }
  const cancellation = await listPolicies<CancellationTerms>(tx, 'cancellation', { text: '', language }, all)
  const payment = await listPolicies<PaymentTerms>(tx, 'payment', { text: '', language }, all)
  const { currency } = await localeOf(tx)
  return {
    cancellationPolicies: cancellation.rows.map((row) => choiceOf(row, cancellationSentence(row.terms, currency))),
    paymentPolicies: payment.rows.map((row) => choiceOf(row, paymentSentence(row.terms, currency))),
  }
}

const choiceOf = ({ id, nameVi, nameEn, standard, active }: PolicyRow<unknown>, sentence: Saying) => ({
  id,
  nameVi,
  nameEn,
  standard,
  active,
  sentence,
})

/** Whether the policies that a package names are active, locked until the transaction ends; undefined where one does not exist. */
export const lockNamedPolicies = async (
  tx: PropertyTx,
  named: { readonly cancellationPolicyId: string | null; readonly paymentPolicyId: string | null },
) => {
  const cancellation = await tx.db
    .selectFrom('cancellation_policy')
    .select('active')
    .where('property_id', '=', tx.propertyId)
    .where('cancellation_policy_id', '=', named.cancellationPolicyId)
    .forShare()
    .executeTakeFirst()
  const payment = await tx.db
    .selectFrom('payment_policy')
    .select('active')
    .where('property_id', '=', tx.propertyId)
    .where('payment_policy_id', '=', named.paymentPolicyId)
    .forShare()
    .executeTakeFirst()
  return { cancellation, payment }
}
