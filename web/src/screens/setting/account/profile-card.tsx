import { profileCalls } from '@innkeeper/protocol/calls/profile'
import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import type { AnswerOf } from '../../../kit/ask.ts'
import { useSay } from '../../../kit/language.tsx'
import { useAlerts } from '../../../kit/use-alerts.ts'
import { useForm } from '../../../kit/use-form.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FieldRow, FieldStack } from '../../../ui/form-grid.tsx'
import { FormBanner } from '../../../ui/form-banner.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './account.module.css'
import { AvatarPart } from './avatar-part.tsx'
import { ProfileFacts } from './profile-facts.tsx'

type Profile = AnswerOf<'profile/info'>

/** What a person tells of themselves; what the owner of the property decides stands above, to be read. */
export function ProfileCard({ profile }: { profile: Profile }) {
  const t = useSay()
  const alerts = useAlerts()
  const form = useForm('profile/update', {
    schema: profileCalls['profile/update'].input,
    initial: valuesOf(profile),
    draft: 'own',
    done: () => {
      setRestored(false)
      alerts.success(saved)
    },
  })
  const [restored, setRestored] = useState(form.changed)
  const discard = () => {
    setRestored(false)
    form.reset(valuesOf(profile))
  }
  return (
    <Card title={title}>
      <AvatarPart name={profile.fullName} picture={profile.avatar} />
      <ProfileFacts profile={profile} />
      <form {...form.props} aria-label={t(title)}>
        <FieldStack>
          {restored && form.changed && <Banner tone="cham">{t(restoredWords)}</Banner>}
          <FormBanner form={form} />
          <TextField field={form.field('fullName')} autoComplete="name" />
          <FieldRow>
            <TextField field={form.field('email')} kind="email" autoComplete="email" />
            <TextField field={form.field('phone')} kind="tel" autoComplete="tel" />
          </FieldRow>
          <TextField field={form.field('address')} autoComplete="street-address" />
          <TextField field={form.field('position')} autoComplete="organization-title" />
          <div className={styles['acts']}>
            {form.changed && <Button words={discardWords} onClick={discard} />}
            <Button words={save} look="primary" submits pending={form.pending} />
          </div>
        </FieldStack>
      </form>
    </Card>
  )
}

const valuesOf = ({ fullName, email, phone, address, position }: Profile) => ({ fullName, email, phone, address, position })

const title = say('Thông tin cá nhân', 'Personal information')
const save = say('Lưu thông tin', 'Save the information')
const saved = say('Đã lưu thông tin cá nhân.', 'The personal information is saved.')
const discardWords = say('Bỏ thay đổi', 'Discard the changes')
const restoredWords = say('Phần đang sửa lần trước chưa lưu đã được giữ lại.', 'What was being edited and not saved is here again.')
