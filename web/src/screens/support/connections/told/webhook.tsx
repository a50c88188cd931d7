import { connectionFeedCalls } from '@innkeeper/protocol/calls/support/connection-feed'
import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useLack } from '#kit/session/rights.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import { MadeKey } from '#ui/keys/made-key.tsx'
import type { Connection } from '../connection.ts'
import rowStyles from '../connections.module.css'
import styles from './told.module.css'

type Named = Pick<Connection, 'id' | 'name'>
type WebhookProps = { connection: Named; feed: Pick<AnswerOf<'connection/feed'>, 'url' | 'formerUntil'> }

/** The address that a connected system is told at, and what signs. */
export const Webhook = ({ connection, feed: { url, formerUntil } }: WebhookProps) => {
  const t = useSay()
  const format = useFormat()
  const [setting, setSetting] = useState(false)
  const lack = useLack('connection/set-webhook')
  return (
    <>
      <p className={styles['address']}>{url ?? t(noAddress)}</p>
      {formerUntil !== null && <p className="note">{t(formerWords, { moment: format.moment(formerUntil, { year: true }) })}</p>}
      <div className={rowStyles['head']}>
        <Button
          words={url === null ? setWords : changeWords}
          size="small"
          reason={lack}
          opens={{ kind: 'dialog', open: setting }}
          onClick={() => setSetting(true)}
        />
        {url !== null && <ChangeSecret connection={connection} />}
        {url !== null && <RemoveAddress connection={connection} />}
      </div>
      {setting && <SetAddress connection={connection} url={url} onClose={() => setSetting(false)} />}
    </>
  )
}

/** Sets the address; a new secret is shown this once. */
export const SetAddress = ({ connection: { id, name }, url, onClose }: { connection: Named; url: string | null; onClose: () => void }) => {
  const [secret, setSecret] = useState<string | null>(null)
  const form = useForm('connection/set-webhook', {
    schema: connectionFeedCalls['connection/set-webhook'].input,
    initial: url === null ? { id } : { id, url },
    done: ({ secret: made }) => (made === null ? onClose() : setSecret(made)),
  })
  if (secret !== null) return <MadeKey apiKey={secret} title={secretTitle} once={keepSecret} onClose={onClose} />
  return (
    <FormDialog form={form} title={title} values={{ name }} save={{ words: saveWords, icon: 'check' }} onClose={onClose}>
      <TextField field={form.field('url')} first />
    </FormDialog>
  )
}

/** Changes what signs; the new secret is shown this once. */
export const ChangeSecret = ({ connection: { id } }: { connection: Named }) => {
  const alerts = useAlerts()
  const [secret, setSecret] = useState<string | null>(null)
  const change = useChange('connection/rotate-secret', { done: (made) => setSecret(made.secret), failed: alerts.failure })
  return (
    <>
      <ConfirmButton
        words={secretWords}
        question={secretQuestion}
        icon="refresh"
        reason={useLack('connection/rotate-secret')}
        pending={change.pending}
        onConfirm={() => change.send({ id })}
      />
      {secret !== null && <MadeKey apiKey={secret} title={secretTitle} once={keepSecret} onClose={() => setSecret(null)} />}
    </>
  )
}

/** Removes the address: the system then fetches bookings itself. */
export const RemoveAddress = ({ connection: { id, name } }: { connection: Named }) => {
  const alerts = useAlerts()
  const remove = useChange('connection/remove-webhook', { done: () => alerts.success(removed, { name }), failed: alerts.failure })
  return (
    <ConfirmButton
      words={removeWords}
      question={removeQuestion}
      icon="ban"
      reason={useLack('connection/remove-webhook')}
      pending={remove.pending}
      onConfirm={() => remove.send({ id })}
    />
  )
}

const noAddress = say(
  'Chưa có địa chỉ nhận: hệ thống tự lấy đặt phòng bằng khoá.',
  'There is no address: the system fetches bookings with its key.',
)
const formerWords = say('Khoá ký cũ còn dùng đến {moment}.', 'The former signing secret holds until {moment}.')
const setWords = say('Đặt địa chỉ nhận', 'Set an address')
const changeWords = say('Đổi địa chỉ nhận', 'Change the address')
const title = say('Địa chỉ nhận đặt phòng của {name}', 'Where {name} is told of bookings')
const saveWords = say('Lưu địa chỉ', 'Save the address')
const secretWords = say('Đổi khoá ký', 'Change the signing secret')
const secretQuestion = say(
  'Khoá mới chỉ hiện một lần. Khoá cũ còn dùng thêm một ngày.',
  'The new secret is shown once. The former one holds for another day.',
)
const secretTitle = say('Khoá ký mới', 'The new signing secret')
const keepSecret = say(
  'Khoá ký chỉ hiện lần này. Đặt vào hệ thống nhận, để nó biết thông báo là của Innkeeper.',
  'The signing secret is shown only now. Put it into the receiving system, so that it knows Innkeeper’s messages.',
)
const removeWords = say('Bỏ địa chỉ nhận', 'Remove the address')
const removeQuestion = say(
  'Không gửi đến đó nữa. Hệ thống vẫn lấy được đặt phòng bằng khoá.',
  'Nothing is sent there any more. The system can still fetch bookings with its key.',
)
const removed = say('{name} không còn địa chỉ nhận.', '{name} has no address any more.')
