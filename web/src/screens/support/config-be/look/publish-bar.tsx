import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useReloadAfterSave } from '#kit/page/use-reload-after-save.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx'
import { ActBar } from '#ui/forms/act-bar.tsx'
import { FailureBanner } from '#ui/states/failure-banner.tsx'
import type { LookDetail, LookForm } from './use-look-form.ts'

/** What publishing waits for, in words, and the acts: publish the draft, or discard it. */
export const PublishBar = ({ form, detail }: { form: LookForm; detail: LookDetail }) => {
  const t = useSay()
  const alerts = useAlerts()
  const reload = useReloadAfterSave()
  const seen = form.values.version ?? detail.version
  const [published, setPublished] = useState<number | null>(null)
  const publish = useChange('header-footer/publish', {
    done: ({ number }, input) => {
      setPublished(input.seen)
      alerts.success(publishedWords, { number })
      reload()
    },
  })
  const unsaved = form.changed || form.pending
  const press = () => (form.problems.length > 0 || form.look === null ? form.showProblems() : publish.send({ seen }))
  const lack = publish.reason ?? (unsaved && form.problems.length === 0 ? savingFirst : undefined)
  const nothing = (detail.drafted || unsaved || detail.live === null) && published !== seen ? undefined : nothingNew
  return (
    <>
      {publish.error !== null && <FailureBanner failure={publish.error} />}
      <ActBar words={<StandingWords form={form} detail={detail} />}>
        <DiscardDraft form={form} detail={detail} seen={seen} />
        <Button
          words={publishWords}
          values={{ number: (detail.live?.number ?? 0) + 1 }}
          look="primary"
          icon="world"
          pending={publish.pending}
          reason={lack ?? nothing}
          onClick={press}
        />
      </ActBar>
      <span className="hidden-words" role="status">
        {form.problems.length > 0 && t(notYet, { count: form.problems.length })}
      </span>
    </>
  )
}

const StandingWords = ({ form, detail }: { form: LookForm; detail: LookDetail }) => {
  const t = useSay()
  const format = useFormat()
  if (form.problems.length > 0) return t(notYet, { count: form.problems.length })
  if (form.changed || form.pending) return t(form.look === null ? unreadable : savingNow)
  if (detail.drafted && detail.changedAt !== null)
    return t(draftSaved, { moment: format.moment(detail.changedAt), person: detail.changedBy })
  return detail.live === null ? t(neverPublished) : t(asPublished, { number: detail.live.number })
}

type DiscardDraftProps = { form: LookForm; detail: LookDetail; seen: number }

/** Discards the draft, so that what guests see is what is edited again. */
const DiscardDraft = ({ form, detail, seen }: DiscardDraftProps) => {
  const alerts = useAlerts()
  const discard = useChange('header-footer/discard', { done: () => alerts.success(discarded), failed: alerts.failure })
  if (!detail.drafted) return null
  return (
    <ConfirmButton
      words={discardWords}
      question={discardQuestion}
      look="plain"
      reason={discard.reason ?? (form.pending ? savingFirst : undefined)}
      pending={discard.pending}
      onConfirm={() => discard.send({ seen })}
    />
  )
}

const publishWords = say('Xuất bản bản {number}', 'Publish version {number}')
const publishedWords = say('Đã xuất bản giao diện, bản {number}.', 'The look is published, version {number}.')
const notYet = say('Chưa xuất bản được: còn {count} chỗ phải sửa.', 'Cannot be published yet: to mend: {count}.')
const savingFirst = say('Đang lưu nháp.', 'The draft is being saved.')
const savingNow = say('Đang lưu nháp…', 'Saving the draft…')
const unreadable = say('Nháp chưa lưu: sửa chỗ báo đỏ trước.', 'The draft is not saved: mend what is marked red first.')
const draftSaved = say('Nháp đã lưu {moment}, {person}.', 'Draft saved {moment}, {person}.')
const nothingNew = say('Chưa có gì thay đổi.', 'Nothing is changed.')
const neverPublished = say('Chưa xuất bản lần nào: trang hiện mẫu “Biển”.', 'Never published yet: the site shows the template “Coast”.')
const asPublished = say('Trang đang hiện bản {number}.', 'The site shows version {number}.')
const discardWords = say('Bỏ nháp', 'Discard the draft')
const discardQuestion = say(
  'Bỏ mọi thay đổi chưa xuất bản? Trang vẫn như đang hiện.',
  'Discard what is not published? The site stays as it is.',
)
const discarded = say('Đã bỏ nháp.', 'The draft is discarded.')
