import { formatCount, nouns } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { changeTo } from '@innkeeper/rules/rate/change-to'
import { useState } from 'react'
import { plainField } from '#kit/forms/field-state.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { MoneyField } from '#ui/fields/money-field.tsx'
import { commitValues } from '../edit/typing/commit-values.ts'
import { wantedBy } from '../edit/typing/wanted-value.ts'
import { useDesk } from '../model/desk.ts'
import type { PlanRow } from '../model/grid-rows.ts'
import { shownRate } from '../model/nights/shown-night.ts'
import type { Look } from '../view/cells/look.ts'

type SetPriceSheetProps = {
  readonly row: PlanRow
  readonly columns: readonly number[]
  readonly look: Look
  readonly onClose: () => void
  readonly done: () => void
}

/** One price for the chosen nights of a plan. */
export const SetPriceSheet = ({ row, columns, look, onClose, done }: SetPriceSheetProps) => {
  const desk = useDesk()
  const [first = 0] = columns
  const [price, setPrice] = useState<number | undefined>(shownRate(desk.store, row, first).price ?? undefined)
  const save = () => {
    if (price === undefined) return
    const cells = columns.map((at) => ({ row, at }))
    commitValues(desk, 'cell', wantedBy(desk.store, cells, changeTo('price', price)))
    onClose()
    done()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      values={{ plan: look.t(row.plan.name) }}
      acts={
        <Button
          words={setWords}
          values={{ nights: formatCount(columns.length, nouns.night, look.language) }}
          look="primary"
          wide
          {...(price === undefined ? { reason: noPrice } : {})}
          onClick={save}
        />
      }
    >
      <MoneyField field={plainField({ label: priceWords, value: price, change: setPrice })} currency={look.currency} />
      <p>{look.t(keeps)}</p>
    </Dialog>
  )
}

const title = say('Đặt giá: {plan}', 'Set the price: {plan}')
const priceWords = say('Giá mỗi đêm', 'Price per night')
const setWords = say('Đặt giá {nights}', 'Set the price of {nights}')
const noPrice = say('Nhập giá trước.', 'Enter a price first.')
const keeps = say(
  'Phòng trống, CTA, CTD và số đêm không đổi. Gói theo giá này đổi theo.',
  'Rooms, CTA, CTD and stays do not change. Packages that follow this price change with it.',
)
