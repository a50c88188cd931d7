import type { Position } from '@innkeeper/rules/place/position'
import { Browser, control, map as createMap, type LeafletMouseEvent, type Map as Drawn } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

// Nothing moves by itself, and the keys are ours: they move the pin as well.
const options = {
  zoomAnimation: false,
  fadeAnimation: false,
  markerZoomAnimation: false,
  inertia: false,
  keyboard: false,
  zoomControl: false,
  attributionControl: false,
  doubleClickZoom: false,
  minZoom: 3,
  maxZoom: 18,
} as const

/** A Leaflet map in an element, as wide as that is; a press on it puts the pin there. Null until it is drawn. */
export const useLeaflet = (frame: RefObject<HTMLDivElement | null>, put: ((position: Position) => void) | undefined): Drawn | null => {
  const [map, setMap] = useState<Drawn | null>(null)
  const press = useEffectEvent(({ latlng: { lat, lng } }: LeafletMouseEvent) => put?.({ latitude: lat, longitude: lng }))
  useEffect(() => {
    const element = frame.current
    if (element === null) return undefined
    const drawn = createMap(element, options)
    drawn.on('click', (event) => press(event))
    control.scale({ imperial: false, maxWidth: 120 }).addTo(drawn)
    const free = obeyWhenFocused(drawn, element)
    const observer = new ResizeObserver(() => drawn.invalidateSize({ pan: false }))
    observer.observe(element)
    setMap(drawn)
    return () => {
      observer.disconnect()
      free()
      drawn.remove()
      setMap(null)
    }
  }, [frame])
  return map
}

/** The wheel, and a finger, move the page until the map has the focus. Answers how to stop. */
const obeyWhenFocused = (map: Drawn, element: HTMLElement): (() => void) => {
  const holder = element.parentElement ?? element
  const handlers = Browser.mobile ? [map.scrollWheelZoom, map.dragging, map.touchZoom] : [map.scrollWheelZoom]
  const enable = () => {
    for (const handler of handlers) handler.enable()
  }
  const disable = () => {
    for (const handler of handlers) handler.disable()
  }
  if (!holder.contains(document.activeElement)) disable()
  holder.addEventListener('focusin', enable)
  holder.addEventListener('focusout', disable)
  return () => {
    holder.removeEventListener('focusin', enable)
    holder.removeEventListener('focusout', disable)
  }
}
