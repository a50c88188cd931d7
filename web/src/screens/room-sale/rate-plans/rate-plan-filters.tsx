import { say } from '@innkeeper/protocol/say'
import { z } from 'zod'
import { plainField } from '#kit/forms/field-state.ts'
import { nameOf } from '#kit/language/names.ts'
import { RecordFilters } from '#record/record-filters.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import type { Choices } from './rate-plan-words.ts'

/** What the list of sale packages is filtered by, as the address says it. */
export const ratePlanFilter = z.object({
  text: z.string().catch(''),
  sale: z.enum(['all', 'on', 'off']).catch('all'),
  room: z.uuid().optional().catch(undefined),
})

type Filter = z.output<typeof ratePlanFilter>

type RatePlanFiltersProps = {
  list: { readonly filter: Filter; readonly change: (patch: Partial<Filter>) => void; readonly clear: () => void }
  roomTypes: Choices['roomTypes']
}

/** The filters of the sale packages: name, status, room type. */
export const RatePlanFilters = ({ list, roomTypes }: RatePlanFiltersProps) => {
  const { text, sale, room } = list.filter
  return (
    <RecordFilters
      find={find}
      text={{ value: text, change: (next) => list.change({ text: next }) }}
      state={{ value: sale, change: (next) => list.change({ sale: next ?? 'all' }), choices: saleChoices }}
      count={[text !== '', sale !== 'all', room !== undefined].filter(Boolean).length}
      clear={list.clear}
    >
      <SelectField
        bare
        searchable
        field={plainField({
          label: roomWords,
          value: room ?? 'all',
          change: (next) => list.change({ room: next === 'all' ? undefined : next }),
        })}
        choices={[anyRoom, ...roomTypes.map((type) => ({ value: type.id, words: nameOf(type) }))]}
      />
    </RecordFilters>
  )
}

const find = say('Tìm gói bán', 'Find a package')
const roomWords = say('Bán cho loại phòng', 'Sold on room type')
const anyRoom = { value: 'all', words: say('Mọi loại phòng', 'Any room type') }
const saleChoices = [
  { value: 'all', words: say('Mọi trạng thái', 'Any status') },
  { value: 'on', words: say('Đang bán', 'On sale') },
  { value: 'off', words: say('Ngừng bán', 'Not on sale') },
] as const
