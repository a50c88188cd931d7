import { say, type Saying } from '@innkeeper/protocol/say'
import { useSay } from '../kit/language.tsx'
import { failureText } from '../kit/use-alerts.ts'
import { useFormat } from '../kit/use-format.ts'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'

type FailedProps = {
  /** What could not be read: "danh sách đặt phòng", "the bookings". */
  what: Saying
  error: Error
  again: () => void
  /** When what is still shown was read, in milliseconds since 1970; 0 if nothing is. */
  readAt?: number | undefined
}

/** Something could not be read: what, why, how old what is shown is, and "Try again". */
export function Failed({ what, error, again, readAt = 0 }: FailedProps) {
  const t = useSay()
  const format = useFormat()
  const text = failureText(error)
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

const notRead = say('Không đọc được {what}.', 'Could not read {what}.')
const old = say('Dữ liệu đang hiển thị được đọc lúc {moment}.', 'What is shown was read at {moment}.')
const tryAgain = say('Thử lại', 'Try again')
