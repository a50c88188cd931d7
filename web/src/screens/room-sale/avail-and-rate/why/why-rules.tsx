import { formatCount, nouns } from '@innkeeper/protocol/format/format'
import { withinSentence } from '@innkeeper/protocol/format/within-sentence'
import { say } from '@innkeeper/protocol/say'
import { stayRuleWords } from '@innkeeper/protocol/words/sale/stay-rule-words'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Banner } from '#ui/states/banner.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Icon } from '#ui/look/icon.tsx'
import { useDesk } from '../model/desk.ts'
import { openingOf, openNights } from './open-nights.ts'
import { ruleFacts } from './rule-facts.ts'
import type { StayAnswer } from '#ui/explainer/stay-answer.ts'
import styles from './why.module.css'

/** Takes the reader to a cell: of a room-plan, or of a room type where no plan is named. */
export type GoTo = (cell: { readonly roomTypeId: string; readonly roomPlanId: string | null; readonly night: string }) => void

type Rule = StayAnswer['rules'][number]

type WhyRulesProps = { answer: StayAnswer; old: boolean; onGoTo: GoTo; again: () => void }

/** The answer in one sentence, and below it the rules that block, the first of them on top. */
export const WhyAnswer = ({ answer, old, ...acts }: WhyRulesProps) => {
  const t = useSay()
  const broken = answer.rules.filter((rule) => !rule.ok)
  const first = broken.find((rule) => rule.rule === answer.blockedBy)
  return (
    <div className={styles['answer']} data-old={old} aria-busy={old} aria-live="polite">
      {first === undefined ? (
        <Banner tone="green">{t(bookable)}</Banner>
      ) : (
        <Banner tone="red" title={t(blocked, { why: withinSentence(first.message ?? '') })}>
          {broken.length > 1 ? t(more, { count: broken.length - 1 }) : undefined}
        </Banner>
      )}
      <ul className={styles['rules']}>
        {broken.map((rule) => (
          <RuleLine key={rule.rule} rule={rule} answer={answer} {...acts} />
        ))}
      </ul>
    </div>
  )
}

/** The rules that are kept, each with its figures. */
export const KeptRules = ({ answer, old, ...acts }: WhyRulesProps) => (
  <ul className={styles['rules']} data-old={old}>
    {answer.rules
      .filter((rule) => rule.ok)
      .map((rule) => (
        <RuleLine key={rule.rule} rule={rule} answer={answer} {...acts} />
      ))}
  </ul>
)

type RuleLineProps = Omit<WhyRulesProps, 'old'> & { rule: Rule }

const RuleLine = ({ rule, ...rest }: RuleLineProps) => {
  const t = useSay()
  const { language } = useLanguage()
  const facts = ruleFacts(rule, language)
  return (
    <li data-ok={rule.ok}>
      <Icon name={rule.ok ? 'check' : 'ban'} />
      <div>
        <span className={styles['said']}>{t(rule.ok ? kept : broken)}</span>
        {t(stayRuleWords[rule.rule].asks)}
        {!rule.ok && <div className={styles['detail']}>{rule.message}</div>}
        {rule.setBy !== null && <SetBy setBy={rule.setBy} />}
        {!rule.ok && <RuleActs rule={rule} {...rest} />}
      </div>
      {facts !== null && <span className={styles['facts']}>{facts}</span>}
    </li>
  )
}

const RuleActs = ({ rule, answer, onGoTo, again }: RuleLineProps) => {
  const desk = useDesk()
  const { language } = useLanguage()
  const [cell] = rule.cells
  const night = cell?.night ?? rule.nights[0]
  if (night === undefined) return null
  const { roomTypeId } = answer.line
  const opening = openingOf(desk, rule, roomTypeId)
  const place = { roomTypeId, roomPlanId: cell === undefined ? answer.line.roomPlanId : cell.roomPlanId, night }
  return (
    <div className={styles['acts']}>
      {opening.length > 0 && (
        <Button
          words={opening.length === 1 ? openThis : openAll}
          values={{ nights: formatCount(opening.length, nouns.night, language) }}
          size="small"
          onClick={({ currentTarget }) => {
            // The button goes with the rule: the keys stay in the panel.
            currentTarget.closest('aside')?.focus()
            void openNights(desk, opening).then(again)
          }}
        />
      )}
      <Button words={goToCell} size="small" onClick={() => onGoTo(place)} />
    </div>
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

const bookable = say('Đặt được kỳ lưu trú này.', 'This stay can be booked.')
const blocked = say('Không đặt được: {why}', 'It cannot be booked: {why}')
const more = say('Còn {count} điều kiện khác chưa đạt.', '{count} more rules not met.')
const kept = say('Đạt: ', 'Met: ')
const broken = say('Chưa đạt: ', 'Not met: ')
const goToCell = say('Đến đêm này', 'Go to night')
const openThis = say('Mở đêm này', 'Open this night')
const openAll = say('Mở {nights}', 'Open {nights}')
const setByWords = say('{person}, {moment}, thao tác số {operation}', '{person}, {moment}, operation {operation}')
