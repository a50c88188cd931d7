import { say } from '@innkeeper/protocol/say'
import { formatPosition, roundPosition, type Position } from '@innkeeper/rules/place/position'
import type { Map as Drawn } from 'leaflet'
import { useId, useMemo, useRef, type KeyboardEvent } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useRead } from '#kit/calls/use-read.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { keyAct } from './key-act.ts'
import type { MapPlanProps } from './map-plan.tsx'
import styles from './map.module.css'
import { useLeaflet } from './use-leaflet.ts'
import { useMapLayers } from './use-map-layers.ts'
import { useMapView } from './use-map-view.ts'

/** The map itself, drawn by Leaflet: tiles where the installation has an address for them, else lines on paper; places, distances and a scale. */
export const LeafletMap = ({ words, pin, place, points, home = null }: MapPlanProps) => {
  const t = useSay()
  const keysId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const ground = useRead('location/map', {}, { freshFor: Infinity })
  const put = place === undefined ? undefined : (position: Position) => place(roundPosition(position))
  const shown = { pin: useSteady(pin), home: useSteady(home), points }
  const map = useLeaflet(frame, put)
  useMapView(map, shown)
  useMapLayers(map, { ...shown, tiles: ground.data?.tiles ?? null })
  return (
    <>
      <div
        {...keysOf(map, { pin, put })}
        className={styles['frame']}
        aria-label={t(words)}
        aria-describedby={keysId}
        data-places={put !== undefined}
      >
        <div ref={frame} className={styles['ground']} aria-hidden />
      </div>
      <div className={styles['acts']}>
        <IconButton icon="plus" words={nearer} framed size="small" onClick={() => map?.zoomIn()} />
        <IconButton icon="minus" words={farther} framed size="small" onClick={() => map?.zoomOut()} />
        <IconButton
          icon="map-pin"
          words={toPin}
          framed
          size="small"
          reason={pin === null ? noPin : undefined}
          onClick={() => pin !== null && map?.panTo([pin.latitude, pin.longitude], { animate: false })}
        />
      </div>
      <p id={keysId} className={styles['keys']}>
        {t(put === undefined ? lookKeys : placeKeys)}
        {ground.data !== undefined && ground.data.attribution !== '' && <span> · {ground.data.attribution}</span>}
      </p>
      <p role="status" className={styles['spoken']}>
        {pin === null ? t(noPin) : t(pinAt, { position: formatPosition(pin) })}
      </p>
    </>
  )
}

// The arrow keys belong to the map, for screen readers as well.
const keysOf = (map: Drawn | null, hand: Parameters<typeof keyAct>[2]) => ({
  role: 'application',
  tabIndex: 0,
  onKeyDown: (event: KeyboardEvent) => {
    const act = map === null ? undefined : keyAct(event, map, hand)
    if (act === undefined) return
    event.preventDefault()
    act()
  },
})

/** The same object as long as the position is the same. */
const useSteady = (position: Position | null): Position | null => {
  const [latitude, longitude] = [position?.latitude, position?.longitude]
  return useMemo(() => (latitude === undefined || longitude === undefined ? null : { latitude, longitude }), [latitude, longitude])
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
