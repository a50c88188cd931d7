import { RecordScreen } from '#record/record-screen.tsx'
import { paymentPolicies } from '../policies/policy-records.ts'
import { PaymentEdit } from './payment-edit.tsx'

/** A payment policy: a new one, or one that is looked at and changed. */
export const PaymentScreen = () => (
  <RecordScreen kind={paymentPolicies} detail="payment-policy/detail" renderPage={(place) => <PaymentEdit {...place} />} />
)
