import { avatarCalls } from '@innkeeper/protocol/calls/account/avatar'
import { say } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx'
import { Face } from '#ui/page/face.tsx'
import { OwnPicture } from '#ui/photos/uploading/own-picture.tsx'
import styles from './account.module.css'

type AvatarPartProps = { name: string; picture: string | null }

/** A person's picture. */
export const AvatarPart = ({ name, picture }: AvatarPartProps) => (
  <div className={styles['avatar']}>
    <OwnPicture
      name={name}
      picture={picture}
      path="profile/avatar-upload"
      accept={accept}
      words={words}
      look={LargeFace}
      remove={<DeleteAvatar />}
    />
  </div>
)

const LargeFace = ({ name, picture }: AvatarPartProps) => <Face name={name} picture={picture} large />

const DeleteAvatar = () => {
  const alerts = useAlerts()
  const remove = useChange('profile/avatar-delete', { done: () => alerts.success(deleted), failed: alerts.failure })
  return <ConfirmButton words={deleteWords} question={question} pending={remove.pending} onConfirm={() => remove.send({})} />
}

const { accept } = avatarCalls['profile/avatar-upload'].upload
const words = {
  add: say('Chọn ảnh đại diện', 'Choose a picture'),
  change: say('Đổi ảnh đại diện', 'Change the picture'),
  hint: say('JPEG, PNG, WebP hoặc AVIF, đến 5 MB; ảnh được cắt vuông.', 'JPEG, PNG, WebP or AVIF, up to 5 MB; it is cut to a square.'),
  saved: say('Đã đổi ảnh đại diện.', 'The picture is changed.'),
}
const deleteWords = say('Xoá ảnh đại diện', 'Delete the picture')
const deleted = say('Đã xoá ảnh đại diện.', 'The picture is deleted.')
const question = say('Chữ cái đầu của tên sẽ hiện thay ảnh.', 'Your initials will be shown instead.')
