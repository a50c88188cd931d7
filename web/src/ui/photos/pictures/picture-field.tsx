import type { Saying } from '@innkeeper/protocol/say'
import type { ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { PickFile } from '../../fields/files/pick-file.tsx'
import { PictureProgress } from '../uploading/picture-progress.tsx'
import type { UploadLimits } from '../uploading/check-photo-file.ts'
import { usePicture, type PicturePath } from '../uploading/use-picture.ts'
import styles from './picture-field.module.css'

type PictureFieldProps = {
  path: PicturePath
  limits: UploadLimits
  words: { readonly legend: Saying; readonly choose: Saying; readonly other: Saying; readonly limit: Saying }
  url: string
  error: string | undefined
  change: (url: string) => void
  locked?: boolean
  /** What else can be done with the picture, beside choosing it. */
  acts?: ReactNode
}

/** One picture: uploaded as soon as it is chosen, and kept once its record is saved. */
export const PictureField = ({ path, limits, words, url, error, change, locked = false, acts }: PictureFieldProps) => {
  const t = useSay()
  const upload = usePicture(path, change, limits)
  return (
    <fieldset className={styles['picture']} aria-invalid={error !== undefined}>
      <legend className={styles['legend']}>{t(words.legend)}</legend>
      {url !== '' && <img src={url} alt={t(words.legend)} />}
      {!locked && (
        <div className={styles['acts']}>
          <PickFile words={url === '' ? words.choose : words.other} accept={limits.accept} give={upload.send} pending={upload.busy} />
          {acts}
        </div>
      )}
      <PictureProgress item={upload.item} retry={upload.retry} limits={limits} />
      <p className="note">{t(words.limit)}</p>
      {error !== undefined && (
        <p className={styles['error']} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
