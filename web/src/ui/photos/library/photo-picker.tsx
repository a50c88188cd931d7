import type { ImageCategory } from '@innkeeper/protocol/codes/image-categories'
import type { Photo } from '@innkeeper/protocol/shapes/photo'
import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { useRead } from '#kit/calls/use-read.ts'
import { Button } from '../../buttons/button.tsx'
import { Dialog } from '../../dialogs/dialog.tsx'
import { EmptyList, FilteredEmpty } from '../../lists/empty.tsx'
import { Failed } from '../../states/failed.tsx'
import { Pager } from '../../lists/pages/pager.tsx'
import { SearchField } from '../../fields/search-field.tsx'
import { SelectField } from '../../fields/choice/select-field.tsx'
import { Skeleton } from '../../states/skeleton.tsx'
import { PhotoCaption } from '../photo-caption.tsx'
import { PhotoGrid } from '../photo-grid.tsx'
import { PhotoPick } from './photo-pick.tsx'
import styles from './photo-picker.module.css'
import { PhotoTile } from '../photo-tile.tsx'
import { anyCategoryChoices, photoLabel } from '../photo-words.ts'

type PhotoPickerProps = {
  onClose: () => void
  /** The photos that are there already: they cannot be chosen again. */
  taken: ReadonlySet<string>
  /** Told the chosen photos, in the order in which they were chosen. */
  choose: (photos: readonly Photo[]) => void
}

const size = 12

/** Photos chosen from the library: searched, by kind, page by page; what is chosen stays chosen meanwhile. */
export const PhotoPicker = ({ onClose, taken, choose }: PhotoPickerProps) => {
  const t = useSay()
  const [picked, setPicked] = useState<readonly Photo[]>([])
  const [filter, setFilter] = useState<Filter>(noFilter)
  const toggle = (photo: Photo) =>
    setPicked(picked.some(({ id }) => id === photo.id) ? picked.filter(({ id }) => id !== photo.id) : [...picked, photo])
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      foot={t(chosen, { count: picked.length })}
      acts={
        <>
          <Button words={cancel} onClick={onClose} />
          <Button
            words={picked.length === 0 ? addAny : addThem}
            values={{ count: picked.length }}
            look="primary"
            reason={picked.length === 0 ? chooseFirst : undefined}
            onClick={() => choose(picked)}
          />
        </>
      }
    >
      <div className={styles['filter']}>
        <SearchField
          words={findWords}
          example={findExample}
          value={filter.text}
          change={(text) => setFilter({ ...filter, text, page: 1 })}
        />
        <SelectField
          bare
          field={plainField({
            label: kindWords,
            value: filter.category,
            change: (category) => setFilter({ ...filter, category: category ?? 'all', page: 1 }),
          })}
          choices={anyCategoryChoices}
        />
      </div>
      <Choices filter={filter} change={setFilter} picked={picked} taken={taken} toggle={toggle} />
    </Dialog>
  )
}

type Filter = { readonly text: string; readonly category: ImageCategory | 'all'; readonly page: number }
type ChoicesProps = {
  filter: Filter
  change: (filter: Filter) => void
  picked: readonly Photo[]
  taken: ReadonlySet<string>
  toggle: (photo: Photo) => void
}

const Choices = ({ filter, change, picked, taken, toggle }: ChoicesProps) => {
  const t = useSay()
  const { text, category, page } = filter
  const isPicked = (photo: Photo) => picked.some(({ id }) => id === photo.id)
  const read = useRead(
    'resource/get-images',
    { text, ...(category === 'all' ? {} : { category }), limit: size, offset: (page - 1) * size },
    { keep: true },
  )
  if (read.error !== null && read.data === undefined) return <Failed what={what} error={read.error} again={read.again} />
  if (read.data === undefined) return <Skeleton rows={3} height={150} />
  const { rows, total } = read.data
  if (total === 0) return text === '' && category === 'all' ? <EmptyList words={empty} /> : <FilteredEmpty clear={() => change(noFilter)} />
  return (
    <>
      <PhotoGrid
        small
        words={what}
        items={rows}
        old={read.old}
        keyOf={({ id }) => id}
        renderItem={(photo) => (
          <PhotoTile
            photo={photo}
            sizes={tileSizes}
            current={isPicked(photo)}
            {...(taken.has(photo.id)
              ? { corner: <span className={styles['taken']}>{t(takenWords)}</span> }
              : { pick: <PhotoPick name={t(photoLabel(photo))} picked={isPicked(photo)} change={() => toggle(photo)} /> })}
          >
            <PhotoCaption photo={photo} />
          </PhotoTile>
        )}
      />
      <Pager list={{ total, page, pages: Math.max(1, Math.ceil(total / size)), size, goTo: (next) => change({ ...filter, page: next }) }} />
    </>
  )
}

const noFilter: Filter = { text: '', category: 'all', page: 1 }
const tileSizes = '(max-width: 767px) 45vw, 136px'
const title = say('Chọn ảnh từ thư viện', 'Choose photos from the library')
const what = say('thư viện ảnh', 'the photo library')
const findWords = say('Tìm ảnh', 'Find a photo')
const findExample = say('Chú thích hoặc tên tệp', 'Caption or file name')
const kindWords = say('Loại ảnh', 'Kind of photo')
const empty = say('Thư viện chưa có ảnh nào. Tải ảnh lên ngay ở trang này.', 'The library has no photo yet. Upload photos on this page.')
const chosen = say('Đã chọn {count} ảnh', 'Photos chosen: {count}')
const cancel = say('Không chọn', 'Choose none')
const addAny = say('Thêm ảnh đã chọn', 'Add the chosen photos')
const addThem = say('Thêm {count} ảnh', 'Add photos ({count})')
const chooseFirst = say('Chưa chọn ảnh nào.', 'No photo is chosen yet.')
const takenWords = say('Đã có', 'On the list')
