import { say, type Saying } from '@innkeeper/protocol/say'
import { formatPosition, roundPosition, type Position } from '@innkeeper/rules/place/position'
import { useId } from 'react'
import { useSay } from '../../kit/language.tsx'
import { useRead } from '../../kit/use-read.ts'
import { IconButton } from '../icon-button.tsx'
import { Graticule, Ground, Pin, Places, Rings, Scale } from './map-layers.tsx'
import styles from './map.module.css'
import type { MapPoint } from './plan-marks.ts'
import { useMapPointer } from './use-map-pointer.ts'
import { useMapView } from './use-map-view.ts'

type MapPlanProps = {
  /** What the map shows, read out. */
  words: Saying
  pin: Position | null
  /** Puts the pin elsewhere; undefined where it may not be moved. */
  place?: ((position: Position) => void) | undefined
  points: readonly MapPoint[]
  /** What stands in the middle at first, where there is no pin. */
  home?: Position | null | undefined
  /** In a dialog, where there is less room. */
  low?: boolean | undefined
}

/**
 * A map that needs nobody else: lines of degrees, places, circles of distance and a scale, and tiles below them where the
 * installation has an address for them. What it does can be done by typing a position as well.
 */
export function MapPlan({ words, pin, place, points, home = null, low = false }: MapPlanProps) {
  const t = useSay()
  const keysId = useId()
  const ground = useRead('location/map', {}, { freshFor: Infinity })
  const map = useMapView({ pin, home, around: points.map(({ position }) => position) })
  const put = place === undefined ? undefined : (position: Position) => place(roundPosition(position))
  const { view, size } = map
  const tiles = ground.data?.tiles ?? null
  return (
    <div className={styles['map']}>
      <div
        ref={map.frame}
        className={styles['frame']}
        aria-label={t(words)}
        aria-describedby={keysId}
        data-places={put !== undefined}
        data-low={low}
        {...useMapPointer({ map, pin, place: put })}
      >
        <svg width={size.width} height={size.height} aria-hidden data-ground={tiles !== null}>
          {tiles !== null && <Ground view={view} size={size} tiles={tiles} />}
          <Graticule view={view} size={size} />
          {pin !== null && <Rings view={view} size={size} pin={pin} />}
          <Places view={view} size={size} points={points} />
          {pin !== null && <Pin view={view} size={size} pin={pin} />}
          <Scale view={view} size={size} />
        </svg>
      </div>
      <div className={styles['acts']}>
        <IconButton icon="plus" words={nearer} framed size="small" onClick={() => map.zoom(1)} />
        <IconButton icon="minus" words={farther} framed size="small" onClick={() => map.zoom(-1)} />
        <IconButton
          icon="map-pin"
          words={toPin}
          framed
          size="small"
          reason={pin === null ? noPin : undefined}
          onClick={() => map.toPin()}
        />
      </div>
      <p id={keysId} className={styles['keys']}>
        {t(put === undefined ? lookKeys : placeKeys)}
        {ground.data !== undefined && ground.data.attribution !== '' && <span> · {ground.data.attribution}</span>}
      </p>
      <p role="status" className={styles['spoken']}>
        {pin === null ? t(noPin) : t(pinAt, { position: formatPosition(pin) })}
      </p>
    </div>
  )
}

const nearer = say('Phóng to', 'Zoom in')
const farther = say('Thu nhỏ', 'Zoom out')
const toPin = say('Về chỗ ghim', 'Go to the pin')
const noPin = say('Chưa ghim vị trí.', 'There is no pin yet.')
const pinAt = say('Ghim ở {position}', 'Pin at {position}')
const placeKeys = say(
  'Bấm để đặt ghim, kéo để dời bản đồ. Bàn phím: mũi tên dời ghim, Shift và mũi tên dời bản đồ, + và − phóng to, thu nhỏ.',
  'Press to put the pin, drag to move the map. Keyboard: arrows move the pin, Shift and arrows the map, + and − zoom.',
)
const lookKeys = say(
  'Kéo hoặc dùng mũi tên để dời bản đồ, + và − để phóng to, thu nhỏ.',
  'Drag or use the arrows to move the map, + and − to zoom.',
)
