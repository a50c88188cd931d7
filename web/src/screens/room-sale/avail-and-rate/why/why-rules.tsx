import { say } from '@innkeeper/protocol/say'
import { stayRuleWords } from '@innkeeper/protocol/words/stay-rule-words'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Banner } from '#ui/states/banner.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Icon } from '#ui/look/icon.tsx'
import styles from './why.module.css'

/** What the check of a stay answers. */
export type StayAnswer = AnswerOf<'room-plan/check-stay'>

/** Takes the reader to a cell: of a room-plan, or of a room type where no plan is named. */
export type GoTo = (cell: { readonly roomTypeId: string; readonly roomPlanId: string | null; readonly night: string }) => void

type Rule = StayAnswer['rules'][number]

/** First the rule that blocks, in one sentence; then every rule with its glyph, who set it, and the way to its cell. */
export const WhyRules = ({ answer, old, onGoTo }: { answer: StayAnswer; old: boolean; onGoTo: GoTo }) => {
  const t = useSay()
  const first = answer.rules.find((rule) => rule.rule === answer.blockedBy)
  const others = answer.rules.filter((rule) => !rule.ok).length - 1
  return (
    <div className={styles['answer']} data-old={old} aria-busy={old} aria-live="polite">
      {first === undefined ? (
        <Banner tone="green">{t(bookable)}</Banner>
      ) : (
        <Banner tone="red" title={t(blocked, { why: first.message ?? '' })}>
          {`${t(answer.line.ratePlan)}, ${t(answer.line.roomType)}. ${others > 0 ? t(more, { count: others }) : ''}`}
        </Banner>
      )}
      <ul className={styles['rules']}>
        {answer.rules.map((rule) => (
          <RuleLine key={rule.rule} rule={rule} answer={answer} onGoTo={onGoTo} />
        ))}
      </ul>
    </div>
  )
}

const RuleLine = ({ rule, answer, onGoTo }: { rule: Rule; answer: StayAnswer; onGoTo: GoTo }) => {
  const t = useSay()
  const [night] = rule.nights
  const goTo = () => {
    if (night === undefined) return
    onGoTo({
      roomTypeId: answer.line.roomTypeId,
      roomPlanId: aboutRooms.has(rule.rule) ? null : (rule.setBy?.roomPlanId ?? answer.line.roomPlanId),
      night,
    })
  }
  return (
    <li data-ok={rule.ok}>
      <Icon name={rule.ok ? 'check' : 'ban'} />
      <div>
        <span className={styles['said']}>{t(rule.ok ? kept : broken)}</span>
        {t(stayRuleWords[rule.rule].asks)}
        {!rule.ok && <div className={styles['detail']}>{rule.message}</div>}
        {rule.setBy !== null && <SetBy setBy={rule.setBy} />}
      </div>
      {!rule.ok && night !== undefined && <Button words={goToCell} size="small" onClick={goTo} />}
    </li>
  )
}

const SetBy = ({ setBy }: { setBy: NonNullable<Rule['setBy']> }) => {
  const t = useSay()
  const format = useFormat()
  return (
    <div className={styles['detail']}>
      {t(setByWords, { person: setBy.person, moment: format.moment(setBy.at), operation: format.number(setBy.operationNo) })}
    </div>
  )
}

/** The rules about the room type's night rather than the plan's. */
const aboutRooms: ReadonlySet<string> = new Set(['vacancy', 'closed', 'release'])

const bookable = say('Đặt được kỳ lưu trú này.', 'This stay can be booked.')
const blocked = say('Không đặt được: {why}', 'It cannot be booked: {why}')
const more = say('Còn {count} điều kiện khác chưa đạt.', '{count} more not met.')
const kept = say('Đạt: ', 'Met: ')
const broken = say('Chưa đạt: ', 'Not met: ')
const goToCell = say('Đến đêm này', 'Go to night')
const setByWords = say('{person}, {moment}, thao tác số {operation}', '{person}, {moment}, operation {operation}')
