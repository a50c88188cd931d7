import { announcementCalls } from '@innkeeper/protocol/calls/account/announcement'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import type { RecordForm } from '#record/record-stem.ts'
import { Banner } from '#ui/states/banner.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Card } from '#ui/page/card.tsx'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { FieldStack } from '#ui/forms/form-grid.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { PictureProgress } from '#ui/photos/uploading/picture-progress.tsx'
import { usePicture } from '#ui/photos/uploading/use-picture.ts'
import { PickFile } from '#ui/fields/files/pick-file.tsx'
import { TextAreaField } from '#ui/fields/text-area-field.tsx'
import styles from './slide-cards.module.css'

const mostSlides = 10

/** The slides of an announcement, in the order in which they are turned. */
export const SlideCards = ({ form }: { form: RecordForm<'announcement'> }) => {
  const t = useSay()
  const slides = (form.values.slides ?? []).map(whole)
  const change = (next: readonly WholeSlide[]) => form.set('slides', [...next])
  const wrong = form.errors.find(({ field }) => field === 'slides')
  const move = (from: number, to: number) => change(slides.map((slide, place) => at(slides, place, from, to) ?? slide))
  return (
    <>
      {wrong !== undefined && <Banner tone="red">{wrong.message}</Banner>}
      {slides.map((slide, index) => (
        // The slides have no id of their own: their place is what they are.
        <Card
          key={`slide ${String(index)}`}
          title={slideTitle}
          values={{ number: index + 1 }}
          aside={
            <span className={styles['acts']}>
              {index > 0 && (
                <IconButton icon="chevron-up" words={upWords} values={{ number: index + 1 }} onClick={() => move(index, index - 1)} />
              )}
              {index < slides.length - 1 && (
                <IconButton icon="chevron-down" words={downWords} values={{ number: index + 1 }} onClick={() => move(index, index + 1)} />
              )}
              {slides.length > 1 && (
                <IconButton
                  icon="trash"
                  words={removeWords}
                  values={{ number: index + 1 }}
                  onClick={() => change(slides.filter((_other, place) => place !== index))}
                />
              )}
            </span>
          }
        >
          <FieldStack>
            <TextAreaField field={form.field(`slides.${index}.contentVi`)} />
            <TextAreaField field={form.field(`slides.${index}.contentEn`)} />
            <SlidePicture url={slide.imageUrl} change={(url) => form.set(`slides.${index}.imageUrl`, url)} />
            <CheckField field={form.field(`slides.${index}.active`)} />
          </FieldStack>
        </Card>
      ))}
      <div>
        <Button
          words={addWords}
          icon="plus"
          reason={slides.length >= mostSlides ? full : undefined}
          onClick={() => change([...slides, whole({ active: true })])}
        />
      </div>
      <p className="note">{t(pictureNote)}</p>
    </>
  )
}

/** The picture of a slide: uploaded as soon as it is chosen. */
export const SlidePicture = ({ url, change }: { url: string; change: (url: string) => void }) => {
  const upload = usePicture('announcement/upload-image', change)
  return (
    <div className={styles['picture']}>
      {url !== '' && <img src={url} alt="" />}
      <div className={styles['acts']}>
        <PickFile words={url === '' ? chooseWords : otherWords} accept={accept} give={upload.send} pending={upload.busy} size="small" />
        {url !== '' && <Button words={withoutWords} look="quiet" size="small" onClick={() => change('')} />}
      </div>
      <PictureProgress item={upload.item} retry={upload.retry} />
    </div>
  )
}

type WholeSlide = { readonly active: boolean; readonly imageUrl: string; readonly contentVi: string; readonly contentEn: string }
type TypedSlide = { readonly [K in keyof WholeSlide]?: WholeSlide[K] | undefined }

const whole = ({ active = true, imageUrl = '', contentVi = '', contentEn = '' }: TypedSlide): WholeSlide => ({
  active,
  imageUrl,
  contentVi,
  contentEn,
})

// Two neighbours change places.
const at = (slides: readonly WholeSlide[], place: number, from: number, to: number): WholeSlide | undefined => {
  if (place === from) return slides[to]
  return place === to ? slides[from] : undefined
}

const { accept } = announcementCalls['announcement/upload-image'].upload
const slideTitle = say('Trang {number}', 'Slide {number}')
const upWords = say('Đưa trang {number} lên trước', 'Move slide {number} up')
const downWords = say('Đưa trang {number} ra sau', 'Move slide {number} down')
const removeWords = say('Bỏ trang {number}', 'Remove slide {number}')
const addWords = say('Thêm trang', 'Add a slide')
const full = say('Đã đủ 10 trang.', 'There are 10 slides already.')
const chooseWords = say('Chọn ảnh', 'Choose a picture')
const otherWords = say('Chọn ảnh khác', 'Choose another picture')
const withoutWords = say('Bỏ ảnh', 'Remove the picture')
const pictureNote = say(
  'Ảnh chỉ minh hoạ: điều cần biết phải có trong nội dung của cả hai ngôn ngữ.',
  'A picture only illustrates: write what people must know in both languages.',
)
