import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { paths } from '#paths.ts'
import { Icon } from '#ui/look/icon.tsx'
import { Link } from '#ui/buttons/link.tsx'
import { registrationSteps, stepWords, type RegistrationStep } from './registration-steps.ts'
import styles from './register.module.css'

/** Where one is in a registration; the steps before can be gone back to. */
export const StepIndicator = ({ current }: { current: RegistrationStep }) => {
  const t = useSay()
  const at = registrationSteps.indexOf(current)
  return (
    <nav aria-label={t(stepsWords)}>
      <ol className={styles['steps']}>
        {registrationSteps.map((step, index) => (
          <li key={step} data-state={index < at ? 'done' : index === at ? 'now' : 'ahead'}>
            <span className={styles['number']}>{index < at ? <Icon name="check" size={14} /> : index + 1}</span>
            {index < at ? (
              <Link
                to={paths.register({ step: step === 'personal' ? undefined : step })}
                aria-label={t(backTo, { step: t(stepWords[step]) })}
              >
                {t(stepWords[step])}
              </Link>
            ) : (
              <span aria-current={index === at ? 'step' : undefined}>{t(stepWords[step])}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

const stepsWords = say('Các bước đăng ký', 'Steps of the registration')
const backTo = say('Quay lại bước {step}', 'Back to the step {step}')
