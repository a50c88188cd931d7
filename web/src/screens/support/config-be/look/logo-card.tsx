import { headerFooterCalls } from '@innkeeper/protocol/calls/support/header-footer'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Card } from '#ui/page/card.tsx'
import { PictureField } from '#ui/photos/pictures/picture-field.tsx'
import styles from './look.module.css'
import type { LookDetail, LookForm } from './use-look-form.ts'

/** The logo of the site; without one of its own it shows the property's. */
export const LogoCard = ({ form, detail }: { form: LookForm; detail: LookDetail }) => {
  const t = useSay()
  const field = form.field('logo')
  const { value = '' } = field
  return (
    <Card title={title}>
      <SiteLogo url={value} error={field.error} change={field.change} locked={form.reason !== undefined} />
      {value === '' && detail.propertyLogo !== null && <img className={styles['logo']} src={detail.propertyLogo} alt={t(ownLogo)} />}
      {value === '' && <p className="note">{t(detail.propertyLogo === null ? nameOnly : ownShown)}</p>}
      {value !== '' && form.reason === undefined && (
        <div>
          <Button words={removeWords} look="quiet" onClick={() => field.change('')} />
        </div>
      )}
    </Card>
  )
}

type SiteLogoProps = { url: string; error: string | undefined; change: (url: string) => void; locked?: boolean }

/** The picture of the logo: uploaded as soon as it is chosen. */
export const SiteLogo = (props: SiteLogoProps) => (
  <PictureField {...props} path="header-footer/upload-logo" limits={limits} words={logoWords} />
)

const limits = headerFooterCalls['header-footer/upload-logo'].upload
const title = say('Logo', 'Logo')
const logoWords = {
  legend: say('Logo của trang', 'Logo of the site'),
  choose: say('Chọn logo cho trang', 'Choose a logo for the site'),
  other: say('Chọn logo khác', 'Choose another logo'),
  limit: say('JPEG, PNG, WebP hoặc AVIF, đến 5 MB; giữ nền trong suốt.', 'JPEG, PNG, WebP or AVIF, up to 5 MB; transparency is kept.'),
}
const ownLogo = say('Logo của chỗ nghỉ', 'The property’s logo')
const ownShown = say('Chưa chọn logo riêng: trang hiện logo của chỗ nghỉ.', 'No logo chosen: the site shows the property’s.')
const nameOnly = say('Chưa có logo: trang hiện tên chỗ nghỉ.', 'There is no logo: the site shows the property’s name.')
const removeWords = say('Bỏ logo riêng', 'Take the logo away')
