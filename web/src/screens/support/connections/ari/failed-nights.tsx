import { say } from '@innkeeper/protocol/say'
import { toldNightStateWords } from '@innkeeper/protocol/words/connection/ari-words'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Badge } from '#ui/page/badge.tsx'
import toldStyles from '../told/told.module.css'
import styles from './ari.module.css'
import { nightLooks } from './night-looks.ts'

type FailedNightsProps = Pick<AnswerOf<'connection/ari'>, 'failed'>

/** The nights that the system has not taken, or has otherwise, and why. */
export const FailedNights = ({ failed }: FailedNightsProps) => {
  const t = useSay()
  const format = useFormat()
  if (failed.length === 0) return null
  return (
    <>
      <h4 className={styles['title']}>{t(title)}</h4>
      <ul className={toldStyles['rows']}>
        {failed.map(({ room, plan, from, to, state, why, retryAt }) => (
          <li key={`${room.en} ${plan?.en ?? ''} ${from}`} className={toldStyles['row']}>
            <div>
              <strong>{t(room)}</strong>
              {plan !== null && ` · ${t(plan)}`} {from === to ? format.date(from) : format.range(from, to)}
              {why !== '' && <div className="note">{t(whyWords, { why })}</div>}
              {retryAt !== null && <div className="note">{t(retryWords, { moment: format.moment(retryAt, { year: true }) })}</div>}
            </div>
            <Badge state={{ words: toldNightStateWords[state], ...nightLooks[state] }} />
          </li>
        ))}
      </ul>
    </>
  )
}

const title = say('Đêm chưa đúng ở bên kia', 'Nights that are not right there')
const whyWords = say('Bên kia trả lời: {why}', 'The other system says: {why}')
const retryWords = say('Gửi lại lúc {moment}', 'Sent again at {moment}')
