import type { Photo } from '@innkeeper/protocol/shapes/photo'
import { say, type Saying } from '@innkeeper/protocol/say'
import type { ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { Badge, type StateLook } from '../../page/badge.tsx'
import { IconButton } from '../../buttons/icon-button.tsx'
import { PhotoCaption } from '../photo-caption.tsx'
import styles from './photo-order.module.css'
import { PhotoTile } from '../photo-tile.tsx'
import { photoLabel } from '../photo-words.ts'
import { SortableGrid } from '../sorting/sortable-grid.tsx'
import type { PhotoListEdit } from './use-photo-list.ts'

/** Photos in their order: the first is the main one, each can be moved, made the main one or taken out. */
export const PhotoOrder = ({ words, edit, locked }: { words: Saying; edit: PhotoListEdit; locked: boolean }) => {
  const t = useSay()
  return (
    <SortableGrid
      words={words}
      items={edit.photos}
      keyOf={({ id }) => id}
      nameOf={(photo) => t(photoLabel(photo))}
      change={edit.order}
      locked={locked}
      renderItem={(photo, place, moves) => <OrderedPhoto photo={photo} place={place} moves={moves} edit={locked ? null : edit} />}
    />
  )
}

type OrderedPhotoProps = { photo: Photo; place: number; moves: ReactNode; edit: PhotoListEdit | null }

const OrderedPhoto = ({ photo, place, moves, edit }: OrderedPhotoProps) => {
  const t = useSay()
  const values = { name: t(photoLabel(photo)) }
  return (
    <PhotoTile
      photo={photo}
      sizes={tileSizes}
      corner={<span className={styles['place']}>{place}</span>}
      mark={place === 1 && <Badge state={mainLook} />}
    >
      <PhotoCaption photo={photo} />
      {edit !== null && (
        <div className={styles['acts']}>
          {moves}
          <span className={styles['more']}>
            {place > 1 && <IconButton icon="star" words={makeMain} values={values} size="small" onClick={() => edit.makeMain(photo.id)} />}
            <IconButton icon="x" words={takeOut} values={values} size="small" onClick={() => edit.remove(photo.id)} />
          </span>
        </div>
      )}
    </PhotoTile>
  )
}

const tileSizes = '(max-width: 767px) 45vw, 240px'
const mainLook: StateLook = { words: say('Ảnh chính', 'Main photo'), tone: 'cham', icon: 'star' }
const makeMain = say('Đặt {name} làm ảnh chính', 'Make {name} the main photo')
const takeOut = say('Bỏ {name} khỏi danh sách, ảnh vẫn còn trong thư viện', 'Take {name} out; it stays in the library')
