import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useIsPhone } from '#kit/page/use-is-phone.ts'
import { BarChart } from '#ui/charts/bar-chart.tsx'
import { ChartCard } from '#ui/charts/chart-card.tsx'
import type { ChartColumn } from '#ui/charts/chart-table.tsx'
import { countScale } from '#ui/charts/count-scale.ts'
import { Legend, type LegendEntry } from '#ui/charts/legend.tsx'
import type { VisitCount, VisitDay } from './visit-sums.ts'
import { useVisitWords, type VisitWords } from './visit-words.ts'

/** Views by day as bars, with what part of them were searches; all counts as a table and a file. */
export const VisitsCard = ({ days }: { days: readonly VisitDay[] }) => {
  const t = useSay()
  const format = useFormat()
  const labels = useIsPhone() ? 3 : 8
  const words = useVisitWords()
  const scale = countScale(days.map(({ view }) => view))
  const every = Math.ceil(days.length / labels)
  return (
    <ChartCard
      title={title}
      legend={<Legend entries={legendOf(words)} />}
      columns={useColumns(words)}
      rows={days}
      keyOf={({ day }) => day}
      fileName={fileName}
    >
      <BarChart
        words={t(title)}
        most={scale.most}
        ticks={scale.ticks.map((value) => ({ value, label: format.number(value) }))}
        groups={days.map((one, place) => ({
          key: one.day,
          label: place % every === 0 ? format.shortDate(one.day) : undefined,
          title: [format.day(one.day), ...counts.map((count) => `${t(words.counts[count])}: ${format.number(one[count])}`)].join('\n'),
          bars: [
            {
              key: 'views',
              parts: [
                { look: 'main', value: Math.max(0, one.search - one.noResult) },
                { look: 'lost', value: one.noResult },
                { look: 'before', value: Math.max(0, one.view - one.search) },
              ],
            },
          ],
        }))}
      />
    </ChartCard>
  )
}

const legendOf = ({ counts: { noResult }, found, notAsked }: VisitWords): readonly LegendEntry[] => [
  { look: 'main', words: found },
  { look: 'lost', words: noResult },
  { look: 'before', words: notAsked },
]

const useColumns = (words: VisitWords): readonly ChartColumn<VisitDay>[] => {
  const format = useFormat()
  return [
    { head: dayHead, cell: ({ day }) => format.day(day), plain: ({ day }) => day },
    ...counts.map((count) => ({
      head: words.counts[count],
      cell: (one: VisitDay) => format.number(one[count]),
      plain: (one: VisitDay) => one[count],
      right: true,
    })),
  ]
}

const counts: readonly VisitCount[] = ['view', 'search', 'noResult', 'chosen', 'started', 'booked', 'paid']

const title = say('Theo ngày', 'By day')
const dayHead = say('Ngày', 'Day')
const fileName = say('luot-xem-trang-dat-phong', 'booking-site-visits')
