import type { Saying } from '@innkeeper/protocol/say'
import { useId } from 'react'
import type { Field } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import styles from './choice-list.module.css'
import { Icon } from '../../look/icon.tsx'

type ChoiceListProps<V extends string | number> = {
  field: Field<V>
  choices: readonly { readonly value: V; readonly words: Saying; readonly more?: Saying | undefined }[]
}

/** One of a few choices, each with a sentence that says what it means. */
export const ChoiceList = <V extends string | number>({ field, choices }: ChoiceListProps<V>) => {
  const t = useSay()
  const id = useId()
  const described = [field.error === undefined ? [] : `${id}error`, field.hint === undefined ? [] : `${id}hint`].flat().join(' ')
  return (
    <fieldset className={styles['list']} role="radiogroup" aria-describedby={described === '' ? undefined : described}>
      <legend>{t(field.label)}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles['choice']}>
          <input
            type="radio"
            name={`${id}${field.name}`}
            value={choice.value}
            checked={choice.value === field.value}
            aria-invalid={field.error !== undefined}
            aria-describedby={choice.more === undefined ? undefined : `${id}${choice.value}`}
            onChange={() => field.change(choice.value)}
            onBlur={field.leave}
          />
          <span>
            <span className={styles['words']}>{t(choice.words)}</span>
            {choice.more !== undefined && (
              <span id={`${id}${choice.value}`} className={styles['more']}>
                {t(choice.more)}
              </span>
            )}
          </span>
        </label>
      ))}
      {field.error !== undefined && (
        <div id={`${id}error`} className={styles['error']}>
          <Icon name="alert-circle" size={14} /> {field.error}
        </div>
      )}
      {field.hint !== undefined && (
        <div id={`${id}hint`} className={styles['more']}>
          {t(field.hint)}
        </div>
      )}
    </fieldset>
  )
}
