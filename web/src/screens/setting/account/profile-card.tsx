import { profileCalls } from '@innkeeper/protocol/calls/account/profile'
import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { signInRefusals } from '@innkeeper/protocol/refusals/people/sign-in'
import type { AnswerOf } from '#kit/calls/ask.ts'
import type { Field } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { Banner } from '#ui/states/banner.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Card } from '#ui/page/card.tsx'
import { FieldRow, FieldStack } from '#ui/forms/form-grid.tsx'
import { FormBanner } from '#ui/forms/form-banner.tsx'
import { PasswordField } from '#ui/fields/secret/password-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import styles from './account.module.css'
import { AvatarPart } from './avatar-part.tsx'
import { ProfileFacts } from './profile-facts.tsx'

type Profile = AnswerOf<'profile/info'>

/** What a person tells of themselves; what the owner of the property decides stands above, to be read. */
export const ProfileCard = ({ profile }: { profile: Profile }) => {
  const t = useSay()
  const alerts = useAlerts()
  const form = useForm('profile/update', {
    schema: profileCalls['profile/update'].input,
    initial: valuesOf(profile),
    draft: 'own',
    check: ({ email, password = '' }) =>
      email !== profile.email && password === '' ? [{ field: 'password', words: signInRefusals.passwordNeeded.words }] : [],
    done: () => {
      setRestored(false)
      form.clear('password')
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
          {form.values.email !== profile.email && (
            <PasswordField field={passwordAsked(form.field('password'))} autoComplete="current-password" />
          )}
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

// Whoever changes the email shows that they know the password.
const passwordAsked = (field: Field<string>): Field<string> => ({ ...field, required: true, hint: whyPassword })

const valuesOf = ({ fullName, email, phone, address, position }: Profile) => ({ fullName, email, phone, address, position, password: '' })

const whyPassword = say(
  'Cần mật khẩu hiện tại để đổi email. Địa chỉ cũ sẽ nhận được email báo.',
  'To change the email, enter the current password. The old address gets an email.',
)
const title = say('Thông tin cá nhân', 'Personal information')
const save = say('Lưu thông tin', 'Save the information')
const saved = say('Đã lưu thông tin cá nhân.', 'The personal information is saved.')
const discardWords = say('Bỏ thay đổi', 'Discard the changes')
const restoredWords = say('Những gì chưa lưu lần trước vẫn còn đây.', 'Your unsaved changes are still here.')
