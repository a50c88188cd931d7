import { say, type Saying } from '@innkeeper/protocol/say'
import { useId, type ReactNode } from 'react'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { nightFieldWords } from '#kit/property/night-words.ts'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import type { NightFieldName } from '@innkeeper/rules/rate/night-fields'
import styles from './changes-step.module.css'
import { StepError } from '../step.tsx'
import type { BatchFormState } from '../../form/use-batch-form.ts'

type ChangeRowProps = {
  state: BatchFormState
  errors: ReadonlyMap<string, string>
  name: NightFieldName
  /** What it is called, where the short name does not say of what. */
  label?: Saying | undefined
  children: ReactNode
}

/** A field that is left as it is, or, once ticked, how it changes. */
export const ChangeRow = ({ state: { form, change }, errors, name, label = nightFieldWords[name], children }: ChangeRowProps) => {
  const t = useSay()
  const errorId = useId()
  const { on } = form[name]
  const field = plainField<boolean>({
    label,
    name,
    value: on,
    change: (ticked) => change({ [name]: { ...form[name], on: ticked === true } }),
  })
  const error = on ? errors.get(`changes.${name}`) : undefined
  return (
    <div className={styles['row']} data-on={on}>
      <CheckField field={field} />
      {on && (
        <div
          role="group"
          className={styles['controls']}
          aria-label={t(how, { field: t(label) })}
          aria-describedby={error === undefined ? undefined : errorId}
        >
          {children}
        </div>
      )}
      {on && <StepError id={errorId} words={error} />}
    </div>
  )
}

const how = say('Cách đổi: {field}', 'How it changes: {field}')
