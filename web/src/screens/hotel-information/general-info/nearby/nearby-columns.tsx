import { formatDistance, formatTravel } from '@innkeeper/protocol/format/format-distance'
import { landmarkKinds } from '@innkeeper/protocol/codes/landmark-kinds'
import { say } from '@innkeeper/protocol/say'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { SecondLine, type Column } from '#ui/lists/table-list.tsx'
import { mayNotChange, noDistance, type NearbyPlace } from './nearby-words.ts'

/** The columns of the nearby places: what and of which kind, how far and about how long the way takes. */
export const useNearbyColumns = (remove: (place: NearbyPlace) => void, locked: boolean): readonly Column<NearbyPlace>[] => {
  const t = useSay()
  const { language } = useLanguage()
  return [
    {
      key: 'name',
      head: nameHead,
      phone: 'first',
      cell: (place) => (
        <>
          <strong>{t(nameOf(place))}</strong>
          <SecondLine>{t(landmarkKinds[place.kind])}</SecondLine>
        </>
      ),
    },
    {
      key: 'distance',
      head: distanceHead,
      right: true,
      cell: ({ distance, travel }) => (
        <>
          {distance === null ? t(noDistance) : formatDistance(distance, language)}
          {travel !== null && <SecondLine>{formatTravel(travel, language)}</SecondLine>}
        </>
      ),
    },
    {
      key: 'acts',
      head: actsHead,
      phone: 'end',
      width: 56,
      cell: (place) => (
        <IconButton
          icon="trash"
          words={removeWords}
          values={{ place: t(nameOf(place)) }}
          reason={locked ? mayNotChange : undefined}
          onClick={() => remove(place)}
        />
      ),
    },
  ]
}

const nameHead = say('Địa điểm', 'Place')
const distanceHead = say('Khoảng cách', 'Distance')
const actsHead = say('Thao tác', 'Actions')
const removeWords = say('Xoá {place}', 'Delete {place}')
