import { say } from '@innkeeper/protocol/say'
import { useSay } from '../../kit/language.tsx'
import styles from './photo-pick.module.css'

/** A box over a photo's corner, to choose it among others. */
export function PhotoPick({ name, picked, change }: { name: string; picked: boolean; change: (picked: boolean) => void }) {
  const t = useSay()
  return (
    <label className={styles['pick']}>
      <input type="checkbox" checked={picked} aria-label={t(pick, { name })} onChange={(event) => change(event.currentTarget.checked)} />
    </label>
  )
}

const pick = say('Chọn ảnh {name}', 'Choose the photo {name}')
