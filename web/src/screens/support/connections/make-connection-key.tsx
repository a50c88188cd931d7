import { connectionCalls } from '@innkeeper/protocol/calls/support/connection'
import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useForm } from '#kit/forms/use-form.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import { MadeKey } from '#ui/keys/made-key.tsx'
import type { Connection } from './connection.ts'
import { keepKey } from './keep-key.ts'
import { ScopeTicks } from './scope-ticks.tsx'

type MakeConnectionKeyProps = { connection: Pick<Connection, 'id' | 'name'>; onClose: () => void }

/** Makes a key for a connection, and shows it this once. */
export const MakeConnectionKey = ({ connection: { id, name }, onClose }: MakeConnectionKeyProps) => {
  const [made, setMade] = useState<string | null>(null)
  const form = useForm('connection/make-key', {
    schema: connectionCalls['connection/make-key'].input,
    initial: { id, scopes: ['ari:write', 'bookings:read'] },
    done: ({ key }) => setMade(key),
  })
  if (made !== null) return <MadeKey apiKey={made} once={keepKey} onClose={onClose} />
  return (
    <FormDialog form={form} title={title} values={{ name }} save={{ words: makeWords, icon: 'check' }} onClose={onClose}>
      <TextField field={form.field('keyName')} first />
      <ScopeTicks field={form.field('scopes')} />
    </FormDialog>
  )
}

const title = say('Tạo khoá cho {name}', 'Make a key for {name}')
const makeWords = say('Tạo khoá', 'Make a key')
