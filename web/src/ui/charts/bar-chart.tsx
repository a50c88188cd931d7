import styles from './bar-chart.module.css'
import { ReferenceLine } from './reference-line.tsx'

/** The style of a part of a bar: the series, an addition to it, an expectation, the year before, a loss. */
export type BarLook = 'main' | 'strong' | 'soft' | 'before' | 'lost'

/** A bar of parts that stand on one another, from the axis up. */
export type Bar = { readonly key: string; readonly parts: readonly { readonly look: BarLook; readonly value: number }[] }

/** What stands at one place of the axis: one bar, or two side by side. */
export type BarGroup = {
  readonly key: string
  /** Under the axis; places without one are told by their neighbours. */
  readonly label?: string | undefined
  /** Over the bars, where there are few. */
  readonly mark?: string | undefined
  /** Its values, shown on hover and on a tap. */
  readonly title: string
  readonly bars: readonly Bar[]
  /** Told apart from the others: a weekend, the period that runs. */
  readonly strong?: boolean | undefined
}

/** A run of places with a name over it, such as a holiday; by places from 0, first and last included. */
export type BarBand = { readonly key: string; readonly from: number; readonly to: number; readonly words: string }

type BarChartProps = {
  groups: readonly BarGroup[]
  /** The value at the top of the scale. */
  most: number
  /** The lines of the scale. */
  ticks: readonly { readonly value: number; readonly label: string }[]
  bands?: readonly BarBand[] | undefined
  /** One value a place, drawn as a dashed line; null leaves a gap. */
  reference?: readonly (number | null)[] | undefined
  size?: 'tall' | 'low' | undefined
}

/** Bars over an axis. Screen readers do not read them, so its user must show a table beside it (`ChartCard`). */
export const BarChart = ({ groups, most, ticks, bands = [], reference, size = 'tall' }: BarChartProps) => {
  const share = (value: number) => `${most === 0 ? 0 : (Math.max(0, value) / most) * 100}%`
  const place = (index: number) => `${(index / groups.length) * 100}%`
  return (
    <div className={styles['chart']} data-size={size}>
      <div className={styles['scale']}>
        {ticks.map(({ value, label }) => (
          <span key={label} style={{ bottom: share(value) }}>
            {label}
          </span>
        ))}
      </div>
      <div className={styles['plot']}>
        {ticks.map(({ value, label }) => (
          <i key={label} className={styles['tick']} style={{ bottom: share(value) }} />
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
            <div key={group.key} className={styles['group']} data-values={group.title} data-early={index * 2 < groups.length} tabIndex={-1}>
              {group.bars.map((bar) => (
                <div key={bar.key} className={styles['bar']}>
                  {group.mark !== undefined && bar === group.bars.at(-1) && <span className={styles['mark']}>{group.mark}</span>}
                  {drawnParts(bar).map((part) => (
                    <i key={part.look} className={styles['part']} data-look={part.look} style={{ height: share(part.value) }} />
                  ))}
                </div>
              ))}
            </div>
          ))}
        </div>
        {reference !== undefined && <ReferenceLine values={reference} most={most} />}
      </div>
      <div className={styles['labels']}>
        {groups.map((group) => (
          <span key={group.key} data-strong={group.strong}>
            {group.label}
          </span>
        ))}
      </div>
    </div>
  )
}

// From the top down, without those of no height: an outline of nothing would be a line.
const drawnParts = ({ parts }: Bar): Bar['parts'] => parts.filter(({ value }) => value > 0).toReversed()
