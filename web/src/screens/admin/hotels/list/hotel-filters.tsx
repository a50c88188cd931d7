import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import { propertyKindWords, propertyStateWords } from '@innkeeper/protocol/words/property/property-words'
import { say } from '@innkeeper/protocol/say'
import { propertyStates, type PropertyState } from '@innkeeper/rules/property/property-states'
import { plainField } from '#kit/forms/field-state.ts'
import { FilterBar } from '#ui/lists/filter-bar.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import type { HotelFilter } from './hotel-filter.ts'

type HotelFiltersProps = {
  list: { readonly filter: HotelFilter; readonly change: (patch: Partial<HotelFilter>) => void; readonly clear: () => void }
}

/** The filters of the properties: words, kind, state. */
export const HotelFilters = ({ list: { filter, change, clear } }: HotelFiltersProps) => (
  <FilterBar
    search={<SearchField words={findWords} example={findExample} value={filter.text} change={(text) => change({ text })} />}
    count={[filter.text !== '', filter.kind, filter.state].filter((set) => set !== undefined && set !== false).length}
    clear={clear}
  >
    <SelectField
      bare
      field={plainField<PropertyKind | 'all'>({
        label: kindWords,
        value: filter.kind ?? 'all',
        change: (kind) => change({ kind: kind === 'all' ? undefined : kind }),
      })}
      choices={kinds}
    />
    <SelectField
      bare
      field={plainField<PropertyState | 'all'>({
        label: stateWords,
        value: filter.state ?? 'all',
        change: (state) => change({ state: state === 'all' ? undefined : state }),
      })}
      choices={states}
    />
  </FilterBar>
)

const findWords = say('Tìm khách sạn', 'Find a hotel')
const findExample = say('Tên, mã, mã số thuế', 'Name, code, tax code')
const kindWords = say('Lĩnh vực', 'Kind')
const stateWords = say('Trạng thái', 'Status')
const kinds = [
  { value: 'all', words: say('Mọi loại', 'Any kind') },
  { value: 'hotel', words: propertyKindWords.hotel },
  { value: 'playground', words: propertyKindWords.playground },
] as const
const states = [
  { value: 'all', words: say('Mọi trạng thái', 'Any status') } as const,
  ...propertyStates.map((value) => ({ value, words: propertyStateWords[value] })),
]
