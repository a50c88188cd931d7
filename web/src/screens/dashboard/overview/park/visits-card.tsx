import { formatNumber } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { weekdayOf, toDay } from '@innkeeper/rules/days/day'
import { minorPerUnit } from '@innkeeper/rules/money/currency'
import { useState } from 'react'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useIsPhone } from '#kit/page/use-is-phone.ts'
import { useMayOpen } from '#kit/session/use-may-open.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { Link } from '#ui/buttons/link.tsx'
import { BarChart } from '#ui/charts/bar-chart.tsx'
import { ChartCard } from '#ui/charts/chart-card.tsx'
import type { ChartColumn } from '#ui/charts/chart-table.tsx'
import { Legend, type LegendEntry } from '#ui/charts/legend.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { Card } from '#ui/page/card.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { moneyScale } from '../charts/money-scale.ts'
import { dateLabels, holidayBands } from '../charts/occupancy-rows.ts'
import revenueStyles from '../charts/revenue-card.module.css'
import { countScale } from '#ui/charts/count-scale.ts'
import { what } from './park-words.ts'

type Visits = AnswerOf<'dashboard/park-visits'>
type VisitDay = Visits['days'][number]
type Measure = 'visitors' | 'revenue'

/** Visitors or revenue of two weeks back and two ahead, by the day of the visit, against the same days of last year. */
export const VisitsCard = () => {
  const visits = useRead('dashboard/park-visits', {})
  const [measure, choose] = useState<Measure>('visitors')
  if (visits.data !== undefined) return <VisitsChart visits={visits.data} measure={measure} choose={choose} />
  return (
    <Card title={plainTitle}>
      {visits.error === null ? <Skeleton rows={8} /> : <Failed what={what.visits} error={visits.error} again={visits.again} />}
    </Card>
  )
}

type VisitsChartProps = { visits: Visits; measure: Measure; choose: (measure: Measure) => void }

const VisitsChart = ({ visits, measure, choose }: VisitsChartProps) => {
  const t = useSay()
  const format = useFormat()
  const isPhone = useIsPhone()
  const { language } = useLanguage()
  const { days, today, currency } = visits
  const scale = useScale(visits, measure)
  const told = useTold(visits)
  const nights = days.map(({ day }) => ({ night: day }))
  const labels = dateLabels(nights, isPhone ? 7 : 2, format.shortDate)
  const compares = days.some(({ lastYear }) => lastYear !== null)
  return (
    <ChartCard
      title={plainTitle}
      legend={<Legend entries={compares ? [...legend, { look: 'line', words: lastYearWords }] : legend} />}
      choice={<MeasureChoice chosen={measure} choose={choose} />}
      columns={useVisitColumns(currency, compares)}
      rows={days}
      keyOf={({ day }) => day}
      fileName={fileName}
    >
      <BarChart
        words={t(measureWords[measure])}
        unit={scale.unit}
        most={scale.most}
        ticks={scale.ticks.map((value) => ({ value, label: formatNumber(value / scale.perUnit, language) }))}
        bands={holidayBands(nights, language)}
        reference={days.map(({ lastYear }) => lastYear?.[measure] ?? null)}
        groups={days.map((one, place) => ({
          key: one.day,
          label: labels.get(place),
          strong: weekdayOf(toDay(one.day)) >= 6,
          title: told(one),
          bars: [{ key: 'now', parts: [{ look: one.day < today ? 'main' : 'soft', value: one[measure] }] }],
        }))}
      />
      <Sources visits={visits} />
    </ChartCard>
  )
}

/** Where the figures come from, and what they leave out. */
const Sources = ({ visits: { days, otherCurrency } }: { visits: Visits }) => {
  const t = useSay()
  const { property } = useSession()
  const mayOpen = useMayOpen()
  const range = { dates: 'visit', from: days[0]?.day, to: days.at(-1)?.day }
  return (
    <p className={revenueStyles['unit']}>
      {t(unitWords)} {otherCurrency > 0 && `${t(othersWords, { count: otherCurrency })} `}
      {mayOpen('booking/list-ticket') !== undefined && <Link to={paths.ticketBookings(property, range)}>{t(sourceWords)}</Link>}
    </p>
  )
}

