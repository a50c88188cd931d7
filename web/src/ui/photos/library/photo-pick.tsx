import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import styles from './photo-pick.module.css'

type PhotoPickProps = {
  /** What the photo is called. */
  name: string
  picked: boolean
  change: (picked: boolean) => void
}

/** A box over a photo's corner, to choose it among others; inside a label, the whole label chooses. */
export const PhotoPick = ({ name, picked, change }: PhotoPickProps) => {
  const t = useSay()
  return (
    <span className={styles['pick']}>
      <input type="checkbox" checked={picked} aria-label={t(pick, { name })} onChange={(event) => change(event.currentTarget.checked)} />
    </span>
  )
}

const pick = say('Chọn ảnh {name}', 'Choose the photo {name}')
