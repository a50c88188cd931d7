import { nearbySorts } from '@innkeeper/protocol/calls/hotel-information/area'
import { landmarkKindCodes, landmarkKinds } from '@innkeeper/protocol/codes/landmark-kinds'
import { say } from '@innkeeper/protocol/say'
import { z } from 'zod'
import { askFile } from '#kit/calls/files/ask-file.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { useLack } from '#kit/session/rights.ts'
import { useSession } from '#kit/session/session-context.ts'
import { useList } from '#kit/calls/use-list.ts'
import { RecordList } from '#record/record-list.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { FilterBar } from '#ui/lists/filter-bar.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { GeneralInfoSection } from '../general-info-section.tsx'
import { DeletePlace } from './delete-place.tsx'
import { LandmarkSuggestions } from './landmark-suggestions.tsx'
import { nearbyPlaces } from './nearby-places.ts'
import { NearbyMap } from './nearby-map.tsx'
import styles from './nearby.module.css'
import { PlaceDialog } from './place-dialog.tsx'
import { useNearbyColumns } from './nearby-columns.tsx'

const filterSchema = z.object({ text: z.string().catch(''), kind: z.enum(landmarkKindCodes).or(z.literal('all')).catch('all') })

/** The places near the property: on a list by their distance, on the map, suggested, added and changed. */
export const NearbyScreen = () => {
  const t = useSay()
  const { property } = useSession()
  const lack = useLack('area/update')
  const list = useList('area/get-all', {
    sorts: nearbySorts,
    filter: filterSchema,
    input: (filter, page) => ({ ...askedBy(filter), ...page }),
  })
  const { text, kind } = list.filter
  return (
    <RecordList
      kind={nearbyPlaces}
      list={list}
      columns={useNearbyColumns()}
      file={(how) => askFile('area/export', { ...askedBy(list.filter), ...list.order }, { ...how, property })}
      filters={
        <FilterBar
          search={<SearchField words={findWords} example={findExample} value={text} change={(next) => list.change({ text: next })} />}
          count={list.filtered ? 1 : 0}
          clear={list.clear}
        >
          <SelectField
            bare
            searchable
            field={plainField({ label: kindWords, value: kind, change: (next) => list.change({ kind: next ?? 'all' }) })}
            choices={kinds}
          />
        </FilterBar>
      }
      renderDialog={(place, onClose) => <PlaceDialog place={place} onClose={onClose} />}
      renderDelete={(props) => <DeletePlace {...props} />}
      renderFrame={(acts, body) => (
        <GeneralInfoSection part="nearby" acts={acts}>
          {lack !== undefined && <Banner tone="cham">{t(lack)}</Banner>}
          <div className={styles['columns']}>
            <div className={styles['list']}>{body}</div>
            <div className={styles['side']}>
              <NearbyMap />
              <LandmarkSuggestions locked={lack !== undefined} />
            </div>
          </div>
        </GeneralInfoSection>
      )}
    />
  )
}

const askedBy = ({ text, kind }: z.output<typeof filterSchema>) => ({ text, ...(kind === 'all' ? {} : { kind }) })

const findWords = say('Tìm địa điểm', 'Find a place')
const findExample = say('Tên, không cần dấu', 'Name, with or without diacritics')
const kindWords = say('Loại địa điểm', 'Kind of place')
const kinds = [
  { value: 'all' as const, words: say('Mọi loại', 'Any kind') },
  ...landmarkKindCodes.map((value) => ({ value, words: landmarkKinds[value] })),
]
