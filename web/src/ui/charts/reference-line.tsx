import styles from './bar-chart.module.css'

/** A dashed line over bars, through the middle of each place; null leaves a gap. */
export const ReferenceLine = ({ values, most }: { values: readonly (number | null)[]; most: number }) => {
  if (most === 0) return null
  return (
    <svg className={styles['reference']} viewBox={`0 0 ${values.length} 100`} preserveAspectRatio="none">
      {runsOf(values, most).map((points) => (
        <g key={points}>
          <polyline points={points} className={styles['casing']} vectorEffect="non-scaling-stroke" />
          <polyline points={points} className={styles['line']} vectorEffect="non-scaling-stroke" />
        </g>
      ))}
    </svg>
  )
}

/** The runs of places that have a value, as the points of one line each. */
const runsOf = (values: readonly (number | null)[], most: number): string[] => {
  const runs: string[][] = [[]]
  for (const [index, value] of values.entries()) {
    if (value === null) runs.push([])
    else runs.at(-1)?.push(`${index + 0.5},${100 - (Math.min(value, most) / most) * 100}`)
  }
  return runs.filter((points) => points.length > 1).map((points) => points.join(' '))
}
