import { say } from '@innkeeper/protocol/say'
import { useRead } from '#kit/calls/use-read.ts'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { ConfigBeSection } from '../config-be-section.tsx'
import { EmailEdit } from './email-edit.tsx'

/** How the property's letters to guests and agents are sent. */
export const EmailScreen = () => {
  const mail = useRead('email/detail', {})
  if (mail.data !== undefined) return <EmailEdit mail={mail.data} readAgain={mail.again} />
  return (
    <ConfigBeSection part="email">
      {mail.error === null ? <Skeleton rows={8} /> : <Failed what={what} error={mail.error} again={mail.again} />}
    </ConfigBeSection>
  )
}

const what = say('cách gửi email', 'how emails are sent')
