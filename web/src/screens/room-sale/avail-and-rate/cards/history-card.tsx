import { formatDay, formatNumber } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { useEffect, useState } from 'react'
import { useFormat } from '#kit/language/use-format.ts'
import { cellAtPlace } from '../edit/selected-cells.ts'
import { useDesk, type Desk } from '../model/desk.ts'
import type { History } from '../model/loading/grid-calls.ts'
import type { Place } from '../model/selection.ts'
import { fieldText, fieldWords } from './field-text.ts'
import { FloatingCard, type Beside } from './floating-card.tsx'
import styles from './floating-card.module.css'
import { kindWords } from './kind-words.ts'

const most = 20

/** Who set what on a night, latest first. */
export const HistoryCard = ({
  beside,
  place,
  onClose,
}: {
  readonly beside: Beside
  readonly place: Place
  readonly onClose: () => void
}) => {
  const desk = useDesk()
  const format = useFormat()
  const look = desk.look.get()
  const history = useHistory(desk, place)
  return (
    <FloatingCard beside={beside} label={look.t(title)} onClose={onClose}>
      <div className={styles['body']}>
        <h3 className={styles['title']}>
          {look.t(title)}
          <span>{formatDay(desk.store.calendar.days[place.at] ?? '', look.language)}</span>
        </h3>
        {history === null && <p className={styles['words']}>{look.t(reading)}</p>}
        {history === 'failed' && (
          <p className={styles['words']} data-wrong>
            {look.t(notRead)}
          </p>
        )}
        {Array.isArray(history) && history.length === 0 && <p className={styles['words']}>{look.t(never)}</p>}
        {Array.isArray(history) && (
          <ol className={styles['history']}>
            {history.map((entry) => (
              <li key={`${entry.operationNo} ${entry.field}`}>
                {fieldWords(entry.field, look)}: <b>{fieldText(entry.field, entry.value, look)}</b>
                {look.t(beforeWords, { value: fieldText(entry.field, entry.before, look) })}
                <small>
                  {entry.person}, {format.moment(entry.at, { year: true })}, {look.t(kindWords[entry.kind])}{' '}
                  {look.t(number, { no: formatNumber(entry.operationNo, look.language) })}
                </small>
              </li>
            ))}
          </ol>
        )}
      </div>
    </FloatingCard>
  )
}

const useHistory = (desk: Desk, place: Place): History | 'failed' | null => {
  const [history, setHistory] = useState<History | 'failed' | null>(null)
  useEffect(() => {
    const cell = cellAtPlace(desk, place)
    if (cell === null) return
    const where = cell.row.kind === 'plan' ? { roomPlanId: cell.row.id } : { roomTypeId: cell.row.id }
    desk.calls.history(where, desk.store.calendar.days[cell.at] ?? '', most).then(setHistory, () => setHistory('failed'))
  }, [desk, place])
  return history
}

const title = say('Lịch sử đêm này', 'History of this night')
const reading = say('Đang đọc lịch sử…', 'Reading the history…')
const notRead = say('Không đọc được lịch sử. Mở lại để thử lần nữa.', 'Could not read the history. Open it again to try once more.')
const never = say('Chưa ai đặt gì cho đêm này.', 'Nobody has set anything on this night.')
const beforeWords = say(', trước là {value}', ', before: {value}')
const number = say('số {no}', 'no. {no}')
