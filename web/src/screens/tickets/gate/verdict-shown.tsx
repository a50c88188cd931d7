import { say } from '@innkeeper/protocol/say'
import { visitorWords } from '@innkeeper/protocol/words/sale/ticket-words'
import { spacedTicketNumber } from '@innkeeper/rules/ticket/ticket-number'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Icon } from '#ui/look/icon.tsx'
import styles from './gate.module.css'
import { callOf } from './gate-words.ts'
import type { Verdict } from './verdict.ts'

const shapes = { green: 'check', red: 'ban', amber: 'alert-triangle' } as const

/** What the gate says of the ticket that was just shown, read at arm's length: a word, a colour and a shape, then the ticket. */
export const VerdictShown = ({ verdict, undone }: { verdict: Verdict; undone: boolean }) => {
  const t = useSay()
  const format = useFormat()
  const { words, tone } = callOf(verdict.refusal)
  return (
    <div className={styles['verdict']} data-tone={undone ? 'grey' : tone}>
      <p className={styles['word']}>
        <span className={styles['glyph']}>
          <Icon name={undone ? 'arrow-back-up' : shapes[tone]} size={56} />
        </span>
        <strong>{t(undone ? undoneWords : words)}</strong>
      </p>
      {verdict.entry === null ? <p className={styles['people']}>{verdict.message}</p> : <Visitor entry={verdict.entry} />}
      <p className={styles['facts']}>
        <span>{numberOf(verdict)}</span>
        <span>{t(atWords, { time: format.time(verdict.at) })}</span>
      </p>
    </div>
  )
}

const Visitor = ({ entry }: { entry: NonNullable<Verdict['entry']> }) => {
  const t = useSay()
  const { visitor, product, slot, guestName } = entry
  return (
    <>
      <p className={styles['people']}>{t(visitorWords[visitor])}</p>
      {entry.entries > 1 && <p>{t(entryWords, { entry: entry.entry, entries: entry.entries })}</p>}
      <p className={styles['facts']}>
        <strong>{slot === '' ? t(product) : `${t(product)}, ${slot}`}</strong>
        <span>{guestName}</span>
      </p>
    </>
  )
}

/** The verdict before the last one, in a line. */
export const VerdictBefore = ({ verdict, undone }: { verdict: Verdict; undone: boolean }) => {
  const t = useSay()
  const format = useFormat()
  const { words, tone } = callOf(verdict.refusal)
  return (
    <div className={styles['before']} data-tone={undone ? 'grey' : tone}>
      <Icon name={undone ? 'arrow-back-up' : shapes[tone]} size={22} />
      <p>
        <strong>{t(undone ? undoneWords : words)}</strong>
        <br />
        {verdict.entry === null ? verdict.message : t(visitorWords[verdict.entry.visitor])}
        <br />
        {numberOf(verdict)}
      </p>
      <span>{format.time(verdict.at)}</span>
    </div>
  )
}

/** The number of the ticket; what was typed or scanned where it is none. */
const numberOf = ({ entry, shown }: Verdict): string => {
  const number = entry?.number ?? /\b\d{10}\b/u.exec(shown)?.[0]
  return number === undefined ? shown.slice(0, mostShown) : spacedTicketNumber(number)
}

const mostShown = 24
const undoneWords = say('Đã trả lại', 'Undone')
const entryWords = say('Lượt {entry} trên {entries}', 'Entry {entry} of {entries}')
const atWords = say('lúc {time}', 'at {time}')
