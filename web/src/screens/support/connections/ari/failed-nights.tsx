import { say } from '@innkeeper/protocol/say'
import { toldNightStateWords } from '@innkeeper/protocol/words/connection/ari-words'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Badge } from '#ui/page/badge.tsx'
import { toldAgainWords, toldWhyWords, useToldDifferences } from '#ui/told-nights/told-values.ts'
import toldStyles from '../told/told.module.css'
import styles from './ari.module.css'
import { nightLooks } from './night-looks.ts'

type FailedNightsProps = Pick<AnswerOf<'connection/ari'>, 'failed'>

/** The nights that the system has not taken, or has otherwise, and why. */
export const FailedNights = ({ failed }: FailedNightsProps) => {
  const t = useSay()
  const format = useFormat()
  const theirs = useToldDifferences()
  if (failed.length === 0) return null
  return (
    <>
      <h4 className={styles['title']}>{t(title)}</h4>
      <ul className={toldStyles['rows']}>
        {failed.map(({ room, plan, from, to, state, why, differences, retryAt }) => (
          <li key={`${room.en} ${plan?.en ?? ''} ${from}`} className={toldStyles['row']}>
            <div>
              <strong>{t(room)}</strong>
              {plan !== null && ` · ${t(plan)}`} {from === to ? format.date(from) : format.range(from, to)}
              {why !== '' && <div className="note">{t(toldWhyWords, { why })}</div>}
              {(differences === null || differences.length > 0) && <div className="note">{theirs(differences)}</div>}
              {retryAt !== null && <div className="note">{t(toldAgainWords, { moment: format.moment(retryAt, { year: true }) })}</div>}
            </div>
            <Badge state={{ words: toldNightStateWords[state], ...nightLooks[state] }} />
          </li>
        ))}
      </ul>
    </>
  )
}

const title = say('Đêm chưa đúng ở bên kia', 'Nights that the other system does not have right')
