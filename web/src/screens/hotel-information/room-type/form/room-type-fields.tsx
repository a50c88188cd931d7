import { roomViewCodes, roomViews } from '@innkeeper/protocol/codes/room-views'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { Card } from '#ui/page/card.tsx'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { FieldRow, FieldStack, FormColumn, FormGrid } from '#ui/forms/form-grid.tsx'
import { MoneyField } from '#ui/fields/money-field.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { BedRows } from './bed-rows.tsx'
import type { RecordForm } from '#record/record-stem.ts'

/** The fields of a room type; both languages of its name stand side by side. */
export const RoomTypeFields = ({ form, locked }: { form: RecordForm<'room'>; locked: boolean }) => (
  <FormGrid disabled={locked}>
    <FormColumn>
      <NameCard form={form} />
      <CapacityCard form={form} />
    </FormColumn>
    <FormColumn>
      <PriceCard form={form} />
      <Card title={bedsTitle}>
        <BedRows form={form} locked={locked} />
      </Card>
    </FormColumn>
  </FormGrid>
)

const NameCard = ({ form }: { form: RecordForm<'room'> }) => (
  <Card title={nameTitle}>
    <FieldStack>
      <TextField field={form.field('nameVi')} />
      <TextField field={form.field('nameEn')} />
      <FieldRow>
        <NumberField field={form.field('displayOrder')} />
      </FieldRow>
      <CheckField field={form.field('active')} />
    </FieldStack>
  </Card>
)

const CapacityCard = ({ form }: { form: RecordForm<'room'> }) => (
  <Card title={capacityTitle}>
    <FieldStack>
      <FieldRow>
        <NumberField field={form.field('totalRooms')} />
        <NumberField field={form.field('roomSize')} />
      </FieldRow>
      <FieldRow three>
        <NumberField field={form.field('maxAdults')} />
        <NumberField field={form.field('maxChildren')} />
        <NumberField field={form.field('maxGuests')} />
      </FieldRow>
      <FieldRow>
        <NumberField field={form.field('extraBeds')} />
        <SelectField field={form.field('viewCode')} choices={views} clearable searchable />
      </FieldRow>
    </FieldStack>
  </Card>
)

const PriceCard = ({ form }: { form: RecordForm<'room'> }) => {
  const t = useSay()
  return (
    <Card title={priceTitle}>
      <FieldStack>
        <FieldRow>
          <MoneyField field={form.field('defaultPrice')} />
          <MoneyField field={form.field('weekendPrice')} />
        </FieldRow>
        <FieldRow>
          <MoneyField field={form.field('floorPrice')} />
          <MoneyField field={form.field('ceilingPrice')} />
        </FieldRow>
        <p className="note">{t(priceNote)}</p>
      </FieldStack>
    </Card>
  )
}

const views = roomViewCodes.map((value) => ({ value, words: roomViews[value] }))
const nameTitle = say('Tên và trạng thái', 'Name and status')
const capacityTitle = say('Phòng và sức chứa', 'Rooms and guests')
const priceTitle = say('Giá một đêm', 'Nightly price')
const bedsTitle = say('Giường', 'Beds')
const priceNote = say(
  'Đêm chưa có giá riêng lấy giá mặc định, đêm cuối tuần lấy giá cuối tuần. Giá sàn và giá trần chặn giá gõ nhầm.',
  'A night without a price of its own takes the default price, a weekend night the weekend price. Floor and ceiling stop a mistyped price.',
)
