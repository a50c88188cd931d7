import type { Saying } from '@innkeeper/protocol/say'
import { useEffect, useState } from 'react'
import { useRead } from '#kit/calls/use-read.ts'
import type { Field } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import type { FieldLook } from '../fields/frame/field-look.ts'
import { SelectField } from '../fields/select-field.tsx'

type AgentFieldProps = FieldLook & {
  field: Field<string>
  /** Nobody may be chosen again. */
  clearable?: boolean
  /** What stands in the field while nobody is chosen. */
  none?: Saying
  /** The level stands behind the name. */
  withLevel?: boolean
}

const shown = 20
const pause = 250

/** An agent that is or was linked to the property, chosen by its name; the server searches, for there may be thousands. */
export const AgentField = ({ field, withLevel = false, ...look }: AgentFieldProps) => {
  const t = useSay()
  const [typed, setTyped] = useState('')
  const text = usePaused(typed)
  const read = useRead(
    'travelagent/get-all-agent-es',
    { text, limit: shown, ...(field.value === undefined ? {} : { chosen: field.value }) },
    { keep: true },
  )
  const { agents = [], total = 0, chosen = null } = read.data ?? {}
  const listed =
    chosen === null || agents.some(({ travelAgentId }) => travelAgentId === chosen.travelAgentId) ? agents : [chosen, ...agents]
  const choices = listed.map(({ travelAgentId, name, level }) => ({
    value: travelAgentId,
    words: withLevel ? { vi: `${name.vi}, cấp ${level}`, en: `${name.en}, level ${level}` } : name,
  }))
  // The name of who is chosen stands in the field: it is not a search for that name.
  const search = (next: string) => setTyped(choices.some(({ words }) => t(words) === next) ? '' : next.slice(0, longestSearch))
  return (
    <SelectField {...look} searchable field={field} choices={choices} remote={{ search, others: Math.max(0, total - agents.length) }} />
  )
}

const longestSearch = 100

/** A text once typing pauses. */
const usePaused = (typed: string): string => {
  const [text, setText] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setText(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return text
}
