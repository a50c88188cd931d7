import { completenessWordsOf, missingPartPaths, missingPartWords } from '@innkeeper/protocol/words/property/completeness-words'
import { say } from '@innkeeper/protocol/say'
import type { CompletenessItem } from '#kit/property/use-completeness.ts'
import { useSay, type Say } from '#kit/language/language.tsx'
import { useSession } from '#kit/session/session-context.ts'
import { useMayOpen } from '#kit/session/use-may-open.ts'
import styles from './completeness-list.module.css'
import { Icon } from '../look/icon.tsx'
import { Link } from '../buttons/link.tsx'

type CompletenessListProps = {
  items: readonly CompletenessItem[]
  /** One line an item, with what is missing left to its own screen. */
  short?: boolean | undefined
  /** An item's screen was opened. */
  onGo?: (() => void) | undefined
}

/** The nine items of a property's completeness, each with its state, what it lacks, and the way to its setup screen. */
export const CompletenessList = ({ items, short = false, onGo }: CompletenessListProps) => (
  <ul className={styles['list']} data-short={short}>
    {items.map((item) => (
      <Item key={item.flag} item={item} short={short} onGo={onGo} />
    ))}
  </ul>
)

const Item = ({ item, short, onGo }: { item: CompletenessItem; short: boolean; onGo: (() => void) | undefined }) => {
  const t = useSay()
  const mayOpen = useMayOpen()
  const { hotel } = useSession()
  const { words, path } = completenessWordsOf(hotel?.kind)[item.flag]
  const to = item.applies ? mayOpen(pathOf(item, path)) : undefined
  const content = (
    <>
      <span className={styles['mark']} data-ok={item.ok}>
        <Icon name={item.ok ? 'check' : 'alert-circle'} size={14} />
      </span>
      <span className={styles['words']}>
        <span className={styles['name']}>{t(words)}</span>
        <span className="hidden-words">: {t(item.ok ? doneWords : lackingWords)}</span>
        {(!short || !item.applies) && <small>{detailOf(item, t)}</small>}
      </span>
      {to !== undefined && <Icon name="chevron-right" size={14} className={styles['go']} />}
    </>
  )
  return (
    <li>
      {to === undefined ? (
        <div className={styles['item']}>{content}</div>
      ) : (
        <Link to={to} className={styles['item']} onClick={onGo}>
          {content}
        </Link>
      )}
    </li>
  )
}

// Where only one part is missing that has a screen of its own, that is where to go.
const pathOf = ({ missing }: CompletenessItem, path: string): string => {
  const [first] = missing
  return first === undefined || missing.length > 1 ? path : (missingPartPaths[first] ?? path)
}

/** What an item says of itself: what it lacks, or that it is done. */
const detailOf = ({ ok, applies, missing }: CompletenessItem, t: Say): string => {
  if (!applies) return t(notAsked)
  return ok ? t(doneWords) : t(missingWords, { parts: missing.map((part) => t(missingPartWords[part])).join(', ') })
}

const doneWords = say('Đã đủ', 'Done')
const lackingWords = say('Chưa đủ', 'Not done')
const notAsked = say('Không áp dụng cho khu vui chơi', 'Does not apply to an amusement park')
const missingWords = say('Thiếu: {parts}', 'Missing: {parts}')
