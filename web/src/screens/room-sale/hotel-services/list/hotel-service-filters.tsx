import { say } from '@innkeeper/protocol/say'
import { serviceChargeWords, serviceUnitWords } from '@innkeeper/protocol/words/sale/hotel-service-words'
import { serviceUnits } from '@innkeeper/rules/hotel-service/chosen'
import { z } from 'zod'
import { plainField } from '#kit/forms/field-state.ts'
import { RecordFilters } from '#record/record-filters.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'

const anyUnit = ['all', ...serviceUnits] as const
const anyCharge = ['all', 'paid', 'free'] as const

/** What the list of services is filtered by, as the address says it. */
export const hotelServiceFilter = z.object({
  text: z.string().catch(''),
  state: z.enum(['all', 'on', 'off']).catch('all'),
  unit: z.enum(anyUnit).catch('all'),
  charge: z.enum(anyCharge).catch('all'),
})

type Filter = z.output<typeof hotelServiceFilter>

/** The filter as the calls take it. */
export const narrowed = ({ text, state, unit, charge }: Filter) => ({
  text,
  ...(state === 'all' ? {} : { active: state === 'on' }),
  ...(unit === 'all' ? {} : { unit }),
  ...(charge === 'all' ? {} : { charge }),
})

type HotelServiceFiltersProps = {
  list: { readonly filter: Filter; readonly change: (patch: Partial<Filter>) => void; readonly clear: () => void }
}

/** The filters of services: name or code, whether on sale, unit, paid or free. */
export const HotelServiceFilters = ({ list }: HotelServiceFiltersProps) => {
  const { text, state, unit, charge } = list.filter
  return (
    <RecordFilters
      find={find}
      text={{ value: text, change: (next) => list.change({ text: next }) }}
      state={{ value: state, change: (next) => list.change({ state: next ?? 'all' }), choices: states }}
      count={[text !== '', state !== 'all', unit !== 'all', charge !== 'all'].filter(Boolean).length}
      clear={list.clear}
    >
      <SelectField
        bare
        field={plainField<Filter['unit']>({
          label: unitLabel,
          value: unit,
          change: (next) => list.change({ unit: next ?? 'all' }),
        })}
        choices={units}
      />
      <SelectField
        bare
        field={plainField<Filter['charge']>({
          label: chargeLabel,
          value: charge,
          change: (next) => list.change({ charge: next ?? 'all' }),
        })}
        choices={charges}
      />
    </RecordFilters>
  )
}

const find = say('Tìm tên hoặc mã', 'Find a name or code')
const unitLabel = say('Đơn vị tính', 'Unit')
const chargeLabel = say('Tính tiền hay miễn phí', 'Paid or free')
const units = anyUnit.map((value) => ({ value, words: value === 'all' ? say('Mọi đơn vị tính', 'Any unit') : serviceUnitWords[value] }))
const charges = anyCharge.map((value) => ({
  value,
  words: value === 'all' ? say('Tính tiền và miễn phí', 'Paid and free') : serviceChargeWords[value],
}))
const states = [
  { value: 'all', words: say('Mọi trạng thái', 'Any status') },
  { value: 'on', words: say('Đang bán', 'On sale') },
  { value: 'off', words: say('Ngừng bán', 'Off sale') },
] as const
