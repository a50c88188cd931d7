import type { Photo } from '@innkeeper/protocol/shapes/photo'
import type { Saying } from '@innkeeper/protocol/say'
import type { ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import styles from './photo-tile.module.css'
import { PhotoImage } from './photo-image.tsx'
import { photoLabel } from './photo-words.ts'

type PhotoTileProps = {
  photo: Photo
  /** How wide the picture is shown, as `sizes` of an `img` says it. */
  sizes: string
  /** Stands over the picture's upper left corner. */
  corner?: ReactNode
  /** Stands over the picture's lower left corner. */
  mark?: ReactNode
  /** The whole picture is pressed to do this. */
  open?: { readonly words: Saying; readonly run: () => void; readonly shown: boolean } | undefined
  /** The whole picture chooses: the box that stands over its corner. */
  pick?: ReactNode
  /** Is chosen, or looked at now. */
  current?: boolean | undefined
  /** Stands below the picture. */
  children?: ReactNode
}

/** A photo in a list: its picture, the marks over it, and the words and acts below it. */
export const PhotoTile = ({ photo, sizes, corner, mark, open, pick, current = false, children }: PhotoTileProps) => {
  const t = useSay()
  const image = <PhotoImage photo={photo} sizes={sizes} silent={open !== undefined || pick !== undefined} />
  return (
    <div className={styles['tile']} data-current={current}>
      <div className={styles['frame']}>
        {pick !== undefined ? (
          <label className={styles['pick']}>
            {image}
            <span className={styles['corner']}>{pick}</span>
          </label>
        ) : open === undefined ? (
          image
        ) : (
          <button
            type="button"
            className={styles['open']}
            aria-label={t(open.words, { name: t(photoLabel(photo)) })}
            aria-expanded={open.shown}
            onClick={open.run}
          >
            {image}
          </button>
        )}
        {corner !== undefined && <div className={styles['corner']}>{corner}</div>}
        {mark !== undefined && <div className={styles['mark']}>{mark}</div>}
      </div>
      <div className={styles['below']}>{children}</div>
    </div>
  )
}
