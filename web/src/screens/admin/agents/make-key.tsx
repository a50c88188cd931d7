import { platformAgentCalls } from '@innkeeper/protocol/calls/platform/travel-agents'
import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useForm } from '#kit/forms/use-form.ts'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { MadeKey } from '#ui/keys/made-key.tsx'

type MakeKeyProps = { agentId: string; onClose: () => void }

/** Makes an API key with a name, and shows it this once. */
export const MakeKey = ({ agentId, onClose }: MakeKeyProps) => {
  const [made, setMade] = useState<string | null>(null)
  const form = useForm('supplier/travel-agent/make-key', {
    schema: platformAgentCalls['supplier/travel-agent/make-key'].input,
    initial: { id: agentId },
    done: ({ key }) => setMade(key),
  })
  if (made !== null) return <MadeKey apiKey={made} once={onceWords} onClose={onClose} />
  return (
    <FormDialog form={form} title={title} save={{ words: makeWords, icon: 'check' }} onClose={onClose}>
      <TextField field={form.field('name')} first />
    </FormDialog>
  )
}

const title = say('Tạo khoá API', 'Make an API key')
const makeWords = say('Tạo khoá', 'Make a key')
const onceWords = say(
  'Khoá chỉ hiện lần này. Sao chép và gửi cho đại lý qua kênh an toàn.',
  'The key is shown only now. Copy it and send it to the agent by a safe channel.',
)
