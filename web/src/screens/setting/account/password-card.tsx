import { profileCalls } from '@innkeeper/protocol/calls/account/profile'
import { signInRefusals } from '@innkeeper/protocol/refusals/people/sign-in'
import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useSay } from '#kit/language/language.tsx'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm, type RuleError } from '#kit/forms/use-form.ts'
import { useNewPassword } from '#kit/forms/use-new-password.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Card } from '#ui/page/card.tsx'
import { FieldRow, FieldStack } from '#ui/forms/form-grid.tsx'
import { FormBanner } from '#ui/forms/form-banner.tsx'
import { NewPasswordField } from '#ui/fields/secret/new-password-field.tsx'
import { PasswordField } from '#ui/fields/secret/password-field.tsx'
import styles from './account.module.css'

/** Changes the password; every other session ends with the old one. */
export const PasswordCard = ({ profile }: { profile: AnswerOf<'profile/info'> }) => {
  const t = useSay()
  const alerts = useAlerts()
  const rule = useNewPassword([profile.userName, profile.email, profile.fullName])
  const form = useForm('profile/password-change', {
    schema: profileCalls['profile/password-change'].input,
    initial: empty,
    check: (values) => [...rule.errors('newPassword', values.newPassword), ...sameTwice(values)],
    done: () => {
      form.reset(empty)
      alerts.success(changed)
    },
  })
  return (
    <Card title={title}>
      <p className={styles['lead']}>{t(lead)}</p>
      <form {...form.props} aria-label={t(title)}>
        <FieldStack>
          <FormBanner form={form} />
          {/* Password managers keep the new password under this name. */}
          <input type="text" autoComplete="username" value={profile.userName} readOnly hidden />
          <PasswordField field={form.field('password')} autoComplete="current-password" />
          <FieldRow>
            <NewPasswordField field={form.field('newPassword')} rule={rule} />
            <PasswordField field={form.field('confirmNewPassword')} autoComplete="new-password" />
          </FieldRow>
          <div className={styles['acts']}>
            <Button words={save} submits pending={form.pending} />
          </div>
        </FieldStack>
      </form>
    </Card>
  )
}

const empty = { password: '', newPassword: '', confirmNewPassword: '' }

type Passwords = { readonly newPassword?: string | undefined; readonly confirmNewPassword?: string | undefined }

const sameTwice = ({ newPassword, confirmNewPassword }: Passwords): readonly RuleError[] =>
  newPassword === confirmNewPassword ? [] : [{ field: 'confirmNewPassword', words: signInRefusals.passwordsDiffer.words }]

const title = say('Mật khẩu', 'Password')
const lead = say(
  'Mật khẩu có ít nhất 8 ký tự. Đổi xong, mọi phiên đăng nhập khác kết thúc; phiên này giữ nguyên.',
  'At least 8 characters. Once it is changed, all other sessions end; this one stays.',
)
const save = say('Đổi mật khẩu', 'Change the password')
const changed = say('Đã đổi mật khẩu. Các phiên khác đã kết thúc.', 'The password is changed. The other sessions have ended.')
