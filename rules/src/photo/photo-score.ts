import type { PropertyKind } from '#property/property-kind.ts'

/** The kinds of photo that travellers look for; there should be at least one of each. */
export const wantedKinds = ['facade', 'lobby', 'bathroom', 'restaurant', 'pool', 'surroundings'] as const

/** A kind of photo that travellers look for. */
export type WantedKind = (typeof wantedKinds)[number]

/** The number of photos that a room type needs, so that a traveller sees the bed, the room and the view. */
export const photosOfRoomType = 3

/** The length of a photo's longer side, in pixels, from which it is sharp on a large screen. */
export const sharpSide = 1920

/** The stored facts about a property's photos. */
export type PhotoFacts = {
  /** A playground has no lobby and no bathroom to show. */
  readonly property: PropertyKind
  readonly hasMain: boolean
  readonly photos: readonly {
    readonly category: string
    readonly width: number
    readonly height: number
    /** There is a caption in both languages. */
    readonly captioned: boolean
    /** Whether travellers see it: the property or one of its room types shows it. A photo that is only in the library does not count. */
    readonly shown: boolean
  }[]
  readonly roomTypes: readonly { readonly id: string; readonly photos: number }[]
  /** Whether the property has a pool; without one, no photo of a pool is asked for. */
  readonly hasPool: boolean
}

type Advised = { readonly missing: number } & (
  | { readonly reason: 'main' | 'captions' | 'resolution' }
  /** `inLibrary`: the library has such a photo, it only has to be chosen. */
  | { readonly reason: WantedKind; readonly inLibrary: boolean }
  | { readonly reason: 'room'; readonly roomTypeId: string }
)

/** One suggestion for the photos, with the points out of 100 that it adds; `missing` is the number of missing photos. */
export type PhotoAdvice = Advised & { readonly gain: number }

/** The quality of a property's photos, from 0 to 100, and suggestions, the largest gain first. */
export type PhotoScore = { readonly score: number; readonly advice: readonly PhotoAdvice[] }

const weights = {
  main: 15,
  facade: 10,
  lobby: 8,
  room: 25,
  bathroom: 8,
  restaurant: 8,
  pool: 8,
  surroundings: 6,
  captions: 7,
  resolution: 5,
} as const

type Part = { readonly weight: number; readonly share: number; readonly advice: readonly Loss[] }

// A suggestion before its points are known: the share of its part that it would add.
type Loss = Advised & { readonly share: number }

/**
 * The score of a property's photos. Photos of what a property does not have (a pool, a lobby, room types) are not asked for, and the other
 * parts count for more.
 */
export const photoScore = (facts: PhotoFacts): PhotoScore => {
  const parts = partsOf(facts)
  const possible = parts.reduce((sum, part) => sum + part.weight, 0)
  const gained = parts.reduce((sum, part) => sum + part.weight * part.share, 0)
  const advice = parts.flatMap(({ weight, advice: losses }) =>
    losses.map(({ share, ...loss }): PhotoAdvice => ({ ...loss, gain: Math.max(1, Math.round((100 * weight * share) / possible)) })),
  )
  return { score: wholePoints((100 * gained) / possible), advice: advice.toSorted((one, other) => other.gain - one.gain) }
}

// Rounded down, so that 100 means that nothing is missing; sums of thirds may be slightly below a whole number because of floating point.
const wholePoints = (points: number): number => Math.floor(points + 1e-9)

const partsOf = (facts: PhotoFacts): readonly Part[] => {
  const { hasMain, photos, roomTypes } = facts
  const shown = photos.filter((photo) => photo.shown)
  return [
    { weight: weights.main, share: hasMain ? 1 : 0, advice: hasMain ? [] : [{ reason: 'main', missing: 1, share: 1 }] },
    ...kindsOf(facts).map((kind) => kindPart(kind, photos)),
    ...roomPart(roomTypes),
    sharePart('captions', shown, ({ captioned }) => captioned),
    sharePart('resolution', shown, ({ width, height }) => Math.max(width, height) >= sharpSide),
  ]
}

const kindsOf = ({ property, hasPool }: PhotoFacts): readonly WantedKind[] => {
  const ofHotels: readonly WantedKind[] = ['lobby', 'bathroom']
  return wantedKinds.filter((kind) => (kind !== 'pool' || hasPool) && (property === 'hotel' || !ofHotels.includes(kind)))
}

const kindPart = (kind: WantedKind, photos: PhotoFacts['photos']): Part => {
  const ofKind = photos.filter(({ category }) => category === kind)
  if (ofKind.some(({ shown }) => shown)) return { weight: weights[kind], share: 1, advice: [] }
  return { weight: weights[kind], share: 0, advice: [{ reason: kind, missing: 1, share: 1, inLibrary: ofKind.length > 0 }] }
}

const roomPart = (roomTypes: PhotoFacts['roomTypes']): readonly Part[] => {
  if (roomTypes.length === 0) return []
  const wanted = photosOfRoomType * roomTypes.length
  const losses = roomTypes
    .map(({ id, photos }) => ({ roomTypeId: id, missing: Math.max(0, photosOfRoomType - photos) }))
    .filter(({ missing }) => missing > 0)
    .map((room): Loss => ({ reason: 'room', ...room, share: room.missing / wanted }))
  return [{ weight: weights.room, share: 1 - losses.reduce((sum, { share }) => sum + share, 0), advice: losses }]
}

// If no photo is shown, there is none to caption or to replace: those points are missing, but the advice is to add photos first.
const sharePart = (
  reason: 'captions' | 'resolution',
  photos: PhotoFacts['photos'],
  isGood: (photo: PhotoFacts['photos'][number]) => boolean,
): Part => {
  if (photos.length === 0) return { weight: weights[reason], share: 0, advice: [] }
  const missing = photos.filter((photo) => !isGood(photo)).length
  const share = missing / photos.length
  return { weight: weights[reason], share: 1 - share, advice: missing === 0 ? [] : [{ reason, missing, share }] }
}
