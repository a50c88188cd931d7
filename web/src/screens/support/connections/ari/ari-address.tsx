import { connectionAriCalls } from '@innkeeper/protocol/calls/support/connection-ari'
import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useSay } from '#kit/language/language.tsx'
import { useLack } from '#kit/session/rights.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import { MadeKey } from '#ui/keys/made-key.tsx'
import type { Connection } from '../connection.ts'
import rowStyles from '../connections.module.css'
import styles from '../told/told.module.css'

type Named = Pick<Connection, 'id' | 'name'>

/** The address that a connected system is told of nights at. */
export const AriAddress = ({ connection, url, compares }: { connection: Named; url: string | null; compares: boolean }) => {
  const t = useSay()
  const [setting, setSetting] = useState(false)
  return (
    <>
      <p className={styles['address']}>{url ?? t(noAddress)}</p>
      <div className={rowStyles['head']}>
        <Button
          words={url === null ? setWords : changeWords}
          size="small"
          reason={useLack('connection/set-ari-address')}
          opens={{ kind: 'dialog', open: setting }}
          onClick={() => setSetting(true)}
        />
        {url !== null && <RemoveAriAddress connection={connection} />}
      </div>
      {setting && <SetAriAddress connection={connection} url={url} compares={compares} onClose={() => setSetting(false)} />}
    </>
  )
}

type SetAriAddressProps = { connection: Named; url: string | null; compares: boolean; onClose: () => void }

/** Sets the address; a new secret is shown this once. */
export const SetAriAddress = ({ connection: { id, name }, url, compares, onClose }: SetAriAddressProps) => {
  const [secret, setSecret] = useState<string | null>(null)
  const form = useForm('connection/set-ari-address', {
    schema: connectionAriCalls['connection/set-ari-address'].input,
    initial: url === null ? { id, compares } : { id, url, compares },
    done: ({ secret: made }) => (made === null ? onClose() : setSecret(made)),
  })
  if (secret !== null) return <MadeKey apiKey={secret} title={secretTitle} once={keepSecret} onClose={onClose} />
  return (
    <FormDialog form={form} title={title} values={{ name }} save={{ words: saveWords, icon: 'check' }} onClose={onClose}>
      <TextField field={form.field('url')} first />
      <CheckField field={form.field('compares')} />
    </FormDialog>
  )
}

/** Removes the address: nothing is sent any more. */
export const RemoveAriAddress = ({ connection: { id, name } }: { connection: Named }) => {
  const alerts = useAlerts()
  const remove = useChange('connection/remove-ari-address', { done: () => alerts.success(removed, { name }), failed: alerts.failure })
  return (
    <ConfirmButton
      words={removeWords}
      question={removeQuestion}
      icon="ban"
      reason={useLack('connection/remove-ari-address')}
      pending={remove.pending}
      onConfirm={() => remove.send({ id })}
    />
  )
}

const noAddress = say(
  'Chưa có địa chỉ nhận giá: phòng trống, giá và hạn chế không được gửi cho hệ thống này.',
  'There is no address for prices: availability, prices and restrictions are not sent to this system.',
)
const setWords = say('Đặt địa chỉ nhận giá', 'Set an address for prices')
const changeWords = say('Đổi địa chỉ nhận giá', 'Change the address for prices')
const title = say('Nơi {name} nhận phòng trống và giá', 'Where {name} gets availability and prices')
const saveWords = say('Lưu địa chỉ nhận giá', 'Save the address for prices')
const secretTitle = say('Khoá ký phòng trống và giá', 'The signing secret for availability and prices')
const keepSecret = say(
  'Khoá ký chỉ hiện lần này. Đặt vào hệ thống nhận, để nó biết phòng trống và giá là của Innkeeper.',
  'The signing secret is shown only now. Put it into the receiving system, so that it knows that the prices are Innkeeper’s.',
)
const removeWords = say('Bỏ địa chỉ nhận giá', 'Remove the address for prices')
const removeQuestion = say(
  'Không gửi phòng trống và giá đến đó nữa. Bên kia giữ nguyên giá đã có; đặt lại địa chỉ thì gửi lại toàn bộ, với khoá ký mới.',
  'Availability and prices are sent there no more. The other system keeps what it has; a new address is told everything, with a new secret.',
)
const removed = say('{name} không còn nhận phòng trống và giá.', '{name} gets no availability and prices any more.')
