import { say, type Saying } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { HeadAct } from '../../../../ui/head-act.tsx'
import { DeleteCancellationPolicy, DeletePaymentPolicy } from './delete-policy.tsx'
import type { Policy } from './policy-words.ts'

type DeletePolicyActProps = {
  kind: 'cancellation' | 'payment'
  policy: Policy
  locked: Saying | undefined
  onDeleted: () => void
  rest: (resting: boolean) => void
}

/** The act at the head of a policy that deletes it. */
export function DeletePolicyAct({ kind, policy, locked, onDeleted, rest }: DeletePolicyActProps) {
  const [deleting, setDeleting] = useState(false)
  const Dialog = kind === 'cancellation' ? DeleteCancellationPolicy : DeletePaymentPolicy
  return (
    <>
      <HeadAct
        words={deleteWords}
        icon="trash"
        look="danger"
        reason={locked}
        opens={{ kind: 'dialog', open: deleting }}
        onClick={() => setDeleting(true)}
      />
      {deleting && <Dialog policy={policy} onClose={() => setDeleting(false)} onDeleted={onDeleted} rest={rest} />}
    </>
  )
}

const deleteWords = say('Xoá chính sách', 'Delete the policy')
