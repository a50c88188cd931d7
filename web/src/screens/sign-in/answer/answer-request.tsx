import { answerLinkCalls } from '@innkeeper/protocol/calls/manage/answer-link'
import { say } from '@innkeeper/protocol/say'
import { whyNoFeedbackWords } from '@innkeeper/protocol/words/sale/request-words'
import { useForm } from '#kit/forms/use-form.ts'
import { useSay } from '#kit/language/language.tsx'
import { paths } from '#paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Link } from '#ui/buttons/link.tsx'
import { TextAreaField } from '#ui/fields/text-area-field.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { FailureBanner } from '#ui/states/failure-banner.tsx'
import type { LetterShown } from './letter.tsx'
import styles from './answer.module.css'

/** How a letter is answered: `done` gets what the page then says, `again` reads the letter again where an answer was refused. */
export type AnswerProps = { token: string; letter: LetterShown; done: (said: string) => void; again: () => void }

/** The property answers in words; rooms are offered after signing in. */
export const AnswerRequest = ({ token, letter: { code, agent, blocked }, done, again }: AnswerProps) => {
  const t = useSay()
  const form = useForm('request-answer/feedback', {
    schema: answerLinkCalls['request-answer/feedback'].input,
    initial: { token },
    done: () => done(t(doneWords, { agent: t(agent) })),
    failed: again,
  })
  return (
    <>
      {form.failure !== null && <FailureBanner failure={form.failure} />}
      {blocked === null ? (
        <form {...form.props} aria-label={t(sendWords)} className={styles['form']}>
          <TextAreaField field={form.field('note')} rows={3} />
          <p className={styles['muted']}>{t(consequence, { agent: t(agent) })}</p>
          <Button words={sendWords} look="primary" size="large" wide submits pending={form.pending} />
        </form>
      ) : (
        <Banner tone="amber">{t(whyNoFeedbackWords[blocked])}</Banner>
      )}
      <Link to={paths.login({ requestCode: code })}>{t(openWords)}</Link>
    </>
  )
}

const sendWords = say('Gửi phản hồi', 'Send feedback')
const consequence = say(
  '{agent} sẽ nhận lời này qua email. Gửi xong, liên kết hết tác dụng.',
  '{agent} gets these words by email. The link is used up once they are sent.',
)
const doneWords = say('Đã gửi phản hồi đến {agent}.', 'Your feedback has been sent to {agent}.')
const openWords = say('Đăng nhập để đề nghị phòng và giá', 'Sign in to offer rooms at a price')
