import { useState } from 'react'
import { useRead } from '#kit/calls/use-read.ts'
import { usePaused } from '#kit/page/use-paused.ts'
import { matchesShown, type SearchedLook } from '#ui/fields/choice/searched-field.tsx'
import { FoundField } from './found-field.tsx'

/** A property of the platform, chosen by its name or code. */
export const HotelField = (look: SearchedLook) => {
  const [typed, setTyped] = useState('')
  const text = usePaused(typed)
  const { value } = look.field
  const read = useRead('supplier/get-all-hotel', { text, limit: matchesShown }, { keep: true })
  const chosen = useRead('supplier/hotel/detail', { id: value ?? '' }, { keep: true, when: value !== undefined })
  return <FoundField look={look} found={read.data} chosen={chosen.data} choiceOf={choiceOf} search={setTyped} />
}

type Named = { readonly id: string; readonly code: string; readonly nameVi: string; readonly nameEn: string }

const choiceOf = ({ id, code, nameVi, nameEn }: Named) => ({ value: id, words: { vi: `${nameVi} (${code})`, en: `${nameEn} (${code})` } })
