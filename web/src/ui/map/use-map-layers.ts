import type { Position } from '@innkeeper/rules/place/position'
import { divIcon, layerGroup, marker, tileLayer, type Layer, type LayerGroup, type Map as Drawn } from 'leaflet'
import { useEffect } from 'react'
import { useLanguage } from '#kit/language/language.tsx'
import type { MapPoint } from './map-point.ts'
import styles from './map.module.css'
import { drawGround } from './ground-layer.ts'
import { drawPlaces } from './places-layer.ts'
import { drawRings } from './rings-layer.ts'

type Drawing = { readonly pin: Position | null; readonly points: readonly MapPoint[]; readonly tiles: string | null }

/** What lies on a map: its ground, the places with their names, circles of distance around the pin, and the pin. */
export const useMapLayers = (map: Drawn | null, { pin, points, tiles }: Drawing): void => {
  const { language } = useLanguage()
  useEffect(() => {
    if (map === null) return undefined
    if (tiles === null) return drawn(map, (group) => drawGround(language, group, map))
    const ground = tileLayer(tiles, { maxZoom: 18 }).addTo(map)
    return () => void ground.remove()
  }, [map, tiles, language])
  useEffect(() => drawn(map, (group) => drawPlaces(inside(map, points), group)), [map, points])
  useEffect(() => {
    if (map === null || pin === null) return undefined
    return drawn(map, (group) => {
      drawRings({ pin, language }, group, map)
      drawnPin(pin).addTo(group)
    })
  }, [map, pin, language])
}

/** The points that a map shows; a name whose place is outside is left out with it. */
const inside = (map: Drawn | null, points: readonly MapPoint[]): readonly MapPoint[] =>
  points.filter(({ position }) => map?.getBounds().contains([position.latitude, position.longitude]))

/** Draws something on a map, and again whenever it shows another part or has another size. Answers how to take it away. */
const drawn = (map: Drawn | null, draw: (group: LayerGroup) => void): (() => void) | undefined => {
  if (map === null) return undefined
  const group = layerGroup().addTo(map)
  const again = () => draw(group.clearLayers())
  again()
  map.on('moveend resize', again)
  return () => {
    map.off('moveend resize', again)
    group.remove()
  }
}

const drawnPin = ({ latitude, longitude }: Position): Layer =>
  marker([latitude, longitude], {
    interactive: false,
    keyboard: false,
    icon: divIcon({ className: styles['pin'] ?? '', html: pinDrawing, iconSize: [24, 33], iconAnchor: [12, 32] }),
  })

const pinDrawing =
  '<svg viewBox="-12 -32 24 33" width="24" height="33"><path d="M0 0C-3.5 -7 -11 -12 -11 -20A11 11 0 0 1 11 -20C11 -12 3.5 -7 0 0Z"/><circle cy="-20" r="4"/></svg>'
