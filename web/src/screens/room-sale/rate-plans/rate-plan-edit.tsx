import { say } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { AnswerOf } from '../../../kit/ask.ts'
import { useSay } from '../../../kit/language.tsx'
import { nameOf } from '../../../kit/names.ts'
import { useRight } from '../../../kit/rights.ts'
import { useSession } from '../../../kit/session-context.ts'
import { paths } from '../../../paths.ts'
import { ActBar } from '../../../ui/act-bar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormBanner } from '../../../ui/form-banner.tsx'
import { PageForm } from '../../../ui/form-grid.tsx'
import { HeadAct } from '../../../ui/head-act.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { Page } from '../../../ui/page.tsx'
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
  const t = useSay()
  const router = useRouter()
  const { property } = useSession()
  const mayChange = useRight('PLAN_PROMOTION_2')
  const form = useRatePlanForm({ plan, choices, readAgain })
  const [restored, setRestored] = useState(form.changed)
  const name = plan === null ? newTitle : nameOf(plan)
  const back = () => void router.navigate({ href: paths.salePackages(property) })
  const discard = () => {
    setRestored(false)
    form.reset(plan === null ? undefined : valuesOf(plan))
  }
  return (
    <Page>
      <PageHead
        title={name}
        crumbs={[{ words: listTitle, to: paths.salePackages(property) }, { words: name }]}
        badge={plan !== null && <Badge state={saleState(plan.active)} />}
        acts={plan !== null && <RatePlanHeadActs plan={plan} onDeleted={back} rest={rest} />}
      />
      <PageForm {...form.props}>
        {!mayChange && <Banner tone="cham">{t(mayNotChange)}</Banner>}
        {restored && form.changed && (
          <Banner tone="cham" act={<Button words={discardWords} size="small" onClick={discard} />}>
            {t(restoredWords)}
          </Banner>
        )}
        {plan !== null && <RatePlanConflict form={form} latest={plan} choices={choices} />}
        <FormBanner form={form} />
        <RatePlanFields form={form} choices={choices} planId={plan?.id ?? 'a new plan'} locked={!mayChange} />
        <ActBar words={t(form.changed ? unsaved : plan === null ? afterCreate : asSaved)}>
          <Button words={form.changed ? discardWords : backWords} onClick={form.changed ? discard : back} />
          <Button words={saveWords} look="primary" submits pending={form.pending} reason={mayChange ? undefined : mayNotChange} />
        </ActBar>
      </PageForm>
    </Page>
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
const discardWords = say('Bỏ thay đổi', 'Discard the changes')
const backWords = say('Về danh sách', 'Back to the list')
const restoredWords = say('Phần đang sửa lần trước chưa lưu đã được giữ lại.', 'What was being edited and not saved is here again.')
const unsaved = say('Có thay đổi chưa lưu.', 'There are changes not saved.')
const asSaved = say('Chưa có gì thay đổi.', 'Nothing is changed.')
const afterCreate = say(
  'Sau khi tạo, đặt giá từng đêm ở Phòng trống và giá.',
  'Once it is created, set the price of each night in Availability and price.',
)
