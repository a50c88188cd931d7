import { say, type Saying } from '@innkeeper/protocol/say'
import type { Currency } from '@innkeeper/rules/money/currency'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import type { LineShown } from './month-shown.ts'
import styles from './monthly.module.css'

type Note = LineShown['notes'][number]

/** What was said about a line, the first word first. */
export const LineNotes = ({ notes, currency }: { notes: readonly Note[]; currency: Currency }) => {
  const t = useSay()
  const format = useFormat()
  if (notes.length === 0) return null
  return (
    <ul className={styles['notes']}>
      {notes.map((note) => (
        <li key={`${note.at} ${note.kind}`}>
          {t(wordsOf(note), {
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

const wordsOf = ({ kind, byAgent }: Note): Saying => {
  if (kind === 'changed') return changedWords
  if (kind === 'dispute') return byAgent ? agentDisputes : propertyDisputes
  return byAgent ? agentAnswers : propertyAnswers
}

const changedWords = say('{at}: số tiền đổi thành {amount}', '{at}: the amount became {amount}')
const agentDisputes = say('{at}, đại lý không đồng ý {amount}: “{said}”', '{at}, the agent disputes {amount}: “{said}”')
const propertyDisputes = say('{at}, {person} không đồng ý {amount}: “{said}”', '{at}, {person} disputes {amount}: “{said}”')
const agentAnswers = say('{at}, đại lý trả lời: “{said}”', '{at}, the agent answers: “{said}”')
const propertyAnswers = say('{at}, {person} trả lời, còn {amount}: “{said}”', '{at}, {person} answers, {amount} stays: “{said}”')
