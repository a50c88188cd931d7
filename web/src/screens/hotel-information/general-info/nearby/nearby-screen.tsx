import { landmarkKindCodes, landmarkKinds } from '@innkeeper/protocol/codes/landmark-kinds'
import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { z } from 'zod'
import { ask } from '#kit/calls/ask.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { useLack } from '#kit/session/rights.ts'
import { useSession } from '#kit/session/session-context.ts'
import { useList } from '#kit/calls/use-list.ts'
import { Banner } from '#ui/states/banner.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { ExportButton } from '#ui/lists/export-button.tsx'
import { FilterBar } from '#ui/lists/filter-bar.tsx'
import { Pager } from '#ui/lists/pager.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TableList } from '#ui/lists/table-list.tsx'
import { GeneralInfoSection } from '../general-info-section.tsx'
import { DeletePlace } from './delete-place.tsx'
import { LandmarkSuggestions } from './landmark-suggestions.tsx'
import type { NearbyPlace } from './nearby-words.ts'
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
  const locked = lack !== undefined
  const [edited, setEdited] = useState<NearbyPlace | 'new' | null>(null)
  const [deleting, setDeleting] = useState<NearbyPlace | null>(null)
  const list = useList('area/get-all', { filter: filterSchema, input: (filter, page) => ({ ...askedBy(filter), ...page }) })
  const columns = useNearbyColumns(setDeleting, locked)
  const add = (
    <Button
      words={addWords}
      look="primary"
      icon="plus"
      reason={lack}
      opens={{ kind: 'dialog', open: edited === 'new' }}
      onClick={() => setEdited('new')}
    />
  )
  return (
    <GeneralInfoSection part="nearby" acts={add}>
      {lack !== undefined && <Banner tone="cham">{t(lack)}</Banner>}
      <div className={styles['columns']}>
        <div className={styles['list']}>
          <FilterBar
            search={
              <SearchField words={findWords} example={findExample} value={list.filter.text} change={(text) => list.change({ text })} />
            }
            count={list.filtered ? 1 : 0}
            clear={list.clear}
            aside={<ExportButton total={list.total} read={() => ask('area/export', askedBy(list.filter), { property })} />}
          >
            <SelectField
              bare
              searchable
              field={plainField({ label: kindWords, value: list.filter.kind, change: (kind) => list.change({ kind: kind ?? 'all' }) })}
              choices={kinds}
            />
          </FilterBar>
          <TableList
            what={what}
            list={list}
            columns={columns}
            keyOf={({ id }) => id}
            nameOf={(place) => t(nameOf(place))}
            open={setEdited}
            empty={empty}
          />
          <Pager list={list} />
        </div>
        <div className={styles['side']}>
          <NearbyMap />
          <LandmarkSuggestions locked={locked} />
        </div>
      </div>
      {edited !== null && <PlaceDialog place={edited === 'new' ? null : edited} locked={locked} onClose={() => setEdited(null)} />}
      {deleting !== null && <DeletePlace place={deleting} onClose={() => setDeleting(null)} />}
    </GeneralInfoSection>
  )
}

const askedBy = ({ text, kind }: z.output<typeof filterSchema>) => ({ text, ...(kind === 'all' ? {} : { kind }) })

const what = say('địa điểm lân cận', 'the nearby places')
const addWords = say('Thêm địa điểm', 'Add a place')
const findWords = say('Tìm địa điểm', 'Find a place')
const findExample = say('Tên, không cần dấu', 'Name, with or without marks')
const kindWords = say('Loại địa điểm', 'Kind of place')
const kinds = [
  { value: 'all' as const, words: say('Mọi loại', 'Any kind') },
  ...landmarkKindCodes.map((value) => ({ value, words: landmarkKinds[value] })),
]
const empty = say(
  'Chưa có địa điểm nào. Chọn từ gợi ý hoặc thêm địa điểm của mình.',
  'There is no place yet. Choose from the suggestions or add one of your own.',
)
