import type { Saying } from '@innkeeper/protocol/say'
import type { Position } from '@innkeeper/rules/place/position'
import { lateUnasked } from '#kit/loading/late.tsx'
import type { MapPoint } from './map-point.ts'
import styles from './map.module.css'

/** What a map shows, and what may be done on it. */
export type MapPlanProps = {
  /** What the map shows, for screen readers. */
  words: Saying
  pin: Position | null
  /** Moves the pin; undefined where it may not be moved. */
  place?: ((position: Position) => void) | undefined
  points: readonly MapPoint[]
  /** The middle of the map at first, where there is no pin. */
  home?: Position | null | undefined
  /** In a dialog, where there is less room. */
  low?: boolean | undefined
}

const LeafletMap = lateUnasked(async () => (await import('./leaflet-map.tsx')).LeafletMap)

/** A map of places around a pin. Its library is loaded after the page; everything that the map does can be done by typing a position as well. */
export const MapPlan = (props: MapPlanProps) => (
  <div className={styles['map']} data-low={props.low ?? false}>
    <LeafletMap {...props} />
  </div>
)
