import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { BarChart } from '#ui/charts/bar-chart.tsx'
import { ChartCard } from '#ui/charts/chart-card.tsx'
import { signed } from '../day/day-figure-rows.ts'
import type { Occupancy } from './occupancy-rows.ts'

type Pickup = Occupancy['pickup'][number]

/** Rooms' nights sold on each of the last seven days and today, less those given back. */
export const PickupCard = () => {
  const t = useSay()
  const format = useFormat()
  const { data } = useRead('dashboard/occupancy', {})
  if (data === undefined) return null
  const { pickup } = data
  const most = Math.max(1, ...pickup.map(({ nights }) => nights))
  return (
    <ChartCard
      title={title}
      columns={[
        { head: dayHead, cell: ({ day }: Pickup) => format.day(day), plain: ({ day }) => day },
        { head: nightsHead, cell: ({ nights }) => signed(nights, format), plain: ({ nights }) => nights, right: true },
      ]}
      rows={pickup}
      keyOf={({ day }) => day}
      fileName={fileName}
    >
      <BarChart
        words={t(title)}
        size="filling"
        most={most}
        ticks={[{ value: 0, label: '0' }]}
        groups={pickup.map(({ day, nights }) => ({
          key: day,
          label: format.weekday(day),
          strong: day === data.today,
          mark: signed(nights, format),
          title: `${format.day(day)}: ${signed(nights, format)}`,
          bars: [{ key: 'nights', parts: [{ look: day === data.today ? 'soft' : 'main', value: nights }] }],
        }))}
      />
    </ChartCard>
  )
}

const title = say('Đêm phòng bán thêm, 7 ngày qua', 'Room nights sold, last 7 days')
const dayHead = say('Ngày', 'Day')
const nightsHead = say('Đêm phòng, đã trừ huỷ', 'Room nights, less cancellations')
const fileName = say('dem-phong-ban-them', 'room-nights-sold')
