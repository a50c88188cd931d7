import { bedTypeCodes, bedTypes } from '@innkeeper/protocol/codes/bed-types'
import { say } from '@innkeeper/protocol/say'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import styles from '../room-type.module.css'
import { EmptyList } from '#ui/lists/empty.tsx'
import type { RecordForm } from '#record/record-stem.ts'

const mostLines = 12

/** The beds of a room type, one line for each bed type. */
export const BedRows = ({ form, locked }: { form: RecordForm<'room'>; locked: boolean }) => {
  const beds = form.values.beds ?? []
  const change = (next: typeof beds) =>
    form.set(
      'beds',
      next.map(({ bedType = 'double', count = 1 }) => ({ bedType, count })),
    )
  const unused = bedTypeCodes.find((code) => beds.every(({ bedType }) => bedType !== code)) ?? 'double'
  return (
    <div className={styles['beds']}>
      {beds.length === 0 && <EmptyList words={none} small />}
      {beds.map((_bed, index) => (
        // The lines have no id of their own: their place is what they are.
        <div key={`line ${String(index)}`} className={styles['bed']}>
          <SelectField field={form.field(`beds.${index}.bedType`)} choices={choices} searchable bare={index > 0} />
          <NumberField field={form.field(`beds.${index}.count`)} bare={index > 0} />
          <IconButton
            icon="trash"
            words={removeWords}
            values={{ line: index + 1 }}
            onClick={() => change(beds.filter((_other, place) => place !== index))}
          />
        </div>
      ))}
      {!locked && (
        <div>
          <Button
            words={addWords}
            look="quiet"
            icon="plus"
            reason={beds.length >= mostLines ? full : undefined}
            onClick={() => change([...beds, { bedType: unused, count: 1 }])}
          />
        </div>
      )}
    </div>
  )
}

const choices = bedTypeCodes.map((value) => ({ value, words: bedTypes[value] }))
const none = say('Chưa có giường nào.', 'No beds yet.')
const addWords = say('Thêm loại giường', 'Add a bed type')
const removeWords = say('Bỏ dòng giường {line}', 'Remove bed line {line}')
const full = say('Đã đủ 12 loại giường.', 'All 12 bed types are there.')
