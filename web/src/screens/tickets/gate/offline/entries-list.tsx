import { say } from '@innkeeper/protocol/say'
import { gateReasonWords, visitorWords } from '@innkeeper/protocol/words/sale/ticket-words'
import { spacedTicketNumber } from '@innkeeper/rules/ticket/ticket-number'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { EmptyList } from '#ui/lists/empty.tsx'
import { Card } from '#ui/page/card.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from '../gate.module.css'

type Entry = AnswerOf<'gate/entries'>['latest'][number]

/** Today's entries of all gates, the last first; those that something is against stand before them. */
export const EntriesList = ({ online }: { online: boolean }) => {
  const t = useSay()
  const format = useFormat()
  const { data, error, again, readAt } = useRead('gate/entries', {})
  const rows = data === undefined ? [] : [...data.against, ...data.latest.filter(({ id }) => !data.against.some((one) => one.id === id))]
  return (
    <Card title={title} aside={data !== undefined && <strong>{format.number(data.entries)}</strong>} flush>
      {error !== null && online && <Failed what={what} error={error} again={again} readAt={readAt} />}
      {data === undefined && error === null && <Skeleton rows={3} height={44} />}
      {data !== undefined && rows.length === 0 && <EmptyList words={nobody} />}
      <ul className={styles['entries']}>
        {rows.map((entry) => (
          <li key={entry.id} data-against={entry.against !== null && entry.undoneAt === null}>
            <span>{format.time(entry.at)}</span>
            <span>
              <strong>{spacedTicketNumber(entry.number)}</strong> {t(visitorWords[entry.visitor])}
              <small>{`${t(entry.product)}${entry.slot === '' ? '' : `, ${entry.slot}`} · ${entry.gate}`}</small>
              <Standing entry={entry} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What is to be said of an entry besides that it was made. */
const Standing = ({ entry: { against, others, toldAt, undoneAt } }: { entry: Entry }) => {
  const t = useSay()
  const format = useFormat()
  if (undoneAt !== null) return <em>{t(undoneWords)}</em>
  const [other] = others
  if (other !== undefined) return <em>{t(twiceWords, { gate: other.gate, time: format.time(other.at) })}</em>
  if (against !== null) return <em>{t(againstWords, { reason: t(gateReasonWords[against]) })}</em>
  return toldAt === null ? null : <em>{t(offlineWords)}</em>
}

const title = say('Lượt vào hôm nay', 'Today’s entries')
const what = say('lượt vào hôm nay', 'today’s entries')
const nobody = say('Chưa có ai vào hôm nay.', 'Nobody has entered today.')
const undoneWords = say('Đã trả lại', 'Undone')
const twiceWords = say('Vào hai lần: đã vào ở {gate} lúc {time}', 'Entered twice: already in at {gate} at {time}')
const againstWords = say('Vào lúc mất mạng: {reason}', 'Let in without a network: {reason}')
const offlineWords = say('Vào lúc mất mạng', 'Let in without a network')
