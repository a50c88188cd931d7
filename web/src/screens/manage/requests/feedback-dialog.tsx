import { bookingRequestCalls } from '@innkeeper/protocol/calls/manage/booking-request'
import { say } from '@innkeeper/protocol/say'
import { whyNoFeedbackWords } from '@innkeeper/protocol/words/sale/request-words'
import type { ReactNode } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { TextAreaField } from '#ui/fields/text-area-field.tsx'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { RequestFacts } from './request-facts.tsx'
import styles from './requests.module.css'

type FeedbackDialogProps = { code: string; onClose: () => void; kinds?: ReactNode }

/** Answers a request in words: at most 100 characters, beside what is asked for and what is free. */
export const FeedbackDialog = ({ code, onClose, kinds }: FeedbackDialogProps) => {
  const t = useSay()
  const format = useFormat()
  const alerts = useAlerts()
  const request = useRead('request-booking/detail', { code })
  const form = useForm('request-booking/feedback', {
    schema: bookingRequestCalls['request-booking/feedback'].input,
    initial: { code },
    draft: code,
    done: () => {
      alerts.success(done, { code })
      onClose()
    },
  })
  const why = request.data?.allowed.feedback.reason ?? null
  const reason = form.reason ?? (why === null ? undefined : whyNoFeedbackWords[why])
  return (
    <FormDialog
      form={{ ...form, reason }}
      title={title}
      values={{ code }}
      save={{ words: sendWords, icon: 'message-2' }}
      leave={laterWords}
      onClose={onClose}
    >
      {kinds}
      {request.error !== null && <Failed what={what} error={request.error} again={request.again} />}
      {request.data !== undefined && <RequestFacts request={request.data} />}
      {why !== null && <Banner tone="amber">{t(whyNoFeedbackWords[why])}</Banner>}
      <TextAreaField field={form.field('note')} rows={4} />
      {request.data !== undefined && (
        <p className={styles['muted']}>{t(dueWords, { moment: format.moment(request.data.answerBy, { year: true }) })}</p>
      )}
    </FormDialog>
  )
}

const title = say('Phản hồi yêu cầu {code}', 'Give feedback on request {code}')
const what = say('yêu cầu', 'the request')
const sendWords = say('Gửi phản hồi', 'Send feedback')
const laterWords = say('Để sau', 'Later')
const dueWords = say('Hạn trả lời {moment}', 'To be answered by {moment}')
const done = say('Đã phản hồi yêu cầu {code}.', 'Feedback on request {code} is sent.')
