import { say } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Card } from '#ui/page/card.tsx'
import { Failed } from '#ui/states/failed.tsx'
import styles from './calendar.module.css'

type Operation = AnswerOf<'ticket-day/operations'>['rows'][number]

/** The last changes of a product's calendar: who, when, which days; each can be undone while nobody changed its days since. */
export const CalendarOperations = ({ productId }: { productId: string }) => {
  const t = useSay()
  const read = useRead('ticket-day/operations', { id: productId, limit: 20, offset: 0 })
  const rows = read.data?.rows ?? []
  return (
    <Card title={title}>
      {read.error !== null && <Failed what={what} error={read.error} again={read.again} />}
      {read.data !== undefined && rows.length === 0 && <p>{t(none)}</p>}
      <ul className={styles['operations']}>
        {rows.map((operation) => (
          <li key={operation.id}>
            <OperationLine operation={operation} />
            {!operation.undone && !operation.undoes && <UndoOperation operation={operation} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const OperationLine = ({ operation }: { operation: Operation }) => {
  const t = useSay()
  const format = useFormat()
  const { at, person, from, to, changed, undoes, undone } = operation
  return (
    <span>
      <strong>{person}</strong>, {format.moment(at)}:{' '}
      {t(undoes ? undidWords : changedWords, { count: changed, range: format.range(from, to) })}
      {undone && ` · ${t(undoneWords)}`}
    </span>
  )
}

/** Undoes one change of the calendar. */
export const UndoOperation = ({ operation: { id } }: { operation: Pick<Operation, 'id'> }) => {
  const alerts = useAlerts()
  const undo = useChange('ticket-day/undo', {
    done: ({ changed }) => alerts.success(undone, { count: changed }),
    failed: alerts.failure,
  })
  return (
    <Button
      words={undoWords}
      look="quiet"
      icon="arrow-back-up"
      pending={undo.pending}
      reason={undo.reason}
      onClick={() => undo.send({ operationId: id })}
    />
  )
}

const title = say('Các lần sửa', 'Changes')
const what = say('các lần sửa', 'the changes')
const none = say('Chưa sửa ngày nào của sản phẩm này.', 'No day of this product was changed yet.')
const changedWords = say('{range}, {count} mục', '{range}, entries: {count}')
const undidWords = say('trả lại {range}, {count} mục', 'undid {range}, entries: {count}')
const undoneWords = say('đã trả lại', 'undone')
const undoWords = say('Trả lại', 'Undo')
const undone = say('Đã trả lại {count} mục.', 'Undone: {count}.')
