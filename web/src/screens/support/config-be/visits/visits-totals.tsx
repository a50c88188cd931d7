import { say, type Saying } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Summary, SummaryItem } from '#ui/page/summary.tsx'
import { shareOf, sumOf, type VisitCount, type VisitDay } from './visit-sums.ts'
import { useVisitWords, type VisitWords } from './visit-words.ts'

/** The sums of a period, each with its share of what came before: where guests turn away. */
export const VisitsTotals = ({ days }: { days: readonly VisitDay[] }) => {
  const t = useSay()
  const format = useFormat()
  const words = useVisitWords()
  const sumsOf = (count: VisitCount) => format.number(sumOf(days, count))
  const share = (count: VisitCount, of: VisitCount, said: Saying) => {
    const part = shareOf(sumOf(days, count), sumOf(days, of))
    return part === null ? '' : t(said, { percent: format.percent(part) })
  }
  const ofBooked = [share('booked', 'view', ofViews), t(confirmed, { count: sumsOf('paid') })]
  return (
    <Summary words={title}>
      <SummaryItem words={words.counts.view}>{sumsOf('view')}</SummaryItem>
      {shown(words).map(({ count, of, share: ofWhich }) => (
        <SummaryItem key={count} words={words.counts[count]} more={share(count, of, ofWhich)}>
          {sumsOf(count)}
        </SummaryItem>
      ))}
      <SummaryItem words={words.counts.booked} more={ofBooked.filter((part) => part !== '').join(' · ')}>
        {sumsOf('booked')}
      </SummaryItem>
    </Summary>
  )
}

const ofViews = say('{percent} lượt xem', '{percent} of views')
const confirmed = say('{count} đã xác nhận', '{count} confirmed')

type Shown = { readonly count: VisitCount; readonly of: VisitCount; readonly share: Saying }

const shown = ({ ofSearches }: VisitWords): readonly Shown[] => [
  { count: 'search', of: 'view', share: ofViews },
  { count: 'noResult', of: 'search', share: ofSearches },
  { count: 'chosen', of: 'search', share: ofSearches },
  { count: 'started', of: 'view', share: ofViews },
]

const title = say('Tổng của kỳ', 'Sums of the period')
