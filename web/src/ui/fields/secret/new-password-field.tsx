import { say } from '@innkeeper/protocol/say'
import type { Field } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import type { NewPassword } from '#kit/forms/use-new-password.ts'
import type { FieldLook } from '../frame/field-look.ts'
import { PasswordField } from './password-field.tsx'
import styles from './new-password-field.module.css'

type NewPasswordFieldProps = FieldLook & { field: Field<string>; rule: NewPassword }

/** A password that is being chosen, with a meter that says how strong it is. */
export const NewPasswordField = ({ field, rule, ...look }: NewPasswordFieldProps) => (
  <div className={styles['field']} onFocus={rule.wanted}>
    <PasswordField {...look} field={field} autoComplete="new-password" />
    <Meter password={field.value ?? ''} rule={rule} />
  </div>
)

const shortest = 8

const Meter = ({ password, rule }: { password: string; rule: NewPassword }) => {
  const t = useSay()
  const strength = rule.strengthOf(password)
  if (strength === null) return null
  const score = password.length < shortest ? 0 : strength.score
  const words = t(scoreWords[score])
  return (
    <div className={styles['meter']} data-score={score}>
      <div
        role="meter"
        aria-label={t(label)}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={score}
        aria-valuetext={words}
        className={styles['bars']}
      >
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} data-on={bar <= Math.max(1, score)} />
        ))}
      </div>
      <span className={styles['words']}>{words}</span>
    </div>
  )
}

const label = say('Độ mạnh của mật khẩu', 'Password strength')
const tooWeak = say('Quá yếu', 'Too weak')
const scoreWords = {
  0: tooWeak,
  1: tooWeak,
  2: say('Tạm được', 'Fair'),
  3: say('Khá', 'Good'),
  4: say('Mạnh', 'Strong'),
} as const
