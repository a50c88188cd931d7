import { say } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { AnswerOf } from '../../../kit/ask.ts'
import { nameOf } from '../../../kit/names.ts'
import { useRight } from '../../../kit/rights.ts'
import { useSession } from '../../../kit/session-context.ts'
import { paths } from '../../../paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { EditPage } from '../../../ui/edit-page.tsx'
import { HeadAct } from '../../../ui/head-act.tsx'
import { DeleteRatePlan } from './delete-rate-plan.tsx'
import { RatePlanConflict } from './rate-plan-conflict.tsx'
import { RatePlanFields } from './rate-plan-fields.tsx'
import { mayNotChange, saleState, type Choices } from './rate-plan-words.ts'
import { useCopyRatePlan } from './use-copy-rate-plan.ts'
import { useRatePlanForm, valuesOf } from './use-rate-plan-form.ts'

type Detail = AnswerOf<'plan/detail'>
type RatePlanEditProps = {
  plan: Detail | null
  choices: Choices
  /** Reads the plan again, after somebody else saved it. */
  readAgain: () => void
  /** Leaves the plan unread while it is being deleted. */
  rest: (resting: boolean) => void
}

/** The form of a sale package with what can be done to it. */
export function RatePlanEdit({ plan, choices, readAgain, rest }: RatePlanEditProps) {
  const router = useRouter()
  const { property } = useSession()
  const mayChange = useRight('PLAN_PROMOTION_2')
  const form = useRatePlanForm({ plan, choices, readAgain })
  const list = paths.salePackages(property)
  return (
    <EditPage
      title={plan === null ? newTitle : nameOf(plan)}
      list={{ words: listTitle, to: list }}
      badge={plan !== null && <Badge state={saleState(plan.active)} />}
      acts={plan !== null && <RatePlanHeadActs plan={plan} onDeleted={() => void router.navigate({ href: list })} rest={rest} />}
      form={form}
      discard={() => form.reset(plan === null ? undefined : valuesOf(plan))}
      locked={mayChange ? undefined : mayNotChange}
      save={saveWords}
      hint={plan === null ? afterCreate : undefined}
      conflict={plan !== null && <RatePlanConflict form={form} latest={plan} choices={choices} />}
    >
      <RatePlanFields form={form} choices={choices} planId={plan?.id ?? 'a new plan'} locked={!mayChange} />
    </EditPage>
  )
}

function RatePlanHeadActs({ plan, onDeleted, rest }: { plan: Detail; onDeleted: () => void; rest: (resting: boolean) => void }) {
  const reason = useRight('PLAN_PROMOTION_2') ? undefined : mayNotChange
  const { copy, pending } = useCopyRatePlan(plan)
  const [deleting, setDeleting] = useState(false)
  return (
    <>
      <HeadAct words={copyWords} icon="copy" reason={pending ? copying : reason} onClick={copy} />
      <HeadAct
        words={deleteWords}
        icon="trash"
        look="danger"
        reason={reason}
        opens={{ kind: 'dialog', open: deleting }}
        onClick={() => setDeleting(true)}
      />
      {deleting && <DeleteRatePlan plan={plan} onClose={() => setDeleting(false)} onDeleted={onDeleted} rest={rest} />}
    </>
  )
}

const listTitle = say('Gói bán', 'Sale packages')
const newTitle = say('Gói bán mới', 'New package')
const copyWords = say('Sao chép gói', 'Copy the package')
const copying = say('Đang sao chép.', 'Being copied.')
const deleteWords = say('Xoá gói', 'Delete the package')
const saveWords = say('Lưu gói bán', 'Save the package')
const afterCreate = say(
  'Sau khi tạo, đặt giá từng đêm ở Phòng trống và giá.',
  'Once it is created, set the price of each night in Availability and price.',
)
