import { formatCount, formatDay, nouns } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { daysBetween, toDay } from '@innkeeper/rules/days/day'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import type { StayAnswer } from '#ui/explainer/stay-answer.ts'
import type { StayAsked } from '#ui/explainer/stay-asked.ts'
import { anyAgent, StayFields } from '#ui/explainer/stay-fields.tsx'
import styles from './why.module.css'

type StaySummaryProps = {
  asked: StayAsked
  answer: StayAnswer | undefined
  change: (patch: Partial<StayAsked>) => void
}

/** The stay that is asked about, in two lines; unfolded, its fields. */
export const StaySummary = ({ asked, answer, change }: StaySummaryProps) => {
  const t = useSay()
  return (
    <details className={styles['stay']}>
      <summary>
        <span>
          {answer !== undefined && (
            <b>
              {t(answer.line.roomType)}, {t(answer.line.ratePlan)}
            </b>
          )}
          <span className={styles['detail']}>{useStayText(asked)}</span>
        </span>
        <span className={styles['change']}>{t(changeWords)}</span>
      </summary>
      <div className={styles['fields']}>
        <StayFields asked={asked} change={change} />
      </div>
    </details>
  )
}

const useStayText = ({ from, to, adults, ages, rooms, travelAgentId }: StayAsked): string => {
  const t = useSay()
  const { language } = useLanguage()
  const nights =
    from === undefined || to === undefined || to <= from
      ? []
      : [
          `${formatDay(from, language)} – ${formatDay(to, language)}`,
          formatCount(daysBetween(toDay(from), toDay(to)), nouns.night, language),
        ]
  return [
    ...nights,
    formatCount(adults ?? 0, nouns.adult, language),
    ...(ages.trim() === '' ? [] : [t(childrenOf, { ages })]),
    formatCount(rooms ?? 0, nouns.room, language),
    t(travelAgentId === undefined ? anyAgent : oneAgent),
  ].join(' · ')
}

const changeWords = say('Đổi', 'Change')
const childrenOf = say('trẻ em {ages} tuổi', 'children aged {ages}')
const oneAgent = say('đại lý đã chọn', 'the chosen agent')
