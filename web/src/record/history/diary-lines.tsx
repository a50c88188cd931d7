import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Button } from '#ui/buttons/button.tsx'
import styles from './diary-lines.module.css'

/** A line of the diary, as a record's history and the diary itself have it. */
export type DiaryLine = AnswerOf<'room/history'>['rows'][number]

/** Lines of the diary under each other. */
export const DiaryLines = ({ lines }: { lines: readonly DiaryLine[] }) => (
  <ol className={styles['lines']}>
    {lines.map((line) => (
      <DiaryItem key={line.id} line={line} />
    ))}
  </ol>
)

const DiaryItem = ({ line }: { line: DiaryLine }) => {
  const t = useSay()
  const format = useFormat()
  return (
    <li>
      <p className={styles['what']}>{t(line.what)}</p>
      <p className={styles['who']}>
        {[line.person, format.moment(line.at, { year: true }), line.address].filter((part) => part !== '').join(' · ')}
      </p>
      <FieldChanges changes={line.changes} />
    </li>
  )
}

/** The fields that a change touched: before and after, in words. The first few stand at once. */
export const FieldChanges = ({ changes }: { changes: DiaryLine['changes'] }) => {
  const t = useSay()
  const [all, setAll] = useState(false)
  const shown = all ? changes : changes.slice(0, first)
  if (changes.length === 0) return null
  return (
    <>
      <dl className={styles['changes']}>
        {shown.map(({ field, before, after }) => (
          <div key={field.en}>
            <dt>{t(field)}</dt>
            <dd>
              {t(before) !== '' && <del>{t(before)}</del>}
              {t(before) !== '' && ' → '}
              {t(after) === '' ? <span>{t(emptyWords)}</span> : <ins>{t(after)}</ins>}
            </dd>
          </div>
        ))}
      </dl>
      {changes.length > first && !all && (
        <Button words={allWords} values={{ count: changes.length - first }} look="quiet" size="small" onClick={() => setAll(true)} />
      )}
    </>
  )
}

const first = 5
const emptyWords = say('để trống', 'empty')
const allWords = say('Xem thêm {count} mục', 'Show {count} more fields')