const MeasureChoice = ({ chosen, choose }: { chosen: Measure; choose: (measure: Measure) => void }) => (
  <div className={revenueStyles['by']}>
    <SelectField
      field={plainField<Measure>({ label: byWords, value: chosen, change: (next) => choose(next ?? 'visitors') })}
      choices={choices}
      bare
    />
  </div>
)

const useScale = ({ days, currency }: Visits, measure: Measure) => {
  const t = useSay()
  const values = days.flatMap((one) => [one[measure], one.lastYear?.[measure] ?? 0])
  if (measure === 'visitors') return { ...countScale(values), unit: t(visitorUnit) }
  const scale = moneyScale(values, currency)
  return { ...scale, unit: t(scale.unit) }
}

const useTold = ({ currency }: Visits) => {
  const t = useSay()
  const format = useFormat()
  return ({ day, visitors, revenue, sameDay, lastYear }: VisitDay): string => {
    const line = (of: string, one: { readonly visitors: number; readonly revenue: number }) =>
      ({ day: format.day(of), visitors: format.number(one.visitors), money: format.money(one.revenue, currency) }) as const
    const now = t(spokenDay, line(day, { visitors, revenue }))
    return lastYear === null ? now : `${now}\n${t(spokenBefore, line(sameDay, lastYear))}`
  }
}

const useVisitColumns = (currency: Visits['currency'], compares: boolean): readonly ChartColumn<VisitDay>[] => {
  const format = useFormat()
  const minor = minorPerUnit(currency)
  const now: ChartColumn<VisitDay>[] = [
    { head: dayHead, cell: ({ day }) => format.day(day), plain: ({ day }) => day },
    { head: measureWords.visitors, cell: ({ visitors }) => format.number(visitors), plain: ({ visitors }) => visitors, right: true },
    {
      head: measureWords.revenue,
      cell: ({ revenue }) => format.money(revenue, currency),
      plain: ({ revenue }) => revenue / minor,
      right: true,
    },
  ]
  const before: ChartColumn<VisitDay>[] = [
    {
      head: visitorsBefore,
      cell: ({ lastYear }) => (lastYear === null ? '–' : format.number(lastYear.visitors)),
      plain: ({ lastYear }) => lastYear?.visitors ?? '',
      right: true,
    },
    {
      head: revenueBefore,
      cell: ({ lastYear }) => (lastYear === null ? '–' : format.money(lastYear.revenue, currency)),
      plain: ({ lastYear }) => (lastYear === null ? '' : lastYear.revenue / minor),
      right: true,
    },
    { head: comparedHead, cell: ({ sameDay }) => format.day(sameDay), plain: ({ sameDay }) => sameDay },
  ]
  return compares ? [...now, ...before] : now
}

const plainTitle = say('Khách và doanh thu theo ngày', 'Visitors and revenue by day')
const fileName = say('khach-va-doanh-thu', 'visitors-and-revenue')
const byWords = say('Xem theo', 'By')
const measureWords = { visitors: say('Khách', 'Visitors'), revenue: say('Doanh thu', 'Revenue') } as const
const choices = (['visitors', 'revenue'] as const).map((value) => ({ value, words: measureWords[value] }))
const visitorUnit = say('khách', 'visitors')
const legend: readonly LegendEntry[] = [
  { look: 'main', words: say('Đã qua', 'Past') },
  { look: 'soft', words: say('Hôm nay và sắp tới', 'Today and to come') },
]
const lastYearWords = say('Cùng kỳ năm trước', 'Same day last year')
const dayHead = say('Ngày', 'Day')
const visitorsBefore = say('Khách năm trước', 'Visitors last year')
const revenueBefore = say('Doanh thu năm trước', 'Revenue last year')
const comparedHead = say('Ngày so sánh', 'Compared with')
const unitWords = say('Tính vào ngày vào cổng.', 'Counted on the day of the visit.')
const othersWords = say(
  'Không tính tiền đặt vé bằng tiền tệ khác: {count}.',
  'The money of bookings in another currency is left out: {count}.',
)
const sourceWords = say('Xem các đặt vé này', 'See these ticket bookings')
const spokenDay = say('{day}: {visitors} khách, {money}', '{day}: {visitors} visitors, {money}')
const spokenBefore = say('Năm trước, {day}: {visitors} khách, {money}', 'Last year, {day}: {visitors} visitors, {money}')
