import { say } from '@innkeeper/protocol/say'
import { DeleteRecord, type Held } from '#record/deleting/delete-record.tsx'
import type { ListedRecord, RecordDialogProps } from '#record/record-kind.ts'
import { PolicyPlans } from './policy-plans.tsx'
import { cancellationPolicies, paymentPolicies } from './policy-records.ts'
import type { Policy } from './policy-words.ts'

/** Asks before a cancellation policy is deleted, with the packages that it holds for. */
export const DeleteCancellationPolicy = (props: RecordDialogProps<ListedRecord>) => (
  <DeleteRecord {...props} kind={cancellationPolicies} detail="cancellation-policy/detail" held={held} />
)

/** Asks before a payment policy is deleted, with the packages that it holds for. */
export const DeletePaymentPolicy = (props: RecordDialogProps<ListedRecord>) => (
  <DeleteRecord {...props} kind={paymentPolicies} detail="payment-policy/detail" held={held} />
)

const held = ({ plans }: Policy): Held => {
  if (plans.length === 0) return { inUse: false, words: freeWords }
  return { inUse: true, words: inUseWords, facts: <PolicyPlans plans={plans} /> }
}

const inUseWords = say(
  'Không xoá được vì các gói sau đang dùng chính sách này. Chọn chính sách khác cho các gói trước.',
  'These packages use it, so it cannot be deleted. Choose another policy for them first.',
)
const freeWords = say(
  'Chưa gói nào dùng chính sách này. Đặt phòng đã có vẫn giữ điều khoản đã chốt. Xoá rồi không lấy lại được.',
  'No package uses this policy. Bookings keep their terms. Deleting cannot be undone.',
)
