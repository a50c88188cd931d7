import { connectionCalls } from '@innkeeper/protocol/calls/support/connection'
import { say } from '@innkeeper/protocol/say'
import { connectionKindWords } from '@innkeeper/protocol/words/connection/connection-words'
import { connectionKinds } from '@innkeeper/rules/connection/connection-kinds'
import { useForm } from '#kit/forms/use-form.ts'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import { ScopeTicks } from './scope-ticks.tsx'

type AddConnectionProps = { onMade: (key: string) => void; onClose: () => void }

/** Adds a connection with its first key. */
export const AddConnection = ({ onMade, onClose }: AddConnectionProps) => {
  const form = useForm('connection/create', {
    schema: connectionCalls['connection/create'].input,
    initial: { kind: 'pms', scopes: ['ari:write', 'bookings:read'], held: false },
    done: ({ key }) => onMade(key),
  })
  return (
    <FormDialog form={form} title={title} save={{ words: addWords, icon: 'check' }} onClose={onClose}>
      <TextField field={form.field('name')} first />
      <SelectField field={form.field('kind')} choices={kinds} />
      <ScopeTicks field={form.field('scopes')} />
      <CheckField field={form.field('held')} />
    </FormDialog>
  )
}

const title = say('Kết nối một hệ thống', 'Connect a system')
const addWords = say('Kết nối', 'Connect')
const kinds = connectionKinds.map((value) => ({ value, words: connectionKindWords[value] }))
