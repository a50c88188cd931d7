import { monthNoteWords } from '@innkeeper/protocol/words/sale/monthly-words'
import type { Currency } from '@innkeeper/rules/money/currency'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import type { LineShown } from './month-shown.ts'
import styles from './monthly.module.css'

/** What was said about a line, the first word first. */
export const LineNotes = ({ notes, currency }: { notes: LineShown['notes']; currency: Currency }) => {
  const t = useSay()
  const format = useFormat()
  if (notes.length === 0) return null
  return (
    <ul className={styles['notes']}>
      {notes.map((note) => (
        <li key={`${note.at} ${note.kind}`}>
          {t(monthNoteWords(note), {
            said: note.note,
            person: note.person,
            amount: format.money(note.amount, currency),
            at: format.moment(note.at),
          })}
        </li>
      ))}
    </ul>
  )
}
