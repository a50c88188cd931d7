import { completenessWordsOf, missingPartPaths, missingPartWords } from '@innkeeper/protocol/words/property/completeness-words'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import type { CompletenessStatus } from '#kit/property/use-completeness.ts'
import { useIsPhone } from '#kit/page/use-is-phone.ts'
import { useSession } from '#kit/session/session-context.ts'
import { useMayOpen } from '#kit/session/use-may-open.ts'
import { Card } from '#ui/page/card.tsx'
import { CompletenessList } from '#ui/property/completeness-list.tsx'
import { Icon } from '#ui/look/icon.tsx'
import { Link } from '#ui/buttons/link.tsx'
import styles from './checklist-card.module.css'

/** The nine required items with the one to mend next in front, or one line where nothing is missing; `whole` tells of each what it lacks. Where a phone shows the day, those done are only counted. */
export const ChecklistCard = ({ status, whole = false }: { status: CompletenessStatus; whole?: boolean }) => {
  const t = useSay()
  const { items, done, next } = status
  const isPhone = useIsPhone()
  const first = next.step === 'mend' ? items.find(({ flag }) => flag === next.flag) : undefined
  const openFirst = [...items.filter(({ ok }) => !ok), ...items.filter(({ ok }) => ok)]
  const told = <strong className={styles['count']}>{t(count, { done, total: items.length })}</strong>
  // What is whole needs one line; the ring in the top bar opens the nine.
  if (done === items.length && !whole) return <Card title={title} aside={told} />
  return (
    <Card title={title} aside={told}>
      <div className={styles['meter']} aria-hidden>
        {items.map(({ flag, ok }) => (
          <i key={flag} data-ok={ok} />
        ))}
      </div>
      {first !== undefined && <NextItem item={first} />}
      <CompletenessList items={openFirst.filter((item) => item !== first && (whole || !(isPhone && item.ok)))} short={!whole} />
    </Card>
  )
}

const NextItem = ({ item }: { item: CompletenessStatus['items'][number] }) => {
  const t = useSay()
  const mayOpen = useMayOpen()
  const { hotel } = useSession()
  const { words, path } = completenessWordsOf(hotel?.kind)[item.flag]
  const [part] = item.missing
  const to = mayOpen((item.missing.length === 1 && part !== undefined ? missingPartPaths[part] : undefined) ?? path)
  const content = (
    <>
      <Icon name="alert-circle" size={18} />
      <span className={styles['words']}>
        <strong>{t(words)}</strong>
        <span>{t(missing, { parts: item.missing.map((one) => t(missingPartWords[one])).join(', ') })}</span>
      </span>
      {to !== undefined && <Icon name="chevron-right" />}
    </>
  )
  return to === undefined ? (
    <div className={styles['next']}>{content}</div>
  ) : (
    <Link to={to} className={styles['next']}>
      {content}
    </Link>
  )
}

const title = say('Thông tin bắt buộc', 'Required information')
const count = say('{done}/{total}', '{done}/{total}')
const missing = say('Thiếu: {parts}', 'Missing: {parts}')
