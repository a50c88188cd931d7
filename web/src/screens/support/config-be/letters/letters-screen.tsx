import { say } from '@innkeeper/protocol/say'
import { letterKinds } from '@innkeeper/protocol/words/mail/letter-words'
import { z } from 'zod'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useAddress } from '#kit/page/use-address.ts'
import { useLack } from '#kit/session/rights.ts'
import { Card } from '#ui/page/card.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { ConfigBeSection } from '../config-be-section.tsx'
import { EmailWords } from './email-words.tsx'
import { KindTick, type Kind } from './kind-tick.tsx'
import styles from './letters.module.css'

/** Which letters the property's guests and agents get. */
export const LettersScreen = () => {
  const [{ email }] = useAddress(addressSchema)
  return <ConfigBeSection part="letters">{email === '' ? <AllKinds /> : <EmailWords kind={email} />}</ConfigBeSection>
}

const addressSchema = z.object({ email: z.enum(letterKinds).or(z.literal('')).catch('') })

const AllKinds = () => {
  const t = useSay()
  const lack = useLack('email/update-type')
  const kinds = useRead('email/type', {})
  return (
    <>
      {lack !== undefined && <Banner tone="cham">{t(lack)}</Banner>}
      {kinds.error !== null && <Failed what={what} error={kinds.error} again={kinds.again} readAt={kinds.readAt} />}
      {kinds.data === undefined ? kinds.loading && <Skeleton rows={8} /> : <Kinds kinds={kinds.data} locked={lack !== undefined} />}
    </>
  )
}

const Kinds = ({ kinds, locked }: { kinds: readonly Kind[]; locked: boolean }) => {
  const t = useSay()
  return (
    <div className={styles['column']}>
      <Card title={title}>
        <p className={styles['lead']}>{t(lead)}</p>
        <ul className={styles['kinds']} aria-label={t(title)}>
          {kinds.map((kind) => (
            <li key={kind.id}>
              <KindTick kind={kind} locked={locked} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

const what = say('các loại email', 'the kinds of emails')
const title = say('Email gửi khách và đại lý', 'Emails to guests and agents')
const lead = say(
  'Bỏ chọn thì không gửi loại email đó nữa. Lựa chọn được lưu ngay.',
  'A kind without a tick is not sent. A choice is saved at once.',
)
