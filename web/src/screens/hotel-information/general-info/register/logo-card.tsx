import { logoCalls } from '@innkeeper/protocol/calls/logo'
import { say } from '@innkeeper/protocol/say'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { useMay } from '#kit/session/rights.ts'
import { useSession } from '#kit/session/session-context.ts'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { Card } from '#ui/page/card.tsx'
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx'
import { OwnPicture } from '#ui/photos/uploading/own-picture.tsx'
import styles from './register.module.css'

/** The property's logo: uploaded and taken away at once, without the form around it. */
export const LogoCard = () => {
  const { language } = useLanguage()
  const { hotel } = useSession()
  const logo = hotel?.logo ?? null
  const name = hotel?.i18ns.find(({ lang }) => lang === language)?.name ?? ''
  return (
    <Card title={title}>
      {useMay('info/logo-upload', 'info/logo-delete') ? (
        <OwnPicture name={name} picture={logo} path="info/logo-upload" accept={accept} words={words} look={Logo} remove={<DeleteLogo />} />
      ) : (
        <Logo name={name} picture={logo} />
      )}
    </Card>
  )
}

const Logo = ({ name, picture }: { name: string; picture: string | null }) => {
  const t = useSay()
  return <span className={styles['logo']}>{picture === null ? t(none) : <img src={picture} alt={name} />}</span>
}

const DeleteLogo = () => {
  const alerts = useAlerts()
  const remove = useChange('info/logo-delete', { done: () => alerts.success(deleted), failed: alerts.failure })
  return <ConfirmButton words={deleteWords} question={question} pending={remove.pending} onConfirm={() => remove.send({})} />
}

const { accept } = logoCalls['info/logo-upload'].upload
const title = say('Logo khách sạn', 'Logo of the property')
const none = say('Chưa có logo', 'No logo yet')
const words = {
  add: say('Chọn logo', 'Choose a logo'),
  change: say('Đổi logo', 'Change the logo'),
  hint: say(
    'JPEG, PNG, WebP hoặc AVIF, đến 5 MB; giữ nền trong suốt. Chọn dùng là lưu ngay.',
    'JPEG, PNG, WebP or AVIF, up to 5 MB; transparency is kept. It is saved at once.',
  ),
  saved: say('Đã đổi logo.', 'The logo is changed.'),
}
const deleteWords = say('Xoá logo', 'Delete the logo')
const deleted = say('Đã xoá logo.', 'The logo is deleted.')
const question = say('Khách sạn sẽ hiện bằng tên.', 'The property will be shown by its name alone.')
