import { say, type Saying } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { InnerForm } from '#ui/forms/inner-form.tsx'
import styles from './gate.module.css'

type TypeNumberProps = { pending: boolean; reason: Saying | undefined; send: (number: string) => void }

/** The number of a ticket by hand, where its code cannot be scanned; a scanner with a cable types here too. */
export const TypeNumber = ({ pending, reason, send }: TypeNumberProps) => {
  const t = useSay()
  const [text, setText] = useState('')
  const submit = () => {
    if (text.trim() === '' || pending || reason !== undefined) return
    send(text.trim())
    setText('')
  }
  return (
    <InnerForm label={t(formWords)} className={styles['typing']} send={submit}>
      <TextField
        field={plainField({ label: numberWords, value: text, change: (typed) => setText(typed ?? '') })}
        kind="tel"
        example={example}
      />
      <Button words={checkWords} size="large" pending={pending} reason={reason} submits />
    </InnerForm>
  )
}

const formWords = say('Nhập số vé', 'Type a ticket number')
const numberWords = say('Số vé', 'Ticket number')
const example = say('482 913 0576', '482 913 0576')
const checkWords = say('Kiểm tra', 'Check')
