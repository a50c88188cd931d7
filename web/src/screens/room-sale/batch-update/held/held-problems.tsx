import { nouns } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Banner } from '#ui/states/banner.tsx'
import cards from '../preview/preview-card.module.css'

type Preview = NonNullable<AnswerOf<'room-plan/pms-message'>['preview']>
type Problem = Preview['problems'][number]

/** What of the message is not taken, by the sender's codes, and why; the rest is. */
export const HeldProblems = ({ preview: { problems, problemCount } }: { preview: Preview }) => {
  const t = useSay()
  if (problemCount === 0) return null
  const shown = problems.slice(0, mostShown)
  return (
    <Banner tone="amber" title={t(title)}>
      <ul className={cards['reasons']} aria-label={t(title)}>
        {shown.map((problem) => (
          <li key={`${problem.field} ${problem.reason} ${problem.room} ${problem.plan}`}>
            <ProblemLine problem={problem} />
          </li>
        ))}
      </ul>
      {problemCount > shown.length && <p>{t(more, { count: problemCount - shown.length })}</p>}
    </Banner>
  )
}

const ProblemLine = ({ problem: { room, plan, message, night, nights } }: { problem: Problem }) => {
  const t = useSay()
  const format = useFormat()
  const codes = [room, plan].filter((code) => code !== null).join(' / ')
  return (
    <>
      {codes !== '' && <strong>{codes} </strong>}
      {message}
      {night !== null && ` ${t(nightsWords, { nights: format.count(nights, nouns.night), day: format.day(night) })}`}
    </>
  )
}

const mostShown = 20

const title = say('Không áp dụng được, phần còn lại vẫn áp dụng', 'Cannot be applied; the rest can')
const nightsWords = say('({nights}, từ {day})', '({nights}, from {day})')
const more = say('Và {count} chỗ nữa.', 'And {count} more.')
