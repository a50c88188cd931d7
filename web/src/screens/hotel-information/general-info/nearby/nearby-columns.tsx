import { formatDistance, formatTravel } from '@innkeeper/protocol/format/format-distance'
import { landmarkKinds } from '@innkeeper/protocol/codes/landmark-kinds'
import { say } from '@innkeeper/protocol/say'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { nameColumn } from '#record/record-columns.tsx'
import { SecondLine, type Column } from '#ui/lists/table/table-list.tsx'
import { noDistance, type NearbyPlace } from './nearby-words.ts'

/** The columns of the nearby places: what and of which kind, how far and about how long the way takes. */
export const useNearbyColumns = (): readonly Column<NearbyPlace>[] => {
  const t = useSay()
  const { language } = useLanguage()
  return [
    nameColumn(nameHead),
    { key: 'kind', sortBy: 'kind', head: kindHead, phone: 'hidden', cell: (place) => t(landmarkKinds[place.kind]) },
    {
      key: 'distance',
      sortBy: 'distance',
      head: distanceHead,
      right: true,
      min: 164,
      cell: ({ distance, travel }) => (
        <>
          {distance === null ? t(noDistance) : formatDistance(distance, language)}
          {travel !== null && <SecondLine>{formatTravel(travel, language)}</SecondLine>}
        </>
      ),
    },
  ]
}

const nameHead = say('Địa điểm', 'Place')
const kindHead = say('Loại', 'Kind')
const distanceHead = say('Khoảng cách', 'Distance')
