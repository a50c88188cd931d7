import { say, type Saying } from '@innkeeper/protocol/say'
import { useSay } from '../../../../kit/language.tsx'
import { nameOf } from '../../../../kit/names.ts'
import { useDelete } from '../../../../kit/use-delete.ts'
import type { Read } from '../../../../kit/use-read.ts'
import { useRead } from '../../../../kit/use-read.ts'
import { DeleteDialog, DeleteVerdict, type DeleteWords } from '../../../../ui/delete-dialog.tsx'
import { PolicyPlans } from './policy-plans.tsx'
import type { Policy } from './policy-words.ts'

type DeletePolicyProps = { policy: Policy; onClose: () => void; onDeleted?: () => void; rest?: (resting: boolean) => void }

/** Asks before a cancellation policy is deleted, with the packages that it holds for. */
export function DeleteCancellationPolicy(props: DeletePolicyProps) {
  const remove = useRemoval('cancellation-policy/delete', props)
  const read = useRead('cancellation-policy/detail', { id: props.policy.id }, { when: !remove.resting })
  return <DeletePolicy {...props} read={read} remove={remove} words={cancellationWords} />
}

/** Asks before a payment policy is deleted, with the packages that it holds for. */
export function DeletePaymentPolicy(props: DeletePolicyProps) {
  const remove = useRemoval('payment-policy/delete', props)
  const read = useRead('payment-policy/detail', { id: props.policy.id }, { when: !remove.resting })
  return <DeletePolicy {...props} read={read} remove={remove} words={paymentWords} />
}

function useRemoval(path: 'cancellation-policy/delete' | 'payment-policy/delete', { policy, onClose, onDeleted, rest }: DeletePolicyProps) {
  const done = () => {
    onClose()
    onDeleted?.()
  }
  return useDelete(path, policy, { deleted, done, rest })
}

type DialogProps = DeletePolicyProps & { read: Read<Policy>; remove: ReturnType<typeof useDelete>; words: DeleteWords }

function DeletePolicy({ policy, onClose, read, remove, words }: DialogProps) {
  const t = useSay()
  const plans = read.data?.plans
  const inUse = plans && plans.length > 0
  return (
    <DeleteDialog words={words} name={t(nameOf(policy))} onClose={onClose} read={read} inUse={inUse} remove={remove}>
      {plans !== undefined && (
        <DeleteVerdict words={inUse === true ? inUseWords : freeWords}>{inUse === true && <PolicyPlans plans={plans} />}</DeleteVerdict>
      )}
    </DeleteDialog>
  )
}

const deleted = say('Đã xoá chính sách {name}.', 'The policy {name} is deleted.')
const inUseWords = say(
  'Không xoá được vì các gói sau đang dùng chính sách này. Chọn chính sách khác cho các gói trước.',
  'It cannot be deleted, for these packages use it. Choose another policy for them first.',
)
const freeWords = say(
  'Chưa gói nào dùng chính sách này. Đặt phòng đã có vẫn giữ điều khoản đã chốt. Xoá rồi không lấy lại được.',
  'No package uses this policy. Bookings keep the terms that they were made on. It cannot be brought back.',
)
const wordsOf = (question: Saying, remove: Saying): DeleteWords => ({
  question,
  remove,
  what: say('chính sách đang dùng ở đâu', 'where the policy is used'),
  reading: say('Đang xem chính sách dùng ở đâu.', 'Looking where the policy is used.'),
  inUse: inUseWords,
})
const cancellationWords = wordsOf(
  say('Xoá chính sách huỷ {name}?', 'Delete the cancellation policy {name}?'),
  say('Xoá chính sách huỷ', 'Delete the cancellation policy'),
)
const paymentWords = wordsOf(
  say('Xoá chính sách thanh toán {name}?', 'Delete the payment policy {name}?'),
  say('Xoá chính sách thanh toán', 'Delete the payment policy'),
)
