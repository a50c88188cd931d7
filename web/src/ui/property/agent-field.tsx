import { useState } from 'react'
import { useRead } from '#kit/calls/use-read.ts'
import { usePaused } from '#kit/page/use-paused.ts'
import { matchesShown, SearchedField, type SearchedLook } from '../fields/choice/searched-field.tsx'

type AgentFieldProps = SearchedLook & {
  /** The level stands behind the name. */
  withLevel?: boolean
}

/** An agent that is or was linked to the property, chosen by its name; the server searches, for there may be thousands. */
export const AgentField = ({ withLevel = false, ...look }: AgentFieldProps) => {
  const [typed, setTyped] = useState('')
  const text = usePaused(typed)
  const { value } = look.field
  const asked = { text, limit: matchesShown, ...(value === undefined ? {} : { chosen: value }) }
  const { agents = [], total = 0, chosen = null } = useRead('travelagent/get-all-agent-es', asked, { keep: true }).data ?? {}
  const choiceOf = ({ travelAgentId, name, level }: (typeof agents)[number]) => ({
    value: travelAgentId,
    words: withLevel ? { vi: `${name.vi}, cấp ${level}`, en: `${name.en}, level ${level}` } : name,
  })
  return (
    <SearchedField
      {...look}
      found={agents.map(choiceOf)}
      total={total}
      chosen={chosen === null ? null : choiceOf(chosen)}
      search={setTyped}
    />
  )
}
