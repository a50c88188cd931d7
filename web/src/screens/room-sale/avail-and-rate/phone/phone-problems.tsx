import { say } from '@innkeeper/protocol/say'
import { formatShortDate } from '@innkeeper/protocol/format/format'
import { Banner } from '#ui/states/banner.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { fieldText } from '../cards/field-text.ts'
import { needsPerson, type PlacedEdit } from '../model/edits.ts'
import { giveUp, resend, takeSuggested } from '../edit/saving/settle-problem.ts'
import { useDesk } from '../model/desk.ts'
import { useWatched } from '../model/watched.ts'
import type { Look } from '../view/cells/look.ts'
import styles from './phone.module.css'

/** What was typed on the phone and waits: why, and what can be done. */
export const PhoneProblems = ({ look }: { readonly look: Look }) => {
  const desk = useDesk()
  useWatched(desk.store.counts)
  const problems = desk.store.edits.all().filter(({ edit }) => needsPerson(edit.state))
  return problems.map((problem) => <Problem key={`${problem.rowId} ${problem.at} ${problem.field}`} problem={problem} look={look} />)
}

const Problem = ({ problem, look }: { readonly problem: PlacedEdit; readonly look: Look }) => {
  const desk = useDesk()
  const { edit, field, at } = problem
  const value = fieldText(field, edit.value, look)
  const night = formatShortDate(desk.store.calendar.days[at] ?? '')
  return (
    <Banner tone={edit.state === 'failed' ? 'red' : 'amber'} urgent title={`${night}: ${value}`}>
      {reasonOf(problem, look)}
      <span className={styles['buttons']}>
        <Button words={keep} values={{ value }} size="small" onClick={() => resend(desk, problem)} />
        {edit.suspicion !== undefined && (
          <Button
            words={mend}
            values={{ value: look.money(edit.suspicion.suggested) }}
            size="small"
            onClick={() => takeSuggested(desk, problem)}
          />
        )}
        <Button words={drop} size="small" look="quiet" onClick={() => giveUp(desk, problem)} />
      </span>
    </Banner>
  )
}

const reasonOf = ({ edit, field }: PlacedEdit, look: Look): string => {
  if (edit.collision !== undefined)
    return look.t(collided, { person: edit.collision.person, value: fieldText(field, edit.collision.theirs, look) })
  if (edit.suspicion !== undefined) return look.t(unusual, { usual: look.money(edit.suspicion.median) })
  return edit.message ?? ''
}

const keep = say('Giữ {value}', 'Keep {value}')
const mend = say('Sửa thành {value}', 'Change to {value}')
const drop = say('Bỏ', 'Discard')
const collided = say('{person} vừa đổi đêm này thành {value}.', '{person} has just set this night to {value}.')
const unusual = say('Giá khác thường: giá thường gặp là {usual}.', 'An unusual price: the usual one is {usual}.')
