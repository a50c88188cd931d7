import { answerLinkCalls } from '@innkeeper/protocol/calls/manage/answer-link'
import { say } from '@innkeeper/protocol/say'
import { paymentMethodWords } from '@innkeeper/protocol/words/sale/booking-words'
import { useForm } from '#kit/forms/use-form.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { TextAreaField } from '#ui/fields/text-area-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FailureBanner } from '#ui/states/failure-banner.tsx'
import type { AnswerProps } from './answer-request.tsx'
import type { OfferShown } from './letter.tsx'
import styles from './answer.module.css'

type AnswerOfferProps = AnswerProps & { offer: OfferShown }

/** The agent takes an offer, which books it, or declines it. */
export const AnswerOffer = (props: AnswerOfferProps) => {
  const { token, letter, offer, done, again } = props
  const t = useSay()
  const format = useFormat()
  const form = useForm('request-answer/accept', {
    schema: answerLinkCalls['request-answer/accept'].input,
    // An empty name, so that a missing one is told at its field.
    initial: { token, guest: { name: '' } },
    done: ({ bookingCode }) => done(t(bookedWords, { code: bookingCode, property: t(letter.property) })),
    failed: again,
  })
  const methods = offer.methods.map((value) => ({ value, words: paymentMethodWords[value] }))
  return (
    <>
      {form.failure !== null && <FailureBanner failure={form.failure} />}
      <form {...form.props} aria-label={t(acceptWords)} className={styles['form']}>
        <TextField field={form.field('guest.name')} autoComplete="off" />
        <TextField field={form.field('guest.phone')} autoComplete="off" />
        <TextField field={form.field('guest.email')} autoComplete="off" />
        <SelectField field={form.field('paymentMethod')} choices={methods} />
        <TextAreaField field={form.field('note')} rows={2} />
        <p className={styles['muted']}>{t(consequence, { total: format.money(offer.price.total, letter.currency) })}</p>
        <Button words={acceptWords} look="primary" size="large" wide submits pending={form.pending} />
      </form>
      <Decline {...props} />
    </>
  )
}

const Decline = ({ token, letter, done, again }: AnswerOfferProps) => {
  const t = useSay()
  const form = useForm('request-answer/decline', {
    schema: answerLinkCalls['request-answer/decline'].input,
    initial: { token },
    done: () => done(t(declinedWords, { property: t(letter.property) })),
    failed: again,
  })
  return (
    <>
      {form.failure !== null && <FailureBanner failure={form.failure} />}
      <ConfirmButton words={declineWords} question={declineQuestion} pending={form.pending} onConfirm={form.submit}>
        <TextAreaField field={form.field('note')} rows={2} />
      </ConfirmButton>
    </>
  )
}

const acceptWords = say('Nhận đề nghị và đặt phòng', 'Accept and book')
const consequence = say(
  'Nhấn nút là đặt ngay tất cả phòng trên với giá {total}. Liên kết hết tác dụng sau đó.',
  'The button books all of these rooms at once, for {total}. The link is used up then.',
)
const bookedWords = say('Đã đặt phòng tại {property}. Mã đặt phòng: {code}.', 'Booked at {property}. Booking code: {code}.')
const declineWords = say('Không nhận đề nghị', 'Decline the offer')
const declineQuestion = say(
  'Các phòng đang giữ sẽ mở bán lại. Yêu cầu vẫn còn, khách sạn có thể đề nghị khác.',
  'The rooms that are held go back on sale. The request stays open, and the hotel may offer anew.',
)
const declinedWords = say('Đã báo {property} là không nhận đề nghị.', '{property} has been told that you decline the offer.')
