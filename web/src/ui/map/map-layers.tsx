import { formatDistance } from '@innkeeper/protocol/format-distance'
import type { Position } from '@innkeeper/rules/place/position'
import { useLanguage } from '../../kit/language.tsx'
import styles from './map.module.css'
import { graticule, placedPoints, rings, scaleBar, tilesBelow, type MapPoint } from './plan-marks.ts'
import { pointOf, type Size, type View } from './projection.ts'

type LayerProps = { view: View; size: Size }

/** The ground of a map, where the installation has one. */
export function Ground({ view, size, tiles }: LayerProps & { tiles: string }) {
  return tilesBelow(tiles, view, size).map(({ address, x, y, side }) => (
    <image key={address} href={address} x={x} y={y} width={side + 0.5} height={side + 0.5} className={styles['tile']} />
  ))
}

/** Lines of degrees, as on a plan, with their degrees at the edge. */
export function Graticule({ view, size }: LayerProps) {
  const { meridians, parallels } = graticule(view, size)
  return (
    <g className={styles['graticule']}>
      {meridians.map(({ at, degrees }) => (
        <g key={degrees}>
          <line x1={at} x2={at} y1={0} y2={size.height} />
          <text x={at + 4} y={12}>
            {`${degrees}°`}
          </text>
        </g>
      ))}
      {parallels.map(({ at, degrees }) => (
        <g key={degrees}>
          <line x1={0} x2={size.width} y1={at} y2={at} />
          <text x={4} y={at - 4}>
            {`${degrees}°`}
          </text>
        </g>
      ))}
    </g>
  )
}

/** Circles of round distances around the pin. */
export function Rings({ view, size, pin }: LayerProps & { pin: Position }) {
  const { language } = useLanguage()
  const { x, y } = pointOf(pin, view, size)
  return (
    <g className={styles['rings']}>
      {rings(view, size).map(({ metres, radius }) => (
        <g key={metres}>
          <circle cx={x} cy={y} r={radius} />
          <text x={x} y={y + radius - 4} textAnchor="middle">
            {formatDistance(metres, language)}
          </text>
        </g>
      ))}
    </g>
  )
}

/** Places with their names: a ring for those that were chosen, a dot for the others. */
export function Places({ view, size, points }: LayerProps & { points: readonly MapPoint[] }) {
  return (
    <g className={styles['places']}>
      {placedPoints(points, view, size).map(({ key, at, name, named, chosen }) => (
        <g key={key} data-chosen={chosen}>
          <circle cx={at.x} cy={at.y} r={chosen ? 5 : 3.5} />
          {named && (
            <text x={at.x + 9} y={at.y + 4}>
              {name}
            </text>
          )}
        </g>
      ))}
    </g>
  )
}

/** The pin: where the property, or the place that is edited, stands. */
export function Pin({ view, size, pin }: LayerProps & { pin: Position }) {
  const { x, y } = pointOf(pin, view, size)
  return (
    <g className={styles['pin']} transform={`translate(${x} ${y})`}>
      <path d="M0 0C-3.5 -7 -11 -12 -11 -20A11 11 0 0 1 11 -20C11 -12 3.5 -7 0 0Z" />
      <circle cy={-20} r={4} />
    </g>
  )
}

/** The scale of the map, at its lower left. */
export function Scale({ view, size }: LayerProps) {
  const { language } = useLanguage()
  const { metres, width } = scaleBar(view)
  return (
    <g className={styles['scale']} transform={`translate(12 ${size.height - 14})`}>
      <path d={`M0 -5V0H${width}V-5`} />
      <text x={width / 2} y={-8} textAnchor="middle">
        {formatDistance(metres, language)}
      </text>
    </g>
  )
}
