import { imageCategories } from '@innkeeper/protocol/image-categories'
import type { Photo } from '@innkeeper/protocol/photo'
import { say } from '@innkeeper/protocol/say'
import type { ReactNode } from 'react'
import { useLanguage, useSay } from '../../kit/language.tsx'
import styles from './photo-caption.module.css'
import { hasCaption, photoName } from './photo-words.ts'

/** What is written below a photo: its caption, or that there is none; then what it shows and what else there is to say. */
export function PhotoCaption({ photo, children }: { photo: Photo; children?: ReactNode }) {
  const t = useSay()
  const { language } = useLanguage()
  const isThere = hasCaption(photo, language)
  return (
    <div className={styles['caption']}>
      <p className={styles['name']} data-missing={!isThere} title={isThere ? t(photoName(photo)) : undefined}>
        {t(isThere ? photoName(photo) : none)}
      </p>
      <p className={styles['second']}>
        {t(imageCategories[photo.category])}
        {children}
      </p>
    </div>
  )
}

const none = say('Chưa có chú thích', 'No caption yet')
