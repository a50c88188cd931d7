import { say } from '@innkeeper/protocol/say'
import { useMemo } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { useRead } from '#kit/calls/use-read.ts'
import type { MapPoint } from '#ui/map/map-point.ts'

/** The key of the property itself among the points. */
export const hereKey = 'here'

/** What a place is looked for among: the property itself, and the landmarks around it. */
export const useAroundPoints = (): readonly MapPoint[] => {
  const t = useSay()
  const { data } = useRead('area/get-landmark-all', {})
  return useMemo(() => {
    if (data === undefined) return []
    const here = data.position === null ? [] : [{ key: hereKey, position: data.position, name: t(hereWords), chosen: true }]
    const landmarks = data.landmarks.map(({ landmarkCode, latitude, longitude, ...landmark }) => ({
      key: landmarkCode,
      position: { latitude, longitude },
      name: t(nameOf(landmark)),
      chosen: false,
    }))
    return [...here, ...landmarks]
  }, [data, t])
}

const hereWords = say('Chỗ nghỉ này', 'This property')
