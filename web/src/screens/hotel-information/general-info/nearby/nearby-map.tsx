import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { nameOf, type Named } from '#kit/language/names.ts'
import { useMay } from '#kit/session/rights.ts'
import { useSession } from '#kit/session/session-context.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { paths } from '#paths.ts'
import { Banner } from '#ui/states/banner.tsx'
import { Card } from '#ui/page/card.tsx'
import { Link } from '#ui/buttons/link.tsx'
import { MapPlan } from '#ui/map/map-plan.tsx'
import type { MapPoint } from '#ui/map/map-point.ts'

type Placed = Named & { readonly latitude: number | null; readonly longitude: number | null }

/** The property among its nearby places (rings) and the other landmarks around (dots). */
export const NearbyMap = () => {
  const t = useSay()
  const { property } = useSession()
  const mayReadForm = useMay('info/general')
  const { data: around } = useRead('area/get-landmark-all', {})
  const { data: own } = useRead('area/get-all', { limit: 100 })
  const pointsOf = (places: readonly (Placed & { readonly key: string })[], chosen: boolean): MapPoint[] =>
    places.flatMap(({ key, latitude, longitude, ...place }) =>
      latitude === null || longitude === null ? [] : [{ key, position: { latitude, longitude }, name: t(nameOf(place)), chosen }],
    )
  const points = [
    ...pointsOf(
      (own?.rows ?? []).map((place) => ({ ...place, key: place.id })),
      true,
    ),
    ...pointsOf(
      (around?.landmarks ?? []).filter(({ added }) => !added).map((place) => ({ ...place, key: place.landmarkCode })),
      false,
    ),
  ]
  return (
    <Card title={mapTitle}>
      {around?.position === null && (
        <Banner tone="amber" act={mayReadForm && <Link to={paths.generalInfo(property, 'register')}>{t(goPin)}</Link>}>
          {t(noPin)}
        </Banner>
      )}
      <MapPlan words={mapTitle} pin={around?.position ?? null} points={points} />
    </Card>
  )
}

const mapTitle = say('Quanh đây', 'Around here')
const noPin = say('Chưa ghim vị trí nên chưa tính được khoảng cách.', 'There is no pin yet, so distances cannot be computed.')
const goPin = say('Ghim vị trí', 'Set the pin')
