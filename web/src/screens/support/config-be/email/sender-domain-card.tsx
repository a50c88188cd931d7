import { includeOfProvider } from '@innkeeper/rules/sender-domain/mail-provider'
import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Card } from '#ui/page/card.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { DkimRow, DmarcRow, SpfRow } from './sender-records.tsx'
import styles from './sender-domain.module.css'
import type { Mail } from './use-email-form.ts'

/** The records of the sender's domain, by the saved settings: how each stands, what that means and what to do. */
export const SenderDomainCard = ({ mail, unsaved }: { mail: Mail; unsaved: boolean }) => {
  const t = useSay()
  if (mail.senderType === 'own') return <LookedUp unsaved={unsaved} />
  return (
    <Card title={title}>
      <p>{t(throughPlatform, { address: mail.platformAddress })}</p>
    </Card>
  )
}

const LookedUp = ({ unsaved }: { unsaved: boolean }) => {
  const t = useSay()
  const read = useRead('email/sender-domain', {}, { freshFor: freshMilliseconds })
  const again = <Button words={againWords} icon="refresh" size="small" pending={read.fetching} onClick={read.again} />
  return (
    <Card title={title} aside={again}>
      <div className={styles['stack']}>
        {unsaved && <p className="note">{t(bySaved)}</p>}
        {read.error !== null && <Failed what={what} error={read.error} again={read.again} readAt={read.readAt} />}
        {read.loading && <Skeleton rows={6} />}
        {read.data !== undefined && read.data !== null && <Records found={read.data} />}
      </div>
    </Card>
  )
}

const Records = ({ found }: { found: NonNullable<AnswerOf<'email/sender-domain'>> }) => {
  const t = useSay()
  return (
    <>
      <p>{t(includeOfProvider(found.domain) === null ? lead : leadOfProvider, { domain: found.domain })}</p>
      <SpfRow found={found} />
      <DkimRow found={found} />
      <DmarcRow found={found} />
    </>
  )
}

/** DNS is not asked each time that the window comes back; the button asks at once. */
const freshMilliseconds = 300_000

const title = say('Bản ghi của tên miền người gửi', 'Records of the sender’s domain')
const what = say('bản ghi của tên miền người gửi', 'the records of the sender’s domain')
const againWords = say('Tra lại', 'Look again')
const bySaved = say('Tra theo cấu hình đã lưu, chưa theo những gì vừa gõ.', 'Looked up by the saved settings, not by what was just typed.')
const throughPlatform = say(
  'Email đi từ {address}. Bản ghi của tên miền đó do Innkeeper giữ, chỗ nghỉ không phải đặt gì.',
  'Emails come from {address}. Innkeeper keeps the records of that domain, so the property need not set any.',
)
const lead = say(
  'Bên nhận xem ba bản ghi này của {domain} để biết email là thật. Sửa bản ghi ở nơi quản lý tên miền; vài giờ sau mới thấy.',
  'Receivers look at these three records of {domain} to know that an email is real. Change them where the domain is managed; it can take some hours until they are seen.',
)
// A property manages no record of gmail.com and its like.
const leadOfProvider = say(
  '{domain} là tên miền của nơi cung cấp email nên chỗ nghỉ không sửa được bản ghi. Dùng địa chỉ ở tên miền của chỗ nghỉ, hoặc gửi qua máy chủ của {domain}.',
  '{domain} belongs to a mail provider, so the property cannot change its records. Use an address at the property’s own domain, or send through the server of {domain}.',
)
