import type { Photo } from '@innkeeper/protocol/shapes/photo'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import type { List } from '#kit/calls/use-list.ts'
import { EmptyList, FilteredEmpty } from '#ui/lists/empty.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Icon } from '#ui/look/icon.tsx'
import { PhotoCaption } from '#ui/photos/photo-caption.tsx'
import { PhotoGrid } from '#ui/photos/photo-grid.tsx'
import { PhotoPick } from '#ui/photos/library/photo-pick.tsx'
import { PhotoTile } from '#ui/photos/photo-tile.tsx'
import { photoLabel } from '#ui/photos/photo-words.ts'
import { Skeleton } from '#ui/states/skeleton.tsx'
import type { GalleryFilter } from './gallery-filter.ts'
import styles from './gallery.module.css'

type GalleryPhotosProps = {
  list: List<Photo, GalleryFilter>
  /** The photo that is looked at, and how another one is. */
  open: { readonly id: string; readonly run: (id: string) => void }
  /** The photos chosen for one act; null where nothing may be done with them. */
  chosen: { readonly ids: ReadonlySet<string>; readonly change: (ids: ReadonlySet<string>) => void } | null
}

/** The photos that the filter leaves: loading, none, failed or side by side. */
export const GalleryPhotos = ({ list, open, chosen }: GalleryPhotosProps) => {
  const nothing = !list.loading && list.error === null && list.rows.length === 0
  return (
    <>
      {list.error !== null && <Failed what={what} error={list.error} again={list.again} readAt={list.rows.length > 0 ? list.readAt : 0} />}
      {list.loading && list.error === null && <Skeleton rows={3} height={220} />}
      {nothing && (list.filtered ? <FilteredEmpty clear={list.clear} /> : <EmptyList words={empty} />)}
      {list.rows.length > 0 && (
        <PhotoGrid
          words={what}
          items={list.rows}
          old={list.old}
          keyOf={({ id }) => id}
          renderItem={(photo) => <GalleryPhoto photo={photo} open={open} chosen={chosen} />}
        />
      )}
    </>
  )
}

type GalleryPhotoProps = Omit<GalleryPhotosProps, 'list'> & { photo: Photo }

const GalleryPhoto = ({ photo, open, chosen }: GalleryPhotoProps) => {
  const t = useSay()
  const isChosen = chosen?.ids.has(photo.id) ?? false
  const uses = photo.usedIn.length
  return (
    <PhotoTile
      photo={photo}
      sizes={tileSizes}
      current={isChosen || open.id === photo.id}
      open={{ words: openWords, run: () => open.run(photo.id), shown: open.id === photo.id }}
      corner={
        chosen !== null && (
          <PhotoPick name={t(photoLabel(photo))} picked={isChosen} change={() => chosen.change(toggled(chosen.ids, photo.id))} />
        )
      }
    >
      <PhotoCaption photo={photo}>
        <span>·</span>
        <span className={styles['use']} data-used={uses > 0}>
          {uses > 0 && <Icon name="check" size={12} />}
          {t(uses === 0 ? unused : uses === 1 ? usedOnce : usedOften, { uses })}
        </span>
      </PhotoCaption>
    </PhotoTile>
  )
}

const toggled = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const others = [...ids].filter((each) => each !== id)
  return new Set(ids.has(id) ? others : [...others, id])
}

const tileSizes = '(max-width: 767px) 45vw, 240px'
const what = say('thư viện ảnh', 'the photo library')
const empty = say(
  'Chưa có ảnh nào. Kéo thả ảnh vào trang hoặc chọn ảnh từ máy để bắt đầu.',
  'There is no photo yet. Drop photos on the page or choose some to begin.',
)
const openWords = say('Mở ảnh {name}', 'Open the photo {name}')
const unused = say('chưa dùng', 'not used')
const usedOnce = say('dùng 1 nơi', 'used in 1 place')
const usedOften = say('dùng {uses} nơi', 'used in {uses} places')
