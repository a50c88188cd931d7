import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useSay } from '#kit/language/language.tsx'
import styles from './bar-chart.module.css'
import { BarPlot } from './bar-plot.tsx'
import { shareOf, type Bars } from './bars.ts'
import { placeAfterKey } from './place-after-key.ts'

type BarChartProps = Bars & {
  /** What the chart is called where the keyboard reads it. */
  words: string
  /** The unit of the scale, over it. */
  unit?: string | undefined
  size?: 'tall' | 'low' | 'filling' | undefined
}

/** Bars over an axis, one stop of the Tab key: the arrow keys read them one by one. All figures at once are in the table beside it (`ChartCard`). */
export const BarChart = ({ words, unit, size = 'tall', ...bars }: BarChartProps) => {
  const t = useSay()
  const { groups, most, ticks } = bars
  const [at, setAt] = useState<number | null>(null)
  const last = groups.length - 1
  return (
    <div className={styles['chart']} data-size={size}>
      <div className={styles['scale']} aria-hidden>
        {unit !== undefined && <b>{unit}</b>}
        {ticks.map(({ value, label }) => (
          <span key={label} style={{ bottom: shareOf(value, most) }}>
            {label}
          </span>
        ))}
      </div>
      <div
        className={styles['plot']}
        role="slider"
        tabIndex={0}
        aria-label={t(readWords, { title: words })}
        aria-valuemin={1}
        aria-valuemax={groups.length}
        aria-valuenow={(at ?? 0) + 1}
        aria-valuetext={groups[at ?? 0]?.title}
        onFocus={() => setAt((before) => before ?? 0)}
        onBlur={() => setAt(null)}
        onKeyDown={(event) => {
          const next = placeAfterKey(event.key, at ?? 0, last)
          if (next === undefined) return
          event.preventDefault()
          setAt(next)
        }}
      >
        <BarPlot {...bars} at={at} onTap={setAt} />
      </div>
      <div className={styles['labels']} aria-hidden>
        {groups.map((group) => (
          <span key={group.key} data-strong={group.strong}>
            {group.label}
          </span>
        ))}
      </div>
    </div>
  )
}

const readWords = say('{title}: đọc từng cột bằng phím mũi tên', '{title}: read bar by bar with the arrow keys')
