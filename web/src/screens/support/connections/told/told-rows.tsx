import { say } from '@innkeeper/protocol/say'
import { revisionKindWords } from '@innkeeper/protocol/words/connection/revision-words'
import { toldStateWords, webhookProblemWords, type ToldState } from '@innkeeper/protocol/words/connection/webhook-words'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import type { IconName } from '#ui/look/icon.tsx'
import { Badge, type Tone } from '#ui/page/badge.tsx'
import type { Connection } from '../connection.ts'
import { SendAgain } from './send-again.tsx'
import styles from './told.module.css'

type Told = AnswerOf<'connection/feed'>['revisions'][number]
type ToldRowsProps = {
  connection: Pick<Connection, 'id' | 'name'>
  revisions: readonly Told[]
  /** Whether there is an address to send to. */
  sends: boolean
}

/** The last revisions: what happened, to which booking, and how far the system has it. */
export const ToldRows = ({ connection, revisions, sends }: ToldRowsProps) => {
  const t = useSay()
  const format = useFormat()
  return (
    <ul className={styles['rows']}>
      {revisions.map((told) => (
        <li key={told.number} className={styles['row']}>
          <div>
            <strong>{told.code}</strong> {t(revisionKindWords[told.kind])}
            <div className="note">{t(numberWords, { number: told.number, moment: format.moment(told.at, { year: true }) })}</div>
            <Attempt told={told} />
          </div>
          <Badge state={{ words: toldStateWords[told.state], ...looks[told.state] }} />
          {sends && (told.state === 'trying' || told.state === 'putAside') && <SendAgain connection={connection} number={told.number} />}
        </li>
      ))}
    </ul>
  )
}

const Attempt = ({ told: { attempts, lastAt, answerCode, problem, reference } }: { told: Told }) => {
  const t = useSay()
  const format = useFormat()
  return (
    <>
      {lastAt !== null && (
        <div className="note">
          {t(attemptWords, { count: attempts, moment: format.moment(lastAt, { year: true }) })}
          {problem !== null && ` · ${t(webhookProblemWords[problem])}`}
          {answerCode !== null && ` · ${t(answerWords, { code: answerCode })}`}
        </div>
      )}
      {reference !== '' && <div className="note">{t(referenceWords, { reference })}</div>}
    </>
  )
}

const looks: Readonly<Record<ToldState, { readonly tone: Tone; readonly icon: IconName }>> = {
  waiting: { tone: 'grey', icon: 'clock' },
  trying: { tone: 'amber', icon: 'refresh' },
  received: { tone: 'green', icon: 'check' },
  fetched: { tone: 'green', icon: 'check' },
  putAside: { tone: 'red', icon: 'ban' },
}

const numberWords = say('Bản {number}, {moment}', 'Revision {number}, {moment}')
const attemptWords = say('Gửi lần {count} lúc {moment}', 'Attempt {count} at {moment}')
const answerWords = say('trả lời {code}', 'answer {code}')
const referenceWords = say('Mã ở hệ thống kia: {reference}', 'Their code: {reference}')
