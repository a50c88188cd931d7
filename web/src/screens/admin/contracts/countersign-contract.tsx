import { platformContractCalls } from '@innkeeper/protocol/calls/platform/contracts'
import { say } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { Button } from '#ui/buttons/button.tsx'
import { SigningForm } from '#ui/contract/signing-form.tsx'
import { Card } from '#ui/page/card.tsx'
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
      <SigningForm form={form}>
        <Button words={title} values={{ number: paper.number }} look="primary" submits wide pending={form.pending} reason={form.reason} />
      </SigningForm>
    </Card>
  )
}

const title = say('Ký {number} cho Innkeeper', 'Sign {number} for Innkeeper')
const done = say('Hai bên đã ký. Chỗ nghỉ được báo bằng email.', 'Both sides have signed. The property is told by email.')
