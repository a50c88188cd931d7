import { hotelServiceCalls } from '@innkeeper/protocol/calls/room-sale/hotel-service'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import type { Field } from '#kit/forms/field-state.ts'
import { IconButton } from '../../buttons/icon-button.tsx'
import { PickFile } from '../../fields/files/pick-file.tsx'
import { FieldStack } from '../../forms/form-grid.tsx'
import { Card } from '../../page/card.tsx'
import { SortableGrid } from '../sorting/sortable-grid.tsx'
import { PictureProgress } from '../uploading/picture-progress.tsx'
import { usePicture } from '../uploading/use-picture.ts'
import { PictureField } from './picture-field.tsx'
import { smallPicture } from './small-picture.ts'
import styles from './pictures-card.module.css'

/** The fields of a record that has pictures. */
type PicturesCardProps = {
  thumbnail: Field<string>
  images: Field<string[]>
  setImages: (next: readonly string[]) => void
  locked: boolean
}

const limits = hotelServiceCalls['service/upload-image'].upload
const mostPictures = 10

/** The picture of what is sold, in lists, and its other pictures. */
export const PicturesCard = ({ thumbnail: { value, error, change }, images, setImages, locked }: PicturesCardProps) => (
  <Card title={title}>
    <FieldStack>
      <Thumbnail url={value ?? ''} error={error} change={change} locked={locked} />
      <MorePictures field={images} set={setImages} lockedNow={locked} />
    </FieldStack>
  </Card>
)

type ThumbnailProps = { url: string; error: string | undefined; change: (url: string) => void; locked?: boolean }

/** The picture that stands for what is sold: uploaded as soon as it is chosen. */
export const Thumbnail = (props: ThumbnailProps) => (
  <PictureField {...props} path="service/upload-image" limits={limits} words={thumbnailWords} />
)

type MorePicturesProps = { field: Field<string[]>; set: PicturesCardProps['setImages']; lockedNow: boolean }

const MorePictures = ({ field, set, lockedNow }: MorePicturesProps) => {
  const t = useSay()
  const images = field.value ?? []
  const change = (next: readonly string[]) => set([...new Set(next)])
  const upload = usePicture('service/upload-image', (url) => change([...images, url]), limits)
  const locked = lockedNow || upload.busy
  const { error } = field
  return (
    <fieldset className={styles['picture']} aria-invalid={error !== undefined}>
      <legend className={styles['legend']}>{t(moreWords)}</legend>
      {images.length > 0 && (
        <SortableGrid
          words={moreWords}
          items={images}
          keyOf={(url) => url}
          nameOf={(url) => t(pictureName, { number: images.indexOf(url) + 1 })}
          locked={locked}
          change={change}
          renderItem={(url, place, moves) => (
            <div className={styles['tile']}>
              <img src={smallPicture(url)} alt={t(pictureName, { number: place })} draggable={false} />
              {!locked && (
                <span>
                  {moves}
                  <IconButton
                    icon="x"
                    words={removeWords}
                    values={{ number: place }}
                    size="small"
                    onClick={() => change(images.filter((other) => other !== url))}
                  />
                </span>
              )}
            </div>
          )}
        />
      )}
      {!lockedNow && images.length < mostPictures && (
        <div>
          <PickFile words={addWords} accept={limits.accept} give={upload.send} pending={upload.busy} />
        </div>
      )}
      <PictureProgress item={upload.item} retry={upload.retry} limits={limits} />
      {error !== undefined && (
        <p className={styles['error']} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}

const title = say('Ảnh', 'Pictures')
const thumbnailWords = {
  legend: say('Ảnh đại diện', 'Thumbnail'),
  choose: say('Chọn ảnh đại diện', 'Choose the thumbnail'),
  other: say('Chọn ảnh đại diện khác', 'Choose another thumbnail'),
  limit: say('JPEG, PNG hoặc WebP, tối đa 8 MB, từ 800 × 600.', 'JPEG, PNG or WebP, 8 MB at most, from 800 × 600.'),
}
const moreWords = say('Ảnh khác', 'More pictures')
const pictureName = say('Ảnh {number}', 'Picture {number}')
const addWords = say('Thêm ảnh', 'Add a picture')
const removeWords = say('Bỏ ảnh {number}', 'Remove picture {number}')
