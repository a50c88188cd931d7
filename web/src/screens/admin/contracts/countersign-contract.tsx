import { platformContractCalls } from '@innkeeper/protocol/calls/platform/contracts'
import { say } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { Button } from '#ui/buttons/button.tsx'
import { PasswordField } from '#ui/fields/secret/password-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { SecondStep } from '#ui/contract/second-step.tsx'
import { Card } from '#ui/page/card.tsx'
import styles from './contracts.module.css'
import type { PlatformContract } from './platform-contract.ts'

/** Signs for Innkeeper what the property has signed. */
export const CountersignContract = ({ id, paper }: { id: string; paper: PlatformContract['papers'][number] }) => {
  const alerts = useAlerts()
  const form = useForm('supplier/contract/countersign', {
    schema: platformContractCalls['supplier/contract/countersign'].input,
    initial: { id, paperId: paper.id, sha256: paper.files.at(-1)?.sha256 ?? '' },
    done: () => alerts.success(done),
  })
  return (
    <Card title={title} values={{ number: paper.number }}>
      <div className={styles['form']}>
        {/* The code has a form of its own, and a form may not stand in another. */}
        <SecondStep form={form} />
        <form {...form.props} className={styles['form']}>
          <TextField field={form.field('signer')} autoComplete="name" />
          <TextField field={form.field('position')} autoComplete="organization-title" />
          <PasswordField field={form.field('password')} autoComplete="current-password" />
          <Button words={title} values={{ number: paper.number }} look="primary" submits wide pending={form.pending} reason={form.reason} />
        </form>
      </div>
    </Card>
  )
}

const title = say('Ký {number} cho Innkeeper', 'Sign {number} for Innkeeper')
const done = say('Hai bên đã ký. Chỗ nghỉ được báo bằng email.', 'Both sides have signed. The property is told by email.')
