import type { Saying } from '@innkeeper/protocol/say'
import type { Position } from '@innkeeper/rules/place/position'
import { MapPlan } from './map-plan.tsx'
import styles from './map.module.css'
import type { MapPoint } from './map-point.ts'
import { PositionField, positionIn, putPosition, type PositionFields } from './position-field.tsx'

type MapFieldProps = {
  /** What the map is for, read out. */
  words: Saying
  fields: PositionFields
  points: readonly MapPoint[]
  locked?: boolean | undefined
  /** What stands in the middle at first, where there is no pin. */
  home?: Position | null | undefined
  /** In a dialog, where there is less room. */
  low?: boolean | undefined
}

/** A position: typed, or put on a map with the pointer or the keyboard. Each way shows what the other did. */
export const MapField = ({ words, fields, locked = false, ...plan }: MapFieldProps) => {
  const pin = positionIn(fields)
  return (
    <div className={styles['field']}>
      <PositionField fields={fields} />
      <MapPlan {...plan} words={words} pin={pin} place={locked ? undefined : (position) => putPosition(fields, position)} />
    </div>
  )
}
