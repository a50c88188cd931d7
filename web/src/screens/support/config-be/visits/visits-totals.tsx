import { say, type Saying } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Summary, SummaryItem } from '#ui/page/summary.tsx'
import { shareOf, sumOf, type VisitCount, type VisitDay } from './visit-sums.ts'
import { countWords } from './visit-words.ts'

/** The sums of a period, each with its share of what came before: where guests turn away. */
export const VisitsTotals = ({ days }: { days: readonly VisitDay[] }) => {
  const t = useSay()
  const format = useFormat()
  const sumsOf = (count: VisitCount) => format.number(sumOf(days, count))
  const share = (count: VisitCount, of: VisitCount, words: Saying) => {
    const part = shareOf(sumOf(days, count), sumOf(days, of))
    return part === null ? '' : t(words, { percent: format.percent(part) })
  }
  const ofBooked = [share('booked', 'view', ofViews), t(confirmed, { count: sumsOf('paid') })]
  return (
    <Summary words={title}>
      <SummaryItem words={countWords.view}>{sumsOf('view')}</SummaryItem>
      {shown.map(({ count, of, words }) => (
        <SummaryItem key={count} words={countWords[count]} more={share(count, of, words)}>
          {sumsOf(count)}
        </SummaryItem>
      ))}
      <SummaryItem words={countWords.booked} more={ofBooked.filter((part) => part !== '').join(' · ')}>
        {sumsOf('booked')}
      </SummaryItem>
    </Summary>
  )
}

const ofViews = say('{percent} lượt xem', '{percent} of views')
const ofSearches = say('{percent} lượt tìm', '{percent} of searches')
const confirmed = say('{count} đã xác nhận', '{count} confirmed')

const shown: readonly { readonly count: VisitCount; readonly of: VisitCount; readonly words: Saying }[] = [
  { count: 'search', of: 'view', words: ofViews },
  { count: 'noResult', of: 'search', words: ofSearches },
  { count: 'chosen', of: 'search', words: ofSearches },
  { count: 'started', of: 'view', words: ofViews },
]

const title = say('Tổng của kỳ', 'Sums of the period')
