import { say } from '@innkeeper/protocol/say'
import { capTermsWords } from '@innkeeper/protocol/words/sale/agent-terms-words'
import { capTerms } from '@innkeeper/rules/travel-agent/agent-terms'
import { plainField } from '#kit/forms/field-state.ts'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { PercentField } from '#ui/fields/percent-field.tsx'
import { FieldRow } from '#ui/forms/form-grid.tsx'
import { ReleaseFields } from './release-fields.tsx'
import { ofOwner } from './terms-fields.tsx'
import type { TermsDraft } from './terms-words.ts'

type CapFieldsProps = { row: TermsDraft; change: (changes: Partial<TermsDraft>) => void }

/** The cap on rooms: none, a number or a share of the allotment, and whether a cancelled room counts no more. */
export const CapFields = ({ row, change }: CapFieldsProps) => (
  <>
    <SelectField
      field={plainField<(typeof capTerms)[number]>({
        label: capLabel,
        hint: capHint,
        value: row.capUnit,
        change: (value = row.capUnit) => change({ capUnit: value, capRooms: null, capShare: null, capRefilled: true }),
      })}
      choices={capTerms.filter(ofOwner(row)).map((value) => ({ value, words: capTermsWords[value] }))}
    />
    {(row.capUnit === 'rooms' || row.capUnit === 'share') && (
      <FieldRow>
        {row.capUnit === 'rooms' ? <RoomsField row={row} change={change} /> : <ShareField row={row} change={change} />}
        <SelectField
          field={plainField<'refilled' | 'counted'>({
            label: cancelledLabel,
            value: row.capRefilled ? 'refilled' : 'counted',
            change: (value) => change({ capRefilled: value !== 'counted' }),
          })}
          choices={cancelledChoices}
        />
      </FieldRow>
    )}
    {row.capUnit !== 'asLevel' && <ReleaseFields row={row} change={change} />}
  </>
)

const RoomsField = ({ row, change }: CapFieldsProps) => (
  <NumberField
    field={plainField<number>({
      label: roomsLabel,
      value: row.capRooms ?? undefined,
      change: (value) => change({ capRooms: inside(value) }),
    })}
  />
)

const ShareField = ({ row, change }: CapFieldsProps) => (
  <PercentField
    field={plainField<number>({
      label: shareLabel,
      value: row.capShare ?? undefined,
      change: (value) => change({ capShare: inside(value) }),
    })}
  />
)

/** A number of rooms or of basis points; what no cap can have is none. */
const inside = (value: number | undefined): number | null => (value === undefined || value < 1 || value > most ? null : Math.round(value))

const most = 10_000
const capLabel = say('Số phòng nhiều nhất', 'Most rooms')
const capHint = say('Của mỗi đại lý, theo từng loại phòng và từng đêm.', 'Of each agent, for each room type and night.')
const roomsLabel = say('Số phòng', 'Rooms')
const shareLabel = say('Phần phòng mở bán', 'Share of the allotment')
const cancelledLabel = say('Phòng đã huỷ', 'Cancelled rooms')
const cancelledChoices = [
  { value: 'refilled', words: say('Được đặt lại', 'Count no more') },
  { value: 'counted', words: say('Vẫn tính', 'Still count') },
] as const
