import type { Saying } from '@innkeeper/protocol/say'
import { useEffect, useEffectEvent, useState } from 'react'
import { plainField } from '#kit/forms/field-state.ts'
import { TextField } from './text-field.tsx'

type SearchFieldProps = {
  words: Saying
  /** What may be searched for; shown while it is empty. */
  example?: Saying | undefined
  value: string
  /** Its words stand above it, where those of the fields beside it do. */
  labelled?: boolean | undefined
  /** Told when typing pauses. */
  change: (text: string) => void
}

const pause = 250

/** The search of a list: what is typed counts when typing pauses. */
export const SearchField = ({ words, example, value, labelled = false, change }: SearchFieldProps) => {
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  if (seen !== value) {
    setSeen(value)
    setTyped(value)
  }
  const tell = useEffectEvent(change)
  useEffect(() => {
    if (typed === value) return undefined
    const timer = setTimeout(() => tell(typed), pause)
    return () => clearTimeout(timer)
  }, [typed, value])
  return (
    <TextField
      field={plainField({ label: words, value: typed, change: (text) => setTyped(text ?? '') })}
      kind="search"
      icon="search"
      example={example}
      bare={!labelled}
    />
  )
}
