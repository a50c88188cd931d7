import { say, type Saying } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { failureText } from '#kit/alerts/use-alerts.ts'
import { NotAllowed } from '#kit/calls/not-allowed.ts'
import { Refused } from '#kit/calls/refused.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { Banner } from './banner.tsx'
import { Button } from '../buttons/button.tsx'

type FailedProps = {
  /** What could not be read: "danh sách đặt phòng", "the bookings". */
  what: Saying
  error: Error
  again: () => void
  /** When what is still shown was read, in milliseconds since 1970; 0 if nothing is. */
  readAt?: number | undefined
}

/** Something could not be read: what, why, how old what is shown is, and "Try again"; of what is not there or may not be read, that trying again is no use. */
export const Failed = ({ what, error, again, readAt = 0 }: FailedProps) => {
  const t = useSay()
  const format = useFormat()
  const text = failureText(error)
  if (isMissing(error)) {
    return (
      <Banner tone="red" urgent title={t(notThere, { what: t(what) })}>
        {t(whyNotThere)}
      </Banner>
    )
  }
  if (error instanceof NotAllowed) {
    return (
      <Banner tone="amber" icon="lock" title={t(noRight, { what: t(what) })}>
        {t(error.words)}
      </Banner>
    )
  }
  return (
    <Banner
      tone="red"
      urgent
      title={t(notRead, { what: t(what) })}
      act={<Button words={tryAgain} size="small" icon="refresh" onClick={again} />}
    >
      {'words' in text ? text.words : t(text.saying, text.values)}{' '}
      {readAt > 0 && t(old, { moment: format.moment(new Date(readAt).toISOString()) })}
    </Banner>
  )
}

// Also where the address holds what can be no id at all.
const isMissing = (error: Error): boolean =>
  error instanceof Refused && (error.status === 404 || (error.errors.length > 0 && error.errors.every(({ field }) => field === 'id')))

const notThere = say('Không tìm thấy {what}.', 'Could not find {what}.')
const whyNotThere = say('Có thể đã bị xoá, hoặc liên kết không đúng.', 'It may have been deleted, or the link is wrong.')
const noRight = say('Không có quyền xem {what}.', 'No right to see {what}.')
const notRead = say('Không đọc được {what}.', 'Could not read {what}.')
const old = say('Dữ liệu đang hiển thị được đọc lúc {moment}.', 'What is shown was read at {moment}.')
const tryAgain = say('Thử lại', 'Try again')
