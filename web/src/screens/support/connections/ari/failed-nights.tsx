import { say } from '@innkeeper/protocol/say'
import { toldNightStateWords } from '@innkeeper/protocol/words/connection/ari-words'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Badge } from '#ui/page/badge.tsx'
import toldStyles from '../told/told.module.css'
import styles from './ari.module.css'
import { nightLooks } from './night-looks.ts'
import { toldFieldWords, useToldValue } from './told-field-words.ts'

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
        {failed.map(({ room, plan, from, to, state, why, differences, retryAt }) => (
          <li key={`${room.en} ${plan?.en ?? ''} ${from}`} className={toldStyles['row']}>
            <div>
              <strong>{t(room)}</strong>
              {plan !== null && ` · ${t(plan)}`} {from === to ? format.date(from) : format.range(from, to)}
              {why !== '' && <div className="note">{t(whyWords, { why })}</div>}
              <Theirs differences={differences} />
              {retryAt !== null && <div className="note">{t(retryWords, { moment: format.moment(retryAt, { year: true }) })}</div>}
            </div>
            <Badge state={{ words: toldNightStateWords[state], ...nightLooks[state] }} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** What the system has otherwise, field by field. */
const Theirs = ({ differences }: Pick<FailedNightsProps['failed'][number], 'differences'>) => {
  const t = useSay()
  const valueText = useToldValue()
  if (differences === null) return <div className="note">{t(hasNothing)}</div>
  if (differences.length === 0) return null
  const values = differences.map(({ field, theirs }) => t(fieldWords, { field: t(toldFieldWords[field]), value: valueText(field, theirs) }))
  return <div className="note">{t(theirsWords, { values: values.join(', ') })}</div>
}

const title = say('Đêm chưa đúng ở bên kia', 'Nights that the other system does not have right')
const whyWords = say('Bên kia trả lời: {why}', 'The other system says: {why}')
const theirsWords = say('Bên kia có: {values}', 'The other system has: {values}')
const fieldWords = say('{field}: {value}', '{field}: {value}')
const hasNothing = say('Bên kia không có gì của các đêm này.', 'The other system has nothing of these nights.')
const retryWords = say('Gửi lại lúc {moment}', 'Sent again at {moment}')
