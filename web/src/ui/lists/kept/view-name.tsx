import { listViewCalls } from '@innkeeper/protocol/calls/account/list-view'
import { say, type Saying } from '@innkeeper/protocol/say'
import type { ReactNode } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import type { ListPath } from '#kit/calls/use-list.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { Button } from '../../buttons/button.tsx'
import { Dialog } from '../../dialogs/dialog.tsx'
import { TextField } from '../../fields/text-field.tsx'
import { FailureBanner } from '../../states/failure-banner.tsx'
import type { KeptView } from './use-kept-lists.ts'

type SaveViewProps = { list: ListPath; address: string; onClose: () => void }

/** Keeps what a list shows under a name. */
export const SaveView = ({ list, address, onClose }: SaveViewProps) => {
  const alerts = useAlerts()
  const form = useForm('list-view/create', {
    schema: listViewCalls['list-view/create'].input,
    initial: { list, address },
    done: (_output, { name }) => {
      alerts.success(saved, { name })
      onClose()
    },
  })
  return (
    <NameDialog title={saveTitle} form={form} onClose={onClose}>
      <TextField field={form.field('name')} first />
    </NameDialog>
  )
}

/** Gives a view another name. */
export const RenameView = ({ view, onClose }: { view: KeptView; onClose: () => void }) => {
  const form = useForm('list-view/rename', {
    schema: listViewCalls['list-view/rename'].input,
    initial: { id: view.id, name: view.name },
    done: onClose,
  })
  return (
    <NameDialog title={renameTitle} form={form} onClose={onClose}>
      <TextField field={form.field('name')} first />
    </NameDialog>
  )
}

type NameForm = Pick<ReturnType<typeof useForm<'list-view/create'>>, 'props' | 'failure' | 'pending' | 'reason' | 'submit'>
type NameDialogProps = { title: Saying; form: NameForm; onClose: () => void; children: ReactNode }

const NameDialog = ({ title, form, onClose, children }: NameDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    title={title}
    acts={
      <>
        <Button words={leaveWords} onClick={onClose} />
        <Button words={title} look="primary" pending={form.pending} reason={form.reason} onClick={form.submit} />
      </>
    }
  >
    <form {...form.props}>
      {form.failure !== null && <FailureBanner failure={form.failure} />}
      {children}
    </form>
  </Dialog>
)

const saveTitle = say('Lưu bộ lọc', 'Save the view')
const renameTitle = say('Đổi tên bộ lọc', 'Rename the view')
const leaveWords = say('Để nguyên', 'Leave as it is')
const saved = say('Đã lưu bộ lọc {name}.', 'The view {name} is saved.')
