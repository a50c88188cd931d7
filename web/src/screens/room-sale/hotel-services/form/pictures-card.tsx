import { hotelServiceCalls } from '@innkeeper/protocol/calls/room-sale/hotel-service'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import type { RecordForm } from '#record/record-stem.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { PickFile } from '#ui/fields/files/pick-file.tsx'
import { FieldStack } from '#ui/forms/form-grid.tsx'
import { Card } from '#ui/page/card.tsx'
import { SortableGrid } from '#ui/photos/sorting/sortable-grid.tsx'
import { PictureProgress } from '#ui/photos/uploading/picture-progress.tsx'
import { usePicture } from '#ui/photos/uploading/use-picture.ts'
import { smallPicture } from '../hotel-services.ts'
import styles from '../hotel-services.module.css'

type Form = RecordForm<'service'>

const limits = hotelServiceCalls['service/upload-image'].upload
const mostPictures = 10

/** The picture of a service in lists, and its other pictures. */
export const PicturesCard = ({ form }: { form: Form }) => {
  const { value, error, change } = form.field('thumbnail')
  return (
    <Card title={title}>
      <FieldStack>
        <Thumbnail url={value ?? ''} error={error} change={change} locked={form.reason !== undefined} />
        <MorePictures form={form} />
      </FieldStack>
    </Card>
  )
}

type ThumbnailProps = { url: string; error: string | undefined; change: (url: string) => void; locked?: boolean }

/** The picture that stands for the service: uploaded as soon as it is chosen. */
export const Thumbnail = ({ url, error, change, locked = false }: ThumbnailProps) => {
  const t = useSay()
  const upload = usePicture('service/upload-image', change, limits)
  return (
    <fieldset className={styles['picture']} aria-invalid={error !== undefined}>
      <legend className={styles['legend']}>{t(thumbnailWords)}</legend>
      {url !== '' && <img src={url} alt={t(thumbnailWords)} />}
      {!locked && (
        <div>
          <PickFile words={url === '' ? chooseWords : otherWords} accept={limits.accept} give={upload.send} pending={upload.busy} />
        </div>
      )}
      <PictureProgress item={upload.item} retry={upload.retry} limits={limits} />
      <p className={styles['note']}>{t(limitWords)}</p>
      {error !== undefined && (
        <p className={styles['error']} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}

const MorePictures = ({ form }: { form: Form }) => {
  const t = useSay()
  const images = form.values.images ?? []
  const change = (next: readonly string[]) => form.set('images', [...new Set(next)])
  const upload = usePicture('service/upload-image', (url) => change([...images, url]), limits)
  const locked = form.reason !== undefined || upload.busy
  const { error } = form.field('images')
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
      {form.reason === undefined && images.length < mostPictures && (
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
const thumbnailWords = say('Ảnh đại diện', 'Thumbnail')
const chooseWords = say('Chọn ảnh đại diện', 'Choose the thumbnail')
const otherWords = say('Chọn ảnh đại diện khác', 'Choose another thumbnail')
const limitWords = say('JPEG, PNG hoặc WebP, tối đa 8 MB, từ 800 × 600.', 'JPEG, PNG or WebP, 8 MB at most, from 800 × 600.')
const moreWords = say('Ảnh khác', 'More pictures')
const pictureName = say('Ảnh {number}', 'Picture {number}')
const addWords = say('Thêm ảnh', 'Add a picture')
const removeWords = say('Bỏ ảnh {number}', 'Remove picture {number}')
