import { useState } from 'react'
import { useRead } from '#kit/calls/use-read.ts'
import { usePaused } from '#kit/page/use-paused.ts'
import { matchesShown, type SearchedLook } from '#ui/fields/choice/searched-field.tsx'
import { FoundField } from './found-field.tsx'

/** A travel agent of the platform, chosen by its name or code. */
export const PlatformAgentField = (look: SearchedLook) => {
  const [typed, setTyped] = useState('')
  const text = usePaused(typed)
  const { value } = look.field
  const read = useRead('supplier/travel-agent/get-all', { text, limit: matchesShown }, { keep: true })
  const chosen = useRead('supplier/travel-agent/detail', { id: value ?? '' }, { keep: true, when: value !== undefined })
  return <FoundField look={look} found={read.data} chosen={chosen.data} choiceOf={choiceOf} search={setTyped} />
}

const choiceOf = ({ id, nameVi, nameEn }: { readonly id: string; readonly nameVi: string; readonly nameEn: string }) => ({
  value: id,
  words: { vi: nameVi, en: nameEn },
})
