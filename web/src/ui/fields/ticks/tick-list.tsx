import type { Saying } from '@innkeeper/protocol/say'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { CheckField } from '../choice/check-field.tsx'
import styles from './tick-list.module.css'

type TickListProps<V extends string | number> = {
  legend: Saying
  all: readonly { readonly value: V; readonly words: Saying }[]
  chosen: readonly V[]
  error: string | undefined
  change: (chosen: V[]) => void
}

/** Several of a few things, each with its tick; in their own order, whichever was ticked first. */
export const TickList = <V extends string | number>({ legend, all, chosen, error, change }: TickListProps<V>) => {
  const t = useSay()
  const tick = (value: V, on: boolean | undefined) =>
    change(all.flatMap((one) => ((one.value === value ? on === true : chosen.includes(one.value)) ? [one.value] : [])))
  return (
    <fieldset className={styles['ticks']} aria-invalid={error !== undefined}>
      <legend>{t(legend)}</legend>
      {all.map(({ value, words }) => (
        <CheckField
          key={value}
          field={plainField({
            name: `${legend.en} ${value}`,
            label: words,
            value: chosen.includes(value),
            change: (on) => tick(value, on),
          })}
        />
      ))}
      {error !== undefined && (
        <p className={styles['error']} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
