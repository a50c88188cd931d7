import { say } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useLack } from '#kit/session/rights.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
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

/** Whether what the system sends waits for a person. */
export const HeldTick = ({ connection: { id, version, held, name } }: { connection: Connection }) => {
  const alerts = useAlerts()
  const lack = useLack('connection/update')
  const save = useChange('connection/update', {
    done: (_answer, { held: now }) => alerts.success(now === true ? heldNow : appliedNow, { name }),
    failed: alerts.failure,
  })
  return (
    <CheckField
      disabled={lack !== undefined || save.pending}
      field={plainField({
        name: `held-${id}`,
        label: heldWords,
        hint: heldHint,
        value: held,
        change: (on) => save.send({ id, version, held: on === true }),
      })}
    />
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
const heldWords = say('Chờ xác nhận', 'Held for confirmation')
const heldHint = say('Thay đổi của hệ thống này chờ người xác nhận.', 'What this system sends waits until a person confirms it.')
const heldNow = say('Từ nay thay đổi của {name} chờ xác nhận.', 'What {name} sends now waits for confirmation.')
const appliedNow = say('Từ nay thay đổi của {name} áp dụng ngay.', 'What {name} sends now applies at once.')
