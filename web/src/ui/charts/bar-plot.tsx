import styles from './bar-chart.module.css'
import { shareOf, type Bar, type BarGroup, type Bars } from './bars.ts'
import { ReferenceLine } from './reference-line.tsx'

type BarPlotProps = Bars & {
  /** The place whose values are shown; null for none but what the pointer is on. */
  at: number | null
  onTap: (place: number) => void
}

/** The bars of a chart with the lines of its scale, for the eyes only. */
export const BarPlot = ({ groups, most, ticks, bands = [], reference, at, onTap }: BarPlotProps) => {
  const place = (index: number) => `${(index / groups.length) * 100}%`
  return (
    <div className={styles['drawn']} aria-hidden>
      {ticks.map(({ value, label }) => (
        <i key={label} className={styles['tick']} style={{ bottom: shareOf(value, most) }} />
      ))}
      {bands.map((band) => (
        <div
          key={band.key}
          className={styles['band']}
          data-end={band.from > groups.length * 0.7}
          style={{ left: place(band.from), width: place(band.to - band.from + 1) }}
        >
          <span>{band.words}</span>
        </div>
      ))}
      <div className={styles['groups']}>
        {groups.map((group, index) => (
          <div
            key={group.key}
            className={styles['group']}
            data-values={group.title}
            data-early={index * 2 < groups.length}
            data-at={index === at}
            onPointerDown={() => onTap(index)}
          >
            {group.bars.map((bar) => (
              <BarOf key={bar.key} bar={bar} group={group} most={most} />
            ))}
          </div>
        ))}
      </div>
      {reference !== undefined && <ReferenceLine values={reference} most={most} />}
    </div>
  )
}

const BarOf = ({ bar, group, most }: { bar: Bar; group: BarGroup; most: number }) => (
  <div className={styles['bar']}>
    {group.mark !== undefined && bar === group.bars.at(-1) && <span className={styles['mark']}>{group.mark}</span>}
    {drawnParts(bar).map((part) => (
      <i key={part.look} className={styles['part']} data-look={part.look} style={{ height: shareOf(part.value, most) }} />
    ))}
  </div>
)

// From the top down, without those of no height: an outline of nothing would be a line.
const drawnParts = ({ parts }: Bar): Bar['parts'] => parts.filter(({ value }) => value > 0).toReversed()
