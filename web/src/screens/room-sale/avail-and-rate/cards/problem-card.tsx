import { formatWeekday, formatShortDate } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { Button } from '#ui/buttons/button.tsx'
import { Icon } from '#ui/look/icon.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { openEditor } from '../edit/typing/open-editor.ts'
import { giveUp, keepMine, problemsAt, takeSuggested, tryAgain } from '../edit/saving/settle-problem.ts'
import { useDesk, type Desk } from '../model/desk.ts'
import type { PlacedEdit } from '../model/edits.ts'
import type { Place } from '../model/selection.ts'
import { fieldText, fieldWords } from './field-text.ts'
import { FloatingCard, type Beside } from './floating-card.tsx'
import styles from './floating-card.module.css'

type ProblemCardProps = { readonly beside: Beside; readonly place: Place; readonly onClose: () => void }

/** Why a typed value waits for the person: two people met, the rules refuse it, or it looks mistyped; and what can be done. */
export const ProblemCard = ({ beside, place, onClose }: ProblemCardProps) => {
  const desk = useDesk()
  const [problem] = problemsAt(desk, place)
  const { t } = desk.look.get()
  if (problem === undefined) return null
  const settle = (act: (desk: Desk, problem: PlacedEdit) => void) => () => {
    onClose()
    act(desk, problem)
    desk.scroller.current?.focus({ preventScroll: true })
  }
  const props = { desk, problem, settle }
  return (
    <FloatingCard
      beside={beside}
      label={t(titles[problem.edit.state === 'collided' ? 'collided' : problem.edit.state === 'held' ? 'held' : 'failed'])}
      onClose={onClose}
    >
      <div className={styles['body']}>
        {problem.edit.state === 'collided' && <Collided {...props} />}
        {problem.edit.state === 'held' && <Held {...props} />}
        {problem.edit.state === 'failed' && <Failed {...props} />}
      </div>
    </FloatingCard>
  )
}

type Settle = (act: (desk: Desk, problem: PlacedEdit) => void) => () => void
type PartProps = { readonly desk: Desk; readonly problem: PlacedEdit; readonly settle: Settle }

const Title = ({ desk, problem, kind }: { readonly desk: Desk; readonly problem: PlacedEdit; readonly kind: keyof typeof titles }) => {
  const { t, language } = desk.look.get()
  const night = desk.store.calendar.days[problem.at] ?? ''
  return (
    <h3 className={styles['title']} data-tone={tones[kind]}>
      <Icon name={icons[kind]} />
      {t(titles[kind])}
      <span>
        {formatWeekday(night, language)} {formatShortDate(night)}
      </span>
    </h3>
  )
}

const Collided = ({ desk, problem, settle }: PartProps) => {
  const look = desk.look.get()
  const format = useFormat()
  const { collision, value } = problem.edit
  if (collision === undefined) return null
  const text = (one: typeof value) => fieldText(problem.field, one, look)
  return (
    <>
      <Title desk={desk} problem={problem} kind="collided" />
      <dl className={styles['facts']}>
        <dt>{look.t(yours)}</dt>
        <dd>{text(value)}</dd>
        <dd>{problem.field === 'price' ? look.t(justNow) : fieldWords(problem.field, look)}</dd>
        <dt>{collision.person}</dt>
        <dd>{text(collision.theirs)}</dd>
        <dd>{format.time(collision.at)}</dd>
        <dt>{look.t(before)}</dt>
        <dd>{text(collision.before)}</dd>
        <dd />
      </dl>
      <div className={styles['acts']}>
        <Button words={keepWords} values={{ value: text(value) }} look="primary" onClick={settle(keepMine)} />
        <Button words={takeWords} values={{ value: text(collision.theirs) }} onClick={settle(giveUp)} />
      </div>
    </>
  )
}

const Held = ({ desk, problem, settle }: PartProps) => {
  const look = desk.look.get()
  const { suspicion, value } = problem.edit
  if (suspicion === undefined) return null
  return (
    <>
      <Title desk={desk} problem={problem} kind="held" />
      <p>
        {look.t(suspicion.looks === 'zeroShort' ? zeroShort : zeroLong, {
          price: fieldText('price', value, look),
          usual: look.money(suspicion.median),
        })}
      </p>
      <div className={styles['acts']}>
        <Button words={mendTo} values={{ price: look.money(suspicion.suggested) }} look="primary" onClick={settle(takeSuggested)} />
        <Button words={keepWords} values={{ value: fieldText('price', value, look) }} onClick={settle(keepMine)} />
        <Button words={dropWords} look="quiet" onClick={settle(giveUp)} />
      </div>
    </>
  )
}

const Failed = ({ desk, problem, settle }: PartProps) => {
  const look = desk.look.get()
  const edit = () => openEditor(desk, { rowId: problem.rowId, at: problem.at }, null)
  return (
    <>
      <Title desk={desk} problem={problem} kind="failed" />
      <dl className={styles['facts']}>
        <dt>{fieldWords(problem.field, look)}</dt>
        <dd>{fieldText(problem.field, problem.edit.value, look)}</dd>
        <dd />
      </dl>
      <p>{problem.edit.message}</p>
      <div className={styles['acts']}>
        {(problem.field === 'price' || problem.field === 'allotment') && <Button words={mend} look="primary" onClick={settle(edit)} />}
        <Button words={again} onClick={settle(tryAgain)} />
        <Button words={dropWords} look="quiet" onClick={settle(giveUp)} />
      </div>
    </>
  )
}

const titles = {
  collided: say('Hai người sửa cùng một đêm', 'Two people changed one night'),
  held: say('Giá khác thường', 'An unusual price'),
  failed: say('Chưa lưu được', 'Not saved'),
} as const
const tones = { collided: 'violet', held: 'amber', failed: 'red' } as const
const icons = { collided: 'git-compare', held: 'alert-triangle', failed: 'alert-circle' } as const

const yours = say('Của bạn', 'Yours')
const justNow = say('vừa xong', 'just now')
const before = say('Trước đó', 'Before')
const keepWords = say('Giữ {value}', 'Keep {value}')
const takeWords = say('Nhận {value}', 'Take {value}')
const zeroShort = say(
  '{price} trông thiếu một số 0: giá thường gặp là {usual}.',
  '{price} seems to miss a zero: the usual price is {usual}.',
)
const zeroLong = say(
  '{price} trông thừa một số 0: giá thường gặp là {usual}.',
  '{price} seems to have a zero too many: the usual price is {usual}.',
)
const mendTo = say('Sửa thành {price}', 'Change to {price}')
const mend = say('Sửa giá trị', 'Change the value')
const again = say('Lưu lại', 'Save again')
const dropWords = say('Bỏ giá trị đã nhập', 'Discard what was typed')
