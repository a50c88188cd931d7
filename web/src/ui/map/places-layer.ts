import { circleMarker, type CircleMarker, type LayerGroup } from 'leaflet'
import type { MapPoint } from './map-point.ts'
import { overlap } from './overlap.ts'
import styles from './map.module.css'

/** Draws places with their names: a ring for those that were chosen, a dot for the others. A name that would lie over an earlier one is left out. */
export const drawPlaces = (points: readonly MapPoint[], group: LayerGroup): void => {
  const taken: DOMRect[] = []
  for (const point of points) {
    const name = drawPlace(point).addTo(group).getTooltip()?.getElement()
    if (name === undefined) continue
    const box = name.getBoundingClientRect()
    const isFree = !taken.some((other) => overlap(box, other))
    name.dataset['leftOut'] = String(!isFree)
    if (isFree) taken.push(box)
  }
}

const drawPlace = ({ position, name, chosen }: MapPoint): CircleMarker => {
  const words = document.createElement('span')
  words.textContent = name
  return circleMarker([position.latitude, position.longitude], {
    radius: chosen ? 5 : 3.5,
    interactive: false,
    className: styles[chosen ? 'chosen' : 'place'] ?? '',
  }).bindTooltip(words, { permanent: true, direction: 'right', offset: [6, 0], className: styles['name'] ?? '' })
}
