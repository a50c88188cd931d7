import { say } from '@innkeeper/protocol/say'
import { plainField } from '#kit/forms/field-state.ts'
import { FilterBar } from '#ui/lists/filter-bar.tsx'
import { anyCategoryChoices } from '#ui/photos/photo-words.ts'
import { SearchField } from '#ui/fields/search-field.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import type { GalleryFilter } from './gallery-filter.ts'
import styles from './gallery.module.css'

type GalleryFiltersProps = {
  list: { readonly filter: GalleryFilter; readonly change: (patch: Partial<GalleryFilter>) => void; readonly clear: () => void }
}

/** What the photos are found by: words, kind, whether they are shown, and what they lack. */
export const GalleryFilters = ({ list: { filter, change, clear } }: GalleryFiltersProps) => {
  const count = [filter.text !== '', filter.category !== 'all', filter.use !== 'all', filter.lack !== 'none'].filter(Boolean).length
  return (
    <FilterBar
      search={<SearchField words={findWords} example={findExample} value={filter.text} change={(text) => change({ text })} />}
      count={count}
      clear={clear}
    >
      <div className={styles['filter']}>
        <SelectField
          bare
          field={plainField({ label: kindWords, value: filter.category, change: (category) => change({ category: category ?? 'all' }) })}
          choices={anyCategoryChoices}
        />
      </div>
      <div className={styles['filter']}>
        <SelectField
          bare
          field={plainField({ label: shownWords, value: filter.use, change: (use) => change({ use: use ?? 'all' }) })}
          choices={shownChoices}
        />
      </div>
      <div className={styles['filter']}>
        <SelectField
          bare
          field={plainField({ label: lackWords, value: filter.lack, change: (lack) => change({ lack: lack ?? 'none' }) })}
          choices={lackChoices}
        />
      </div>
    </FilterBar>
  )
}

const findWords = say('Tìm ảnh', 'Find a photo')
const findExample = say('Chú thích hoặc tên tệp', 'Caption or file name')
const kindWords = say('Loại ảnh', 'Kind of photo')
const shownWords = say('Dùng hay chưa', 'Used or not')
const shownChoices = [
  { value: 'all', words: say('Dùng và chưa dùng', 'Used and unused') },
  { value: 'used', words: say('Đang dùng', 'In use') },
  { value: 'unused', words: say('Chưa dùng', 'Not used') },
] as const
const lackWords = say('Cần bổ sung', 'What is missing')
const lackChoices = [
  { value: 'none', words: say('Đủ và thiếu', 'Complete or not') },
  { value: 'captions', words: say('Thiếu chú thích', 'Captions missing') },
  { value: 'resolution', words: say('Độ phân giải thấp', 'Low resolution') },
] as const
