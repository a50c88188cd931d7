import { useSay } from '#kit/language/language.tsx'
import styles from './photo-image.module.css'
import { photoName, photoSrcSet, photoUrl, type Captioned, type PictureSizes } from '@innkeeper/protocol/shapes/photo'

type PhotoImageProps = {
  photo: Captioned & { readonly sizes: PictureSizes; readonly width: number; readonly height: number }
  /** How wide it is shown, as `sizes` of an `img` says it: the browser takes the width that the screen needs. */
  sizes: string
  /** Its name stands beside it already. */
  silent?: boolean | undefined
  /** Whole, not cut to its frame. */
  whole?: boolean | undefined
}

const plainWidth = 640

/** A photo in its frame of 4 to 3; it has its place before it is loaded, and its caption as its name. */
export const PhotoImage = ({ photo, sizes, silent = false, whole = false }: PhotoImageProps) => {
  const t = useSay()
  return (
    <img
      className={styles['image']}
      data-whole={whole}
      src={photoUrl(photo.sizes, plainWidth)}
      srcSet={photoSrcSet(photo.sizes)}
      sizes={sizes}
      width={photo.width}
      height={photo.height}
      alt={silent ? '' : t(photoName(photo))}
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  )
}
