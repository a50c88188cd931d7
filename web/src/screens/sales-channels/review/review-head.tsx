import { typeWords } from '@innkeeper/protocol/codes/property-types'
import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Icon } from '#ui/look/icon.tsx'
import { PhotoImage } from '#ui/photos/photo-image.tsx'
import { photoName } from '@innkeeper/protocol/shapes/photo'
import type { ReviewPage } from './review-stay.ts'
import styles from './review.module.css'

const shownAtOnce = 5

/** The property's photos, its name, where it is and what it says of itself. */
export const ReviewHead = ({ page }: { page: ReviewPage }) => {
  const t = useSay()
  const { language } = useLanguage()
  const { property } = page
  const description = property.description[language] || property.description.vi || property.description.en
  return (
    <section className={styles['head']} aria-label={t(property.name)}>
      <Photos photos={page.photos} />
      <div className={styles['name']}>
        <h2>{t(property.name)}</h2>
        {property.star !== null && <Stars count={property.star} />}
      </div>
      <p className={styles['muted']}>
        {[property.typeCode === null ? '' : t(typeWords(property.typeCode)), property.address, t(property.place)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {description !== '' && <p className={styles['description']}>{description}</p>}
    </section>
  )
}

const Stars = ({ count }: { count: number }) => {
  const t = useSay()
  return (
    <span className={styles['stars']} role="img" aria-label={t(starsWords, { count })}>
      {Array.from({ length: count }, (_, at) => (
        <Icon key={at} name="star" />
      ))}
    </span>
  )
}

const Photos = ({ photos }: { photos: ReviewPage['photos'] }) => {
  const t = useSay()
  const [open, setOpen] = useState(false)
  if (photos.length === 0) return <p className={styles['muted']}>{t(noPhotos)}</p>
  const shown = photos.slice(0, shownAtOnce)
  return (
    <div className={styles['photos']} data-count={shown.length}>
      {shown.map((photo, at) => (
        <PhotoImage key={photo.id} photo={photo} sizes={at === 0 ? '(max-width: 48em) 100vw, 50vw' : '(max-width: 48em) 50vw, 25vw'} />
      ))}
      <div className={styles['all']}>
        <Button
          words={allPhotos}
          values={{ count: photos.length }}
          icon="photo"
          onClick={() => setOpen(true)}
          opens={{ kind: 'dialog', open }}
        />
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title={photosTitle}>
        <div className={styles['gallery']}>
          {photos.map((photo) => (
            <figure key={photo.id}>
              <PhotoImage photo={photo} sizes="(max-width: 48em) 100vw, 600px" silent whole />
              <figcaption>{t(photoName(photo))}</figcaption>
            </figure>
          ))}
        </div>
      </Dialog>
    </div>
  )
}

const starsWords = say('{count} sao', '{count} stars')
const noPhotos = say('Chưa có ảnh nào.', 'There are no photos yet.')
const allPhotos = say('Xem {count} ảnh', 'See {count} photos')
const photosTitle = say('Ảnh của chỗ nghỉ', 'Photos of the property')
