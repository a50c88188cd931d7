import { formatDistance } from '@innkeeper/protocol/format/format-distance'
import type { Language } from '@innkeeper/protocol/say'
import type { Position } from '@innkeeper/rules/place/position'
import { circle, divIcon, latLng, marker, type LayerGroup, type Map as Drawn } from 'leaflet'
import styles from './map.module.css'

type Rings = { readonly pin: Position; readonly language: Language }

/** Draws circles of round distances around a pin, those that can be distinguished at the map's zoom. */
export const drawRings = ({ pin, language }: Rings, group: LayerGroup, map: Drawn): void => {
  const center = latLng(pin.latitude, pin.longitude)
  const perPixel = center.distanceTo(map.unproject(map.project(center).add([1, 0])))
  const { x, y } = map.getSize()
  const most = (Math.hypot(x, y) / 2) * perPixel
  const shown = rounds.filter((metres) => metres > leastRing * perPixel && metres < most).slice(0, 3)
  for (const metres of shown) {
    circle(center, { radius: metres, interactive: false, className: styles['ring'] ?? '' }).addTo(group)
    const words = document.createElement('span')
    words.textContent = formatDistance(metres, language)
    const below = map.unproject(map.project(center).add([0, metres / perPixel]))
    marker(below, { interactive: false, keyboard: false, icon: divIcon({ className: styles['distance'] ?? '', html: words }) }).addTo(group)
  }
}

const leastRing = 48
const rounds = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000].flatMap((power) => [power, 2 * power, 5 * power])
