import type { Position } from '@innkeeper/rules/place/position'
import { latLng, latLngBounds, type LatLngTuple, type Map as Drawn } from 'leaflet'
import { useEffect, useRef } from 'react'
import type { MapPoint } from './map-point.ts'

type Seen = { readonly pin: Position | null; readonly home: Position | null; readonly points: readonly MapPoint[] }

/**
 * What a map shows: the pin with a few places around it, else all places, else Vietnam. Once somebody has moved the map it stays there, and follows
 * only a pin that leaves it.
 */
export const useMapView = (map: Drawn | null, { pin, home, points }: Seen): void => {
  const wasMoved = useRef(false)
  useEffect(() => {
    if (map === null) return undefined
    const show = () => {
      if (wasMoved.current) return
      startView(map, pin ?? home, points)
    }
    const move = () => {
      wasMoved.current = true
    }
    show()
    map.on('movestart', move)
    map.on('resize', show)
    return () => {
      map.off('movestart', move)
      map.off('resize', show)
    }
  }, [map, pin, home, points])
  useEffect(() => {
    if (map !== null && pin !== null && !map.getBounds().contains(at(pin))) map.panTo(at(pin), { animate: false })
  }, [map, pin])
}

const at = ({ latitude, longitude }: Position): LatLngTuple => [latitude, longitude]

const startView = (map: Drawn, middle: Position | null, points: readonly MapPoint[]): void => {
  const places = points.map(({ position }) => at(position))
  if (middle !== null) map.setView(at(middle), zoomAround(map, middle, places), { animate: false })
  else if (places.length === 0) map.setView(country, 5, { animate: false })
  else map.fitBounds(latLngBounds(places), { maxZoom: streets, padding: [40, 40], animate: false })
}

/** The nearest zoom that shows a few of the places around a middle, so that one knows where it is. */
const zoomAround = (map: Drawn, middle: Position, places: readonly LatLngTuple[]): number => {
  const center = latLng(at(middle))
  const distances = places.map((place) => center.distanceTo(place)).toSorted((one, other) => one - other)
  const reach = distances[Math.min(fewPlaces, distances.length) - 1] ?? 0
  if (reach === 0) return streets
  return Math.min(streets, Math.max(town, map.getBoundsZoom(center.toBounds(reach * 2.4))))
}

const country: LatLngTuple = [16.1, 107.2]
const streets = 14
const town = 10
const fewPlaces = 5
