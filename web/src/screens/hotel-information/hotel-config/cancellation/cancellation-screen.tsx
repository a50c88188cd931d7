import { RecordScreen } from '#record/record-screen.tsx'
import { cancellationPolicies } from '../policies/policy-records.ts'
import { CancellationEdit } from './cancellation-edit.tsx'

/** A cancellation policy: a new one, or one that is looked at and changed. */
export const CancellationScreen = () => (
  <RecordScreen kind={cancellationPolicies} detail="cancellation-policy/detail" renderPage={(place) => <CancellationEdit {...place} />} />
)
