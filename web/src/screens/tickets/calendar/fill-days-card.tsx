import type { CallInput } from '@innkeeper/protocol/catalogue'
import { weekdayName } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { everyWeekday } from '@innkeeper/rules/days/day'
import { useState } from 'react'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useSession } from '#kit/session/session-context.ts'
import { Button } from '#ui/buttons/button.tsx'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { MoneyField } from '#ui/fields/money-field.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { DateRangeField } from '#ui/fields/range/date-range-field.tsx'
import type { DayRange } from '#ui/fields/range/use-range-text.ts'
import { TickList } from '#ui/fields/ticks/tick-list.tsx'
import { FieldRow, FieldStack } from '#ui/forms/form-grid.tsx'
import { Card } from '#ui/page/card.tsx'
import { fillInput, nothingTyped, type FillTyped } from './fill-input.ts'
import { FillPreview } from './fill-preview.tsx'

type Product = NonNullable<AnswerOf<'ticket-day/get'>['product']>

/** Fills days of the calendar: which days and slots, and what they get; shown before it is saved. */
export const FillDaysCard = ({ product, today }: { product: Product; today: string }) => {
  const { lacks } = useSession()
  const [typed, setTyped] = useState<FillTyped>(nothingTyped)
  const [asked, setAsked] = useState<CallInput<'ticket-day/set'> | null>(null)
  const input = fillInput(product.id, typed)
  const change = (patch: Partial<FillTyped>) => setTyped({ ...typed, ...patch })
  const reason = lacks('ticket-day/set') ?? (input === null ? incomplete : undefined)
  return (
    <Card title={title}>
      <FieldStack>
        <Days typed={typed} change={change} product={product} today={today} />
        <Values typed={typed} change={change} product={product} />
        <div>
          <Button words={previewWords} look="primary" icon="eye" reason={reason} onClick={() => setAsked(input)} />
        </div>
      </FieldStack>
      {asked !== null && (
        <FillPreview
          input={asked}
          onClose={() => setAsked(null)}
          done={() => {
            setAsked(null)
            setTyped(nothingTyped)
          }}
        />
      )}
    </Card>
  )
}

type PartProps = { typed: FillTyped; change: (patch: Partial<FillTyped>) => void; product: Product }

const Days = ({ typed, change, product, today }: PartProps & { today: string }) => (
  <>
    <DateRangeField
      kind="days"
      from={today}
      field={plainField<DayRange>({ label: rangeWords, value: typed.range, change: (range) => change({ range }), required: true })}
    />
    <TickList
      legend={weekdayWords}
      all={everyWeekday.map((value) => ({ value, words: { vi: weekdayName(value, 'vi'), en: weekdayName(value, 'en') } }))}
      chosen={typed.weekdays}
      error={undefined}
      change={(weekdays) => change({ weekdays })}
    />
    {product.slots.length > 0 && (
      <TickList
        legend={slotWords}
        all={product.slots.map((value) => ({ value, words: { vi: value, en: value } }))}
        chosen={typed.slots}
        error={undefined}
        change={(slots) => change({ slots })}
      />
    )}
  </>
)

const Values = ({ typed, change, product }: PartProps) => (
  <>
    <FieldRow three>
      <MoneyField
        field={plainField<number>({ label: adultWords, value: typed.adultPrice, change: (adultPrice) => change({ adultPrice }) })}
      />
      {product.prices.child !== null && (
        <MoneyField
          field={plainField<number>({ label: childWords, value: typed.childPrice, change: (childPrice) => change({ childPrice }) })}
        />
      )}
      {product.prices.senior !== null && (
        <MoneyField
          field={plainField<number>({ label: seniorWords, value: typed.seniorPrice, change: (seniorPrice) => change({ seniorPrice }) })}
        />
      )}
    </FieldRow>
    <FieldRow>
      <NumberField
        field={plainField<number>({ label: capacityWords, value: typed.capacity, change: (capacity) => change({ capacity }) })}
      />
      <SelectField
        field={plainField<FillTyped['stop']>({ label: stopWords, value: typed.stop, change: (stop = 'leave') => change({ stop }) })}
        choices={stops}
      />
    </FieldRow>
    <CheckField field={plainField<boolean>({ label: usualWords, value: typed.usual, change: (usual = false) => change({ usual }) })} />
  </>
)

const stops = [
  { value: 'leave', words: say('Giữ nguyên', 'Leave as it is') },
  { value: 'stop', words: say('Ngừng bán', 'Stop sell') },
  { value: 'open', words: say('Bán lại', 'Sell again') },
] as const

const title = say('Sửa nhiều ngày', 'Change many days')
const rangeWords = say('Các ngày', 'Days')
const weekdayWords = say('Thứ trong tuần', 'Weekdays')
const slotWords = say('Khung giờ (không chọn là tất cả)', 'Slots (none is all)')
const adultWords = say('Giá người lớn', 'Adult price')
const childWords = say('Giá trẻ em', 'Child price')
const seniorWords = say('Giá người cao tuổi', 'Senior price')
const capacityWords = say('Số vé', 'Capacity')
const stopWords = say('Bán hay ngừng', 'On sale or stopped')
const usualWords = say('Trở về giá và số vé thường của sản phẩm', 'Back to the usual prices and capacity of the product')
const previewWords = say('Xem trước', 'Preview')
const incomplete = say('Chọn các ngày và ít nhất một điều để đặt.', 'Choose the days and at least one thing to set.')
