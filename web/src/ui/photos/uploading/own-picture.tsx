import { say, type Saying } from '@innkeeper/protocol/say'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { Button } from '../../buttons/button.tsx'
import { PickFile } from '../../fields/files/pick-file.tsx'
import styles from './own-picture.module.css'
import { PictureProgress } from './picture-progress.tsx'
import { usePicture, type PicturePath } from './use-picture.ts'

type OwnPictureProps = {
  /** Whose it is. */
  name: string
  picture: string | null
  path: PicturePath
  /** What the file picker offers. */
  accept: readonly string[]
  words: { readonly add: Saying; readonly change: Saying; readonly hint: Saying; readonly saved: Saying }
  /** How the picture looks, the stored one and one that is only chosen. */
  look: ComponentType<{ name: string; picture: string | null }>
  /** Takes the stored picture away. */
  remove: ReactNode
}

/** A picture of one's own, such as a face or a logo: chosen, looked at as it will be, and only then sent. */
export const OwnPicture = ({ name, picture, path, accept, words, look: Look, remove }: OwnPictureProps) => {
  const t = useSay()
  const alerts = useAlerts()
  const [chosen, setChosen] = useChosen()
  const upload = usePicture(path, () => {
    setChosen(null)
    alerts.success(words.saved)
  })
  const leave = () => {
    upload.drop()
    setChosen(null)
  }
  return (
    <div className={styles['own']}>
      <Look name={name} picture={chosen?.url ?? picture} />
      <div className={styles['picture']}>
        <div className={styles['acts']}>
          {chosen !== null && (
            <>
              <Button words={takeIt} look="primary" pending={upload.busy} onClick={() => upload.send(chosen.file)} />
              <Button words={leaveIt} onClick={leave} />
            </>
          )}
          {chosen === null && <PickFile words={picture === null ? words.add : words.change} accept={accept} give={setChosen} />}
          {chosen === null && picture !== null && remove}
        </div>
        <PictureProgress item={upload.item} retry={upload.retry} />
        <p className={styles['hint']}>{t(chosen === null ? words.hint : asShown)}</p>
      </div>
    </div>
  )
}

type Chosen = { readonly file: File; readonly url: string }

// The address of a chosen file lives as long as it is looked at.
const useChosen = (): readonly [Chosen | null, (file: File | null) => void] => {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ''), [chosen])
  return [chosen, (file) => setChosen(file === null ? null : { file, url: URL.createObjectURL(file) })]
}

const takeIt = say('Dùng ảnh này', 'Use this picture')
const leaveIt = say('Để nguyên', 'Leave as it is')
const asShown = say('Ảnh sẽ hiện gần như thế này.', 'The picture will look about like this.')
