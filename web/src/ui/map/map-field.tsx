import type { Saying } from '@innkeeper/protocol/say'
import { MapPlan } from './map-plan.tsx'
import styles from './map.module.css'
import type { MapPoint } from './plan-marks.ts'
import { PositionField, positionIn, putPosition, type PositionFields } from './position-field.tsx'

type MapFieldProps = {
  /** What the map is for, read out. */
  words: Saying
  fields: PositionFields
  points: readonly MapPoint[]
  locked?: boolean | undefined
}

/** A position: typed, or put on a map with the pointer or the keyboard. Each way shows what the other did. */
export function MapField({ words, fields, points, locked = false }: MapFieldProps) {
  const pin = positionIn(fields)
  return (
    <div className={styles['field']}>
      <PositionField fields={fields} />
      <MapPlan words={words} pin={pin} points={points} place={locked ? undefined : (position) => putPosition(fields, position)} />
    </div>
  )
}
