import { platformAgentCalls } from '@innkeeper/protocol/calls/platform/travel-agents'
import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useSay } from '#kit/language/language.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Banner } from '#ui/states/banner.tsx'
import styles from './agents.module.css'

type MakeKeyProps = { agentId: string; onClose: () => void }

/** Makes an API key with a name, and shows it this once. */
export const MakeKey = ({ agentId, onClose }: MakeKeyProps) => {
  const [made, setMade] = useState<string | null>(null)
  const form = useForm('supplier/travel-agent/make-key', {
    schema: platformAgentCalls['supplier/travel-agent/make-key'].input,
    initial: { id: agentId },
    done: ({ key }) => setMade(key),
  })
  if (made !== null) return <MadeKey apiKey={made} onClose={onClose} />
  return (
    <FormDialog form={form} title={title} save={{ words: makeWords, icon: 'check' }} onClose={onClose}>
      <TextField field={form.field('name')} first />
    </FormDialog>
  )
}

const MadeKey = ({ apiKey, onClose }: { apiKey: string; onClose: () => void }) => {
  const t = useSay()
  const alerts = useAlerts()
  const copy = async () => {
    await navigator.clipboard.writeText(apiKey)
    alerts.success(copied)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={madeTitle}
      acts={
        <>
          <Button words={copyWords} icon="copy" onClick={() => void copy()} />
          <Button words={closeWords} look="primary" onClick={onClose} />
        </>
      }
    >
      <div className={styles['form']}>
        <Banner tone="amber">{t(onceWords)}</Banner>
        <code className={styles['key']}>{apiKey}</code>
      </div>
    </Dialog>
  )
}

const title = say('Tạo khoá API', 'Make an API key')
const madeTitle = say('Khoá API mới', 'The new API key')
const makeWords = say('Tạo khoá', 'Make a key')
const onceWords = say(
  'Khoá chỉ hiện lần này. Sao chép và gửi cho đại lý qua kênh an toàn.',
  'The key is shown only now. Copy it and send it to the agent by a safe channel.',
)
const copyWords = say('Sao chép khoá', 'Copy the key')
const copied = say('Đã sao chép khoá.', 'The key is copied.')
const closeWords = say('Tôi đã lưu khoá', 'I have saved the key')
