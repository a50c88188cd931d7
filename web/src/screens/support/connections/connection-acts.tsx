import { connectionCalls } from '@innkeeper/protocol/calls/support/connection'
import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useLack } from '#kit/session/rights.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
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

/** Gives a connection another name, and chooses whether people are asked before what it sends is applied. */
export const EditConnection = ({ connection }: { connection: Connection }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        words={editWords}
        icon="edit"
        reason={useLack('connection/update')}
        opens={{ kind: 'dialog', open }}
        onClick={() => setOpen(true)}
      />
      {open && <EditDialog connection={connection} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Opened anew for each change, so that it begins from the version that is there. */
const EditDialog = ({ connection: { id, version, name, held }, onClose }: { connection: Connection; onClose: () => void }) => {
  const alerts = useAlerts()
  const form = useForm('connection/update', {
    schema: connectionCalls['connection/update'].input,
    initial: { id, version, name, held },
    done: (_answer, { name: now }) => {
      alerts.success(saved, { name: now ?? name })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={editTitle} values={{ name }} save={{ words: saveWords, icon: 'check' }} onClose={onClose}>
      <TextField field={form.field('name')} first />
      <CheckField field={form.field('held')} />
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
const editWords = say('Sửa kết nối', 'Edit the connection')
const editTitle = say('Sửa kết nối {name}', 'Edit the connection {name}')
const saveWords = say('Lưu kết nối', 'Save the connection')
const saved = say('Đã lưu kết nối {name}.', 'The connection {name} is saved.')
