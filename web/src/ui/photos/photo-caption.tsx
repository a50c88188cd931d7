import { imageCategories } from '@innkeeper/protocol/codes/image-categories'
import type { Photo } from '@innkeeper/protocol/shapes/photo'
import { say } from '@innkeeper/protocol/say'
import type { ReactNode } from 'react'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import styles from './photo-caption.module.css'
import { hasCaption, photoLabel } from './photo-words.ts'

/** What is written below a photo: its caption, or its file while it has none; then what it shows and what else there is to say. */
export const PhotoCaption = ({ photo, children }: { photo: Photo; children?: ReactNode }) => {
  const t = useSay()
  const { language } = useLanguage()
  const isThere = hasCaption(photo, language)
  return (
    <div className={styles['caption']}>
      <p className={styles['name']} data-missing={!isThere} title={isThere ? t(photoLabel(photo)) : t(none, { file: photo.fileName })}>
        {t(photoLabel(photo))}
      </p>
      <p className={styles['second']}>
        {t(imageCategories[photo.category])}
        {children}
      </p>
    </div>
  )
}

const none = say('{file}, chưa có chú thích', '{file}, no caption yet')
