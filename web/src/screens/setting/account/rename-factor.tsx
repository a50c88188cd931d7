import { factorCalls } from '@innkeeper/protocol/calls/account/factor'
import { say } from '@innkeeper/protocol/say'
import { useId } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormBanner } from '#ui/forms/form-banner.tsx'
import type { OwnFactor } from './factors-card.tsx'

/** Renames a way of verification. */
export const RenameFactor = ({ open, factor: { id, name }, onClose }: { open: boolean; factor: OwnFactor; onClose: () => void }) => {
  const formId = useId()
  const alerts = useAlerts()
  const form = useForm('factor/rename', {
    schema: factorCalls['factor/rename'].input,
    initial: { id, name },
    done: () => {
      alerts.success(renamed)
      onClose()
    },
  })
  const acts = <Button words={save} look="primary" submits form={formId} pending={form.pending} />
  return (
    <Dialog open={open} onClose={onClose} title={title} values={{ name }} acts={acts}>
      <form {...form.props} id={formId}>
        <FormBanner form={form} />
        <TextField field={form.field('name')} first />
      </form>
    </Dialog>
  )
}

const title = say('Đổi tên {name}', 'Rename {name}')
const save = say('Lưu tên', 'Save the name')
const renamed = say('Đã đổi tên.', 'Renamed.')
