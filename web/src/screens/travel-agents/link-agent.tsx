import { travelagentCalls } from '@innkeeper/protocol/calls/travel-agent/travelagent'
import { say } from '@innkeeper/protocol/say'
import { travelAgentKindWords } from '@innkeeper/protocol/words/platform/travel-agent-words'
import { useState } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useSay } from '#kit/language/language.tsx'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { levels, levelWords } from './agent-words.ts'

const shown = 20

/** Links an agent of the platform, at a level. */
export const LinkAgent = ({ onClose }: { onClose: () => void }) => {
  const t = useSay()
  const alerts = useAlerts()
  const [typed, setTyped] = useState('')
  const found = useRead('travelagent/get-all-agent', { text: typed, limit: shown, offset: 0 }, { keep: true })
  const agents = found.data?.rows ?? []
  const form = useForm('travelagent/active', {
    schema: travelagentCalls['travelagent/active'].input,
    initial: {},
    done: (_linked, { code }) => {
      alerts.success(done, { name: t(agents.find((agent) => agent.code === code)?.name ?? { vi: code, en: code }) })
      onClose()
    },
  })
  const choices = agents.map(({ code, name, kind }) => ({
    value: code,
    words: { vi: `${name.vi} · ${travelAgentKindWords[kind].vi}`, en: `${name.en} · ${travelAgentKindWords[kind].en}` },
  }))
  const search = (next: string) => setTyped(choices.some(({ words }) => t(words) === next) ? '' : next.slice(0, 100))
  const choose = (code: string | undefined) => {
    form.set('code', code)
    form.set('level', agents.find((agent) => agent.code === code)?.formerLevel ?? form.values.level)
  }
  return (
    <FormDialog form={form} title={title} save={{ words: linkWords, icon: 'check' }} onClose={onClose}>
      <SelectField
        searchable
        first
        field={{ ...form.field('code'), label: agentWords, hint: agentHint, change: choose }}
        choices={choices}
        remote={{ search, others: Math.max(0, (found.data?.total ?? 0) - agents.length) }}
      />
      <LevelField value={form.values.level} change={(level) => form.set('level', level)} field={form.field('level')} />
    </FormDialog>
  )
}

type LevelFieldProps = {
  value: number | undefined
  change: (level: number | undefined) => void
  field: { readonly label: typeof agentWords; readonly error: string | undefined }
}

const LevelField = ({ value, change, field: { label, error } }: LevelFieldProps) => (
  <SelectField
    field={{
      name: 'level',
      label,
      error,
      required: false,
      leave: () => undefined,
      value: value === undefined ? undefined : String(value),
      change: (level) => change(level === undefined ? undefined : Number(level)),
    }}
    none={levelWords(1)}
    choices={levels.map((level) => ({ value: String(level), words: levelWords(level) }))}
  />
)

const title = say('Liên kết một đại lý của nền tảng', 'Link an agent of the platform')
const agentWords = say('Đại lý', 'Agent')
const agentHint = say(
  'Đại lý chưa liên kết với chỗ nghỉ này. Gõ tên, không cần dấu.',
  'Agents that are not linked here. Type a name, with or without diacritics.',
)
const linkWords = say('Liên kết', 'Link')
const done = say('Đã liên kết {name}.', '{name} is linked.')
