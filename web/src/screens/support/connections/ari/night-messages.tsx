import { say } from '@innkeeper/protocol/say'
import { webhookProblemWords } from '@innkeeper/protocol/words/connection/webhook-words'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import toldStyles from '../told/told.module.css'
import styles from './ari.module.css'

type NightMessagesProps = Pick<AnswerOf<'connection/ari'>, 'messages'>

/** The last messages of nights: when, how much, and what was answered. */
export const NightMessages = ({ messages }: NightMessagesProps) => {
  const t = useSay()
  const format = useFormat()
  if (messages.length === 0) return null
  return (
    <>
      <h4 className={styles['title']}>{t(title)}</h4>
      <ul className={toldStyles['rows']}>
        {messages.map(({ number, at, answeredAt, nights, ranges, rejected, answerCode, problem }) => (
          <li key={number}>
            {t(numberWords, { number, moment: format.moment(at, { year: true }) })}
            <div className="note">
              {answeredAt === null ? t(underWay) : t(sizeWords, { nights: format.number(nights ?? 0), ranges: format.number(ranges ?? 0) })}
              {problem !== null && ` · ${t(webhookProblemWords[problem])}`}
              {answerCode !== null && ` · ${t(answerWords, { code: answerCode })}`}
              {(rejected ?? 0) > 0 && ` · ${t(rejectedWords, { count: format.number(rejected ?? 0) })}`}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

const title = say('Các lần gửi gần nhất', 'The last messages')
const numberWords = say('Lần gửi {number}, {moment}', 'Message {number}, {moment}')
const underWay = say('đang gửi', 'being sent')
const sizeWords = say('{nights} đêm trong {ranges} khoảng', 'nights: {nights}, ranges: {ranges}')
const answerWords = say('trả lời {code}', 'answer {code}')
const rejectedWords = say('{count} đêm không được nhận', 'nights not taken: {count}')
