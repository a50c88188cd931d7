import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { agesOf } from '@innkeeper/rules/stay/ages-of'
import { TextField } from '../fields/text-field.tsx'

type AgesFieldProps = { ages: readonly number[]; change: (ages: number[]) => void; error: string | undefined }

/** The ages of a room's children, typed in one line: "8, 5". */
export const AgesField = ({ ages, change, error }: AgesFieldProps) => {
  const t = useSay()
  const [typed, setTyped] = useState(() => ages.join(', '))
  const read = (text = '') => {
    setTyped(text)
    const next = agesOf(text)
    if (next !== null) change([...next])
  }
  const wrong = agesOf(typed) === null ? t(wrongAge) : error
  return <TextField field={plainField<string>({ label: agesWords, value: typed, change: read, error: wrong })} />
}

const agesWords = say('Tuổi trẻ em', 'Children’s ages')
const wrongAge = say('Tuổi từ 0 đến 17.', 'Ages from 0 to 17.')
