import { speak, type Language } from '@innkeeper/protocol/say'
import {
  divIcon,
  marker,
  polyline,
  type LatLngBounds,
  type LatLngExpression,
  type LayerGroup,
  type Map as Drawn,
  type Marker,
  type Point,
} from 'leaflet'
import { lineLabel, linesBetween, stepAt } from './graticule.ts'
import styles from './map.module.css'
import { overlap } from './overlap.ts'
import { provinceNames } from './province-names.ts'

/** Draws the ground of a map without pictures, as a printed sheet has it: lines of latitude and longitude with their labels, and the names of provinces. */
export const drawGround = (language: Language, group: LayerGroup, map: Drawn): void => {
  const bounds = map.getBounds()
  const step = stepAt(pixelsPerSecond(map))
  // Also around what is seen, so that a map that is dragged does not leave its ground.
  const around = bounds.pad(1)
  drawLines(around, step / 5, styles['fine'] ?? '', group)
  drawLines(around, step, styles['line'] ?? '', group)
  drawLabels(bounds, step, { language, group, map })
  if (map.getZoom() <= lastWithProvinces) drawProvinces(bounds, language, group)
}

/** Nearer, a province's name would stand where its middle happens to be, and say nothing. */
const lastWithProvinces = 10

const pixelsPerSecond = (map: Drawn): number => map.project([0, 1 / 3600]).x - map.project([0, 0]).x

const drawLines = (bounds: LatLngBounds, step: number, className: string, group: LayerGroup): void => {
  const [south, north, west, east] = [Math.max(-85, bounds.getSouth()), Math.min(85, bounds.getNorth()), bounds.getWest(), bounds.getEast()]
  const level = linesBetween(south, north, step).map((at): [number, number][] => [
    [at / 3600, west],
    [at / 3600, east],
  ])
  const upright = linesBetween(west, east, step).map((at): [number, number][] => [
    [south, at / 3600],
    [north, at / 3600],
  ])
  polyline([...level, ...upright], { pane: 'tilePane', interactive: false, className }).addTo(group)
}

type Labelling = { readonly language: Language; readonly group: LayerGroup; readonly map: Drawn }

const drawLabels = (bounds: LatLngBounds, step: number, { language, group, map }: Labelling): void => {
  const label = (at: Point, words: string, kind: 'left' | 'top') => {
    const written = writing(words)
    written.dataset['kind'] = kind
    placed(map.containerPointToLatLng(at), written, styles['degrees']).addTo(group)
  }
  const { x: wide, y: high } = map.getSize()
  for (const at of linesBetween(bounds.getSouth(), bounds.getNorth(), step)) {
    const place = map.latLngToContainerPoint([at / 3600, bounds.getCenter().lng])
    place.x = 4
    // The scale stands in the lower left corner, the coordinates of the other lines above the upper edge.
    if (place.y > 28 && place.y < high - 40) label(place, lineLabel(at, 'latitude', language), 'left')
  }
  for (const at of linesBetween(bounds.getWest(), bounds.getEast(), step)) {
    const place = map.latLngToContainerPoint([bounds.getCenter().lat, at / 3600])
    place.y = 4
    // The buttons stand in the upper right corner.
    if (place.x > 24 && place.x < wide - 90) label(place, lineLabel(at, 'longitude', language), 'top')
  }
}

const drawProvinces = (bounds: LatLngBounds, language: Language, group: LayerGroup): void => {
  const taken: DOMRect[] = []
  for (const { name, at } of provinceNames) {
    if (!bounds.contains([...at])) continue
    const written = writing(speak(name, language))
    const drawn = placed([...at], written, styles['province']).addTo(group)
    const box = written.getBoundingClientRect()
    if (taken.some((other) => overlap(box, other))) drawn.remove()
    else taken.push(box)
  }
}

const writing = (words: string): HTMLElement => {
  const written = document.createElement('span')
  written.textContent = words
  return written
}

// Below the places, the circles and the pin.
const placed = (at: LatLngExpression, written: HTMLElement, className = ''): Marker =>
  marker(at, { pane: 'shadowPane', interactive: false, keyboard: false, icon: divIcon({ className, html: written, iconSize: [0, 0] }) })
