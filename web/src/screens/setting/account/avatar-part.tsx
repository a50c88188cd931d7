import { avatarCalls } from '@innkeeper/protocol/calls/avatar'
import { say } from '@innkeeper/protocol/say'
import { useEffect, useState } from 'react'
import { useSay } from '../../../kit/language.tsx'
import { useAlerts } from '../../../kit/use-alerts.ts'
import { useChange } from '../../../kit/use-change.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { Face } from '../../../ui/face.tsx'
import { PictureProgress } from '../../../ui/photos/picture-progress.tsx'
import { usePicture } from '../../../ui/photos/use-picture.ts'
import { PickFile } from '../../../ui/pick-file.tsx'
import styles from './account.module.css'

type AvatarPartProps = { name: string; picture: string | null }

/** A person's picture: chosen, looked at as it will be, and only then sent. */
export function AvatarPart({ name, picture }: AvatarPartProps) {
  const t = useSay()
  const alerts = useAlerts()
  const [chosen, setChosen] = useChosen()
  const upload = usePicture('profile/avatar-upload', () => {
    setChosen(null)
    alerts.success(saved)
  })
  const leave = () => {
    upload.drop()
    setChosen(null)
  }
  return (
    <div className={styles['avatar']}>
      <Face name={name} picture={chosen?.url ?? picture} large />
      <div className={styles['picture']}>
        <div className={styles['acts']}>
          {chosen !== null && (
            <>
              <Button words={takeIt} look="primary" pending={upload.busy} onClick={() => upload.send(chosen.file)} />
              <Button words={leaveIt} onClick={leave} />
            </>
          )}
          {chosen === null && <PickFile words={picture === null ? add : change} accept={accept} give={setChosen} />}
          {chosen === null && picture !== null && <DeleteAvatar />}
        </div>
        <PictureProgress item={upload.item} retry={upload.retry} />
        <p className={styles['lead']}>{t(chosen === null ? hint : asShown)}</p>
      </div>
    </div>
  )
}

function DeleteAvatar() {
  const alerts = useAlerts()
  const remove = useChange('profile/avatar-delete', { done: () => alerts.success(deleted), failed: alerts.failure })
  return <ConfirmButton words={deleteWords} question={question} pending={remove.pending} onConfirm={() => remove.send({})} />
}

type Chosen = { readonly file: File; readonly url: string }

// The address of a chosen file lives as long as it is looked at.
function useChosen(): readonly [Chosen | null, (file: File | null) => void] {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ''), [chosen])
  return [chosen, (file) => setChosen(file === null ? null : { file, url: URL.createObjectURL(file) })]
}

const { accept } = avatarCalls['profile/avatar-upload'].upload
const add = say('Chọn ảnh đại diện', 'Choose a picture')
const change = say('Đổi ảnh đại diện', 'Change the picture')
const takeIt = say('Dùng ảnh này', 'Use this picture')
const leaveIt = say('Để nguyên', 'Leave as it is')
const hint = say('JPEG, PNG, WebP hoặc AVIF, đến 5 MB; ảnh được cắt vuông.', 'JPEG, PNG, WebP or AVIF, up to 5 MB; it is cut to a square.')
const asShown = say('Ảnh sẽ hiện gần như thế này.', 'The picture will look about like this.')
const saved = say('Đã đổi ảnh đại diện.', 'The picture is changed.')
const deleteWords = say('Xoá ảnh đại diện', 'Delete the picture')
const deleted = say('Đã xoá ảnh đại diện.', 'The picture is deleted.')
const question = say('Tài khoản sẽ hiện bằng chữ cái của tên.', 'The account will be shown by the letters of the name.')
