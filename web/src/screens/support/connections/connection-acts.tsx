import { connectionCalls } from '@innkeeper/protocol/calls/support/connection'
import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useLack } from '#kit/session/rights.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import type { Connection } from './connection.ts'

/** Stops a connection, or starts a stopped one again. */
export const StartOrStop = ({ connection: { id, name, state } }: { connection: Connection }) => {
  const alerts = useAlerts()
  const failed = alerts.failure
  const stop = useChange('connection/stop', { done: () => alerts.success(stopped, { name }), failed })
  const start = useChange('connection/start', { done: () => alerts.success(started, { name }), failed })
  const lack = useLack('connection/stop')
  if (state === 'stopped')
    return <Button words={startWords} icon="refresh" reason={lack} pending={start.pending} onClick={() => start.send({ id })} />
  return (
    <ConfirmButton
      words={stopWords}
      question={question}
      icon="ban"
      reason={lack}
      pending={stop.pending}
      onConfirm={() => stop.send({ id })}
    />
  )
}

/** Gives a connection another name. */
export const RenameConnection = ({ connection }: { connection: Connection }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        words={renameWords}
        icon="edit"
        reason={useLack('connection/update')}
        opens={{ kind: 'dialog', open }}
        onClick={() => setOpen(true)}
      />
      {open && <RenameDialog connection={connection} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Opened anew for each change, so that it begins from the version that is there. */
const RenameDialog = ({ connection: { id, version, name }, onClose }: { connection: Connection; onClose: () => void }) => {
  const alerts = useAlerts()
  const form = useForm('connection/update', {
    schema: connectionCalls['connection/update'].input,
    initial: { id, version, name },
    done: (_answer, { name: now }) => {
      alerts.success(renamed, { name: now ?? name })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={renameTitle} values={{ name }} save={{ words: saveWords, icon: 'check' }} onClose={onClose}>
      <TextField field={form.field('name')} first />
    </FormDialog>
  )
}

const startWords = say('Cho kết nối lại', 'Start again')
const stopWords = say('Ngừng kết nối', 'Stop the connection')
const question = say(
  'Hệ thống này bị từ chối ngay, với mọi khoá. Giá và phòng đã gửi giữ nguyên. Có thể cho kết nối lại.',
  'This system is refused at once, with every key. Prices and rooms it has sent stay. It can be started again.',
)
const stopped = say('Đã ngừng {name}.', '{name} is stopped.')
const started = say('{name} kết nối lại.', '{name} is connected again.')
const renameWords = say('Đổi tên', 'Rename')
const renameTitle = say('Đổi tên {name}', 'Rename {name}')
const saveWords = say('Lưu tên', 'Save the name')
const renamed = say('Kết nối tên là {name}.', 'The connection is called {name}.')
