import { formatPercent } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { weekdayOf, toDay } from '@innkeeper/rules/days/day'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { useMay } from '#kit/session/rights.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { useIsPhone } from '#kit/page/use-is-phone.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { BarChart } from '#ui/charts/bar-chart.tsx'
import { ChartCard } from '#ui/charts/chart-card.tsx'
import type { ChartColumn } from '#ui/charts/chart-table.tsx'
import { Legend, type LegendEntry } from '#ui/charts/legend.tsx'
import { Card } from '#ui/page/card.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { what } from '../dashboard-words.ts'
import { signed } from '../day/day-figure-rows.ts'
import { AveragesStrip } from './averages-strip.tsx'
import { dateLabels, holidayBands, nightParts, occupancyAxis, share, type Occupancy, type OccupancyNight } from './occupancy-rows.ts'

/** How full the next thirty nights are, what was sold of it within seven days, and how full their like was last year. */
export const OccupancyCard = () => {
  const occupancy = useRead('dashboard/occupancy', {})
  if (occupancy.data !== undefined) return <OccupancyChart occupancy={occupancy.data} />
  return (
    <Card title={plainTitle}>
      {occupancy.error === null ? <Skeleton rows={8} /> : <Failed what={what.occupancy} error={occupancy.error} again={occupancy.again} />}
    </Card>
  )
}

const OccupancyChart = ({ occupancy }: { occupancy: Occupancy }) => {
  const t = useSay()
  const format = useFormat()
  const isPhone = useIsPhone()
  const { language } = useLanguage()
  const { nights, rooms } = occupancy
  const columns = useOccupancyColumns(rooms)
  const seesMoney = useMay('dashboard/room-averages')
  const { top, most } = occupancyAxis(nights, rooms)
  const labels = dateLabels(nights, isPhone ? 7 : 2, format.shortDate)
  const percent = (value: number) => formatPercent(value * 100, language)
  return (
    <ChartCard
      title={title}
      values={{
        from: format.shortDate(nights[0]?.night ?? occupancy.today),
        to: format.shortDate(nights.at(-1)?.night ?? occupancy.today),
      }}
      legend={<Legend entries={entriesFor(nights)} />}
      columns={columns}
      rows={nights}
      keyOf={({ night }) => night}
      fileName={fileName}
      lead={seesMoney && <AveragesStrip occupancy={occupancy} />}
    >
      <BarChart
        words={t(plainTitle)}
        most={most}
        ticks={[0, top / 2, top].map((value) => ({ value: (rooms * value) / 100, label: percent(value) }))}
        bands={holidayBands(nights, language)}
        reference={nights.map(({ lastYear }) => lastYear)}
        groups={nights.map((night, place) => ({
          key: night.night,
          label: labels.get(place),
          strong: weekdayOf(toDay(night.night)) >= 6,
          title: lines([
            t(spokenNight, { day: format.day(night.night), sold: night.sold, rooms, percent: format.percent(share(night.sold, rooms)) }),
            t(spokenAdded, { added: signed(night.sold - night.soldBefore, format) }),
            night.lastYear === null
              ? ''
              : t(spokenBefore, {
                  day: format.day(night.sameNight),
                  sold: night.lastYear,
                  percent: format.percent(share(night.lastYear, rooms)),
                }),
          ]),
          bars: nightParts(night),
        }))}
      />
    </ChartCard>
  )
}

const useOccupancyColumns = (rooms: number): readonly ChartColumn<OccupancyNight>[] => {
  const format = useFormat()
  const added = ({ sold, soldBefore }: OccupancyNight) => sold - soldBefore
  return [
    { head: nightHead, cell: ({ night }) => format.day(night), plain: ({ night }) => night },
    { head: soldHead, cell: ({ sold }) => format.number(sold), plain: ({ sold }) => sold, right: true },
    {
      head: fullHead,
      cell: ({ sold }) => format.percent(share(sold, rooms)),
      plain: ({ sold }) => share(sold, rooms) / 100,
      right: true,
    },
    { head: addedHead, cell: (night) => format.number(added(night)), plain: added, right: true },
    {
      head: lastYearHead,
      cell: ({ lastYear }) => (lastYear === null ? '–' : format.number(lastYear)),
      plain: ({ lastYear }) => lastYear ?? '',
      right: true,
    },
    { head: comparedHead, cell: ({ sameNight }) => format.day(sameNight), plain: ({ sameNight }) => sameNight },
  ]
}

const lines = (all: readonly string[]): string => all.filter((line) => line !== '').join('\n')

// Only what is drawn is explained.
const entriesFor = (nights: readonly OccupancyNight[]): LegendEntry[] => [
  { look: 'main', words: soldWords },
  { look: 'strong', words: addedWords },
  ...(nights.some(({ sold, soldBefore }) => sold < soldBefore) ? [{ look: 'lost' as const, words: lostWords }] : []),
  ...(nights.some(({ lastYear }) => lastYear !== null) ? [{ look: 'line' as const, words: lastYearWords }] : []),
]

const plainTitle = say('Lấp đầy 30 đêm tới', 'Occupancy, next 30 nights')
const title = say('Lấp đầy, {from} – {to}', 'Occupancy, {from} – {to}')
const fileName = say('lap-day-30-dem', 'occupancy-30-nights')
const soldWords = say('Đã bán', 'Sold')
const addedWords = say('Bán thêm 7 ngày qua', 'Sold in the last 7 days')
const lostWords = say('Bị huỷ 7 ngày qua', 'Cancelled in the last 7 days')
const lastYearWords = say('Cùng kỳ năm trước', 'Same night last year')
const nightHead = say('Đêm', 'Night')
const soldHead = say('Phòng đã bán', 'Rooms sold')
const fullHead = say('Lấp đầy (%)', 'Occupancy (%)')
const addedHead = say('Bán thêm 7 ngày qua', 'Sold in the last 7 days')
const lastYearHead = say('Cùng kỳ năm trước', 'Same night last year')
const comparedHead = say('Đêm so sánh', 'Compared with')
const spokenNight = say('{day}: {sold} trên {rooms} phòng, {percent}', '{day}: {sold} of {rooms} rooms, {percent}')
const spokenAdded = say('7 ngày qua: {added}', 'Last 7 days: {added}')
const spokenBefore = say('Năm trước, {day}: {sold}, {percent}', 'Last year, {day}: {sold}, {percent}')
