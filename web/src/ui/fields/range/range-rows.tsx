import type { Saying } from '@innkeeper/protocol/say'
import type { Field } from '#kit/forms/field-state.ts'
import { Button } from '../../buttons/button.tsx'
import { IconButton } from '../../buttons/icon-button.tsx'
import { DateRangeField } from './date-range-field.tsx'
import styles from './range-rows.module.css'
import { rangeOfDays } from './range-of-days.ts'
import type { DayRange } from './use-range-text.ts'

type WholeRange = { readonly from: string; readonly to: string }

type RangeRowsProps = {
  ranges: readonly Partial<DayRange>[]
  /** The two fields of the range at a place. */
  fieldsOf: (index: number) => { readonly from: Field<string>; readonly to: Field<string> }
  change: (next: WholeRange[]) => void
  words: { readonly label: (number: number) => Saying; readonly add: Saying; readonly remove: Saying }
  locked: boolean
}

/** Ranges of dates below each other, each removed by its own button; a new one begins empty. */
export const RangeRows = ({ ranges, fieldsOf, change, words, locked }: RangeRowsProps) => {
  const set = (next: readonly Partial<DayRange>[]) => change(next.map(({ from = '', to = '' }) => ({ from, to })))
  return (
    <div className={styles['rows']}>
      {ranges.map((_range, index) => {
        const { from, to } = fieldsOf(index)
        return (
          // The rows have no id of their own: their place is what they are.
          <div key={`row ${String(index)}`} className={styles['row']}>
            <DateRangeField kind="nights" field={rangeOfDays(words.label(index + 1), from, to)} bare />
            <IconButton
              icon="trash"
              words={words.remove}
              values={{ line: index + 1 }}
              onClick={() => set(ranges.filter((_other, place) => place !== index))}
            />
          </div>
        )
      })}
      {!locked && (
        <div>
          <Button words={words.add} look="quiet" icon="plus" onClick={() => set([...ranges, {}])} />
        </div>
      )}
    </div>
  )
}
