import { nouns } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { nightFieldWords, useNightWords } from '#kit/property/night-words.ts'
import { useSession } from '#kit/session/session-context.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { useNightSpans } from '#kit/property/use-night-spans.ts'
import { paths } from '#paths.ts'
import { Link } from '#ui/buttons/link.tsx'
import { spansOf, type ChangeSpan, type LogChange } from './change-spans.ts'
import styles from './log.module.css'

const mostSpans = 40

/** What an operation changed, place by place and field by field, nights put together that went the same way. */
export const ChangeList = ({ changes }: { changes: readonly LogChange[] }) =>
  changes.map((change) => (
    <ChangeItem key={`${change.roomTypeId} ${change.roomPlanId ?? ''} ${change.field} ${change.nights[0] ?? ''}`} change={change} />
  ))

const ChangeItem = ({ change }: { change: LogChange }) => {
  const t = useSay()
  const format = useFormat()
  const spans = spansOf(change)
  const place = [change.roomType, change.plan].flatMap((named) => (named === null ? [] : [t(nameOf(named))])).join(', ')
  return (
    <section className={styles['change']}>
      <h3>{place}</h3>
      <p className={styles['muted']}>
        {t(nightFieldWords[change.field])}, {format.count(change.nights.length, nouns.night)}
      </p>
      <ul className={styles['spans']}>
        {spans.slice(0, mostSpans).map((span) => (
          <Span key={`${span.from} ${String(span.before)} ${String(span.after)}`} span={span} field={change.field} />
        ))}
      </ul>
      {spans.length > mostSpans && <p className={styles['muted']}>{t(more, { count: spans.length - mostSpans })}</p>}
    </section>
  )
}

const Span = ({ span, field }: { span: ChangeSpan; field: LogChange['field'] }) => {
  const shown = useNightSpans()
  const { value } = useNightWords()
  const { property } = useSession()
  return (
    <li>
      <Link to={paths.availAndRate(property, { from: span.from })}>{shown(span, { year: true })}</Link>
      <span className={styles['values']}>
        {value(field, span.before)} → <strong>{value(field, span.after)}</strong>
      </span>
    </li>
  )
}

const more = say('Và {count} nhóm đêm nữa; xuất tệp để xem đủ.', 'And {count} more groups of nights; export the file to see them all.')
