import { say, type Saying } from '@innkeeper/protocol/say'
import type { NextStep } from '@innkeeper/rules/completeness/next-step'
import { useSay } from '#kit/language/language.tsx'
import type { CompletenessStatus } from '#kit/property/use-completeness.ts'
import styles from './beginning.module.css'
import { ChecklistCard } from './checklist-card.tsx'
import { StateCard } from './state-card.tsx'

/** A property on its way to selling: where it is on that way, and what to do next in front of all else. */
export const Beginning = ({ status }: { status: CompletenessStatus }) => {
  const mends = status.next.step === 'mend'
  return (
    <div className={styles['beginning']}>
      <Way status={status} />
      {mends && <ChecklistCard status={status} whole />}
      <StateCard status={status} />
      {!mends && <ChecklistCard status={status} />}
    </div>
  )
}

/** The five steps to the first booking, those behind and the one that is next. */
const Way = ({ status: { next, done, items } }: { status: CompletenessStatus }) => {
  const t = useSay()
  const now = placeOf[next.step]
  return (
    <ol className={styles['way']} aria-label={t(wayWords)}>
      {steps.map((words, place) => (
        <li key={words.en} data-done={place < now} aria-current={place === now ? 'step' : undefined}>
          <i aria-hidden>{place < now ? '✓' : place + 1}</i>
          <span>
            {t(words)}
            {place === 0 && now === 0 && <small>{t(count, { done, total: items.length })}</small>}
            {place < now && <span className="hidden-words">: {t(doneWords)}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

const steps: readonly Saying[] = [
  say('Điền thông tin', 'Fill in the information'),
  say('Xác nhận bán phòng', 'Confirm to sell'),
  say('Innkeeper duyệt', 'Innkeeper approves'),
  say('Ký hợp đồng', 'Sign the contract'),
  say('Mở bán', 'Go on sale'),
]

/** Which of the steps is the next one; after the last where nothing is left to do. */
const placeOf: Readonly<Record<NextStep['step'], number>> = {
  mend: 0,
  confirm: 1,
  awaitApproval: 2,
  awaitContract: 3,
  putOnSale: 4,
  askPlatform: 4,
  nothing: 5,
}

const wayWords = say('Các bước để mở bán', 'The steps to going on sale')
const count = say('{done} trên {total} phần', '{done} of {total} parts')
const doneWords = say('đã xong', 'done')
