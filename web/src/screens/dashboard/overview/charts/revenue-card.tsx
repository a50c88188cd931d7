import { formatNumber, formatShortDate } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { minorPerUnit } from '@innkeeper/rules/money/currency'
import type { PeriodUnit } from '@innkeeper/rules/days/periods'
import { useState } from 'react'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useLanguage, useSay, type Say } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { Card } from '#ui/page/card.tsx'
import { BarChart } from '#ui/charts/bar-chart.tsx'
import { ChartCard } from '#ui/charts/chart-card.tsx'
import type { ChartColumn } from '#ui/charts/chart-table.tsx'
import { Legend, type LegendEntry } from '#ui/charts/legend.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from './revenue-card.module.css'
import { what } from '../dashboard-words.ts'
import { moneyScale } from './money-scale.ts'

type Revenue = AnswerOf<'dashboard/revenue-status'>
type Period = Revenue['periods'][number]

/** Revenue by nights stayed, by month or week, this year against last. */
export const RevenueCard = () => {
  const [by, setBy] = useState<PeriodUnit>('month')
  const revenue = useRead('dashboard/revenue-status', { by }, { keep: true })
  if (revenue.data === undefined) {
    return (
      <Card title={title}>
        {revenue.error === null ? <Skeleton rows={6} /> : <Failed what={what.revenue} error={revenue.error} again={revenue.again} />}
      </Card>
    )
  }
  const choose = (next: PeriodUnit | undefined) => setBy(next ?? 'month')
  return <RevenueChart revenue={revenue.data} by={revenue.old ? (by === 'month' ? 'week' : 'month') : by} chosen={by} choose={choose} />
}

type RevenueChartProps = { revenue: Revenue; by: PeriodUnit; chosen: PeriodUnit; choose: (by: PeriodUnit | undefined) => void }

const RevenueChart = ({ revenue, by, chosen, choose }: RevenueChartProps) => {
  const t = useSay()
  const format = useFormat()
  const { language } = useLanguage()
  const { periods, today, currency, otherCurrency } = revenue
  const amounts = periods.flatMap((period) => [period.revenue, period.lastYear])
  const scale = moneyScale(amounts, currency)
  const nameOf = periodName(by, format)
  const money = (amount: number) => format.money(amount, currency)
  return (
    <ChartCard
      title={title}
      legend={<Legend entries={legend} />}
      choice={<ByChoice chosen={chosen} choose={choose} />}
      columns={useRevenueColumns(by, currency)}
      rows={periods}
      keyOf={({ from }) => from}
      fileName={fileName}
    >
      <BarChart
        words={t(title)}
        unit={t(scale.unit)}
        size="filling"
        most={scale.most}
        ticks={scale.ticks.map((value) => ({ value, label: formatNumber(value / scale.perUnit, language) }))}
        groups={periods.map((period) => ({
          key: period.from,
          label: shortName(by, period, t),
          strong: period.from <= today && today <= period.to,
          title: `${t(spoken, { period: nameOf(period), revenue: money(period.revenue) })}\n${t(spokenBefore, { lastYear: money(period.lastYear) })}`,
          bars: [
            { key: 'before', parts: [{ look: 'before', value: period.lastYear }] },
            { key: 'now', parts: [{ look: period.to < today ? 'main' : 'soft', value: period.revenue }] },
          ],
        }))}
      />
      <p className={styles['unit']}>
        {t(unitWords)} {otherCurrency > 0 && t(othersWords, { count: otherCurrency })}
      </p>
    </ChartCard>
  )
}

const ByChoice = ({ chosen, choose }: Pick<RevenueChartProps, 'chosen' | 'choose'>) => {
  const field = plainField({ label: byWords, value: chosen, change: choose })
  return (
    <div className={styles['by']}>
      <SelectField field={field} choices={choices} bare />
    </div>
  )
}

const useRevenueColumns = (by: PeriodUnit, currency: Revenue['currency']): readonly ChartColumn<Period>[] => {
  const format = useFormat()
  const minor = minorPerUnit(currency)
  const nameOf = periodName(by, format)
  return [
    { head: periodHead, cell: nameOf, plain: nameOf },
    { head: revenueHead, cell: ({ revenue }) => format.money(revenue, currency), plain: ({ revenue }) => revenue / minor, right: true },
    {
      head: lastYearHead,
      cell: ({ lastYear }) => format.money(lastYear, currency),
      plain: ({ lastYear }) => lastYear / minor,
      right: true,
    },
    { head: nightsHead, cell: ({ nights }) => format.number(nights), plain: ({ nights }) => nights, right: true },
    {
      head: nightsBeforeHead,
      cell: (period) => format.number(period.lastYearNights),
      plain: (period) => period.lastYearNights,
      right: true,
    },
  ]
}

type Format = ReturnType<typeof useFormat>

/** "09/2026", or the days of a week. */
const periodName = (by: PeriodUnit, format: Format) => (period: Period) =>
  by === 'month' ? `${period.from.slice(5, 7)}/${period.from.slice(0, 4)}` : format.range(period.from, period.to)

const shortName = (by: PeriodUnit, { from }: Period, t: Say): string =>
  by === 'month' ? t(monthWords, { month: Number(from.slice(5, 7)) }) : formatShortDate(from)

const title = say('Doanh thu', 'Revenue')
const fileName = say('doanh-thu', 'revenue')
const byWords = say('Xem theo', 'By')
const choices = [
  { value: 'month', words: say('Theo tháng', 'By month') },
  { value: 'week', words: say('Theo tuần', 'By week') },
] as const
const monthWords = say('T{month}', '{month}')
const unitWords = say('Tính vào đêm khách ở.', 'Counted on the nights stayed.')
const othersWords = say('Không tính đặt phòng bằng tiền tệ khác: {count}.', 'Bookings in another currency are left out: {count}.')
const lastYearWords = say('Năm trước', 'Last year')
const legend: readonly LegendEntry[] = [
  { look: 'before', words: lastYearWords },
  { look: 'main', words: say('Đã ở', 'Stayed') },
  { look: 'soft', words: say('Đang và sẽ ở', 'Now and to come') },
]
const periodHead = say('Kỳ', 'Period')
const revenueHead = say('Doanh thu', 'Revenue')
const lastYearHead = say('Năm trước', 'Last year')
const nightsHead = say('Đêm phòng', 'Room nights')
const nightsBeforeHead = say('Đêm phòng năm trước', 'Room nights last year')
const spoken = say('{period}: {revenue}', '{period}: {revenue}')
const spokenBefore = say('Năm trước: {lastYear}', 'Last year: {lastYear}')
