import { profileCalls } from '@innkeeper/protocol/calls/profile'
import { refusals } from '@innkeeper/protocol/refusals'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '../../../kit/language.tsx'
import { useAlerts } from '../../../kit/use-alerts.ts'
import { useForm, type RuleError } from '../../../kit/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FieldRow, FieldStack } from '../../../ui/form-grid.tsx'
import { FormBanner } from '../../../ui/form-banner.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import styles from './account.module.css'

/** Changes the password; every other session ends with the old one. */
export function PasswordCard({ userName }: { userName: string }) {
  const t = useSay()
  const alerts = useAlerts()
  const form = useForm('profile/password-change', {
    schema: profileCalls['profile/password-change'].input,
    initial: empty,
    check: sameTwice,
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
          <input type="text" autoComplete="username" value={userName} readOnly hidden />
          <PasswordField field={form.field('password')} autoComplete="current-password" />
          <FieldRow>
            <PasswordField field={form.field('newPassword')} autoComplete="new-password" />
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
  newPassword === confirmNewPassword ? [] : [{ field: 'confirmNewPassword', words: refusals.passwordsDiffer.words }]

const title = say('Mật khẩu', 'Password')
const lead = say(
  'Mật khẩu có ít nhất 8 ký tự. Đổi xong, mọi phiên đăng nhập khác kết thúc; phiên này giữ nguyên.',
  'At least 8 characters. Once it is changed, all other sessions end; this one stays.',
)
const save = say('Đổi mật khẩu', 'Change the password')
const changed = say('Đã đổi mật khẩu. Các phiên khác đã kết thúc.', 'The password is changed. The other sessions have ended.')
