import { nouns } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { EmptyList } from '#ui/lists/empty.tsx'
import { NoRoomTypes } from '#ui/property/no-room-types.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import type { BatchForm } from '../../form/batch-form.ts'
import { moveByArrow } from '../arrow-keys.ts'
import { RoomTicks } from './room-ticks.tsx'
import styles from './rooms-step.module.css'
import { filterTree, targetPlans, targetRooms, type SaleTree } from './sale-tree.ts'
import { Step, StepError } from '../step.tsx'
import { tickRooms, ticksOfAll } from './tree-ticks.ts'
import type { BatchFormState } from '../../form/use-batch-form.ts'

const manyRooms = 6

type RoomsStepProps = { state: BatchFormState; tree: SaleTree; errors: ReadonlyMap<string, string> }

/** Where: room types and their plans, to be ticked one by one, all together, or all that a filter leaves. */
export const RoomsStep = ({ state, tree, errors }: RoomsStepProps) => {
  const t = useSay()
  const [wanted, setWanted] = useState('')
  const shown = filterTree(tree, wanted)
  return (
    <Step number={2} title={title} aside={<Chosen form={state.form} tree={tree} />}>
      <p className={styles['lead']}>{t(lead)}</p>
      {tree.length > manyRooms && <SearchField words={filterWords} example={filterWords} value={wanted} change={setWanted} />}
      {tree.length === 0 && <NoRoomTypes />}
      {tree.length > 0 && shown.length === 0 && <EmptyList words={noMatch} />}
      {shown.length > 0 && (
        <>
          <div className={styles['all']}>
            <AllTick state={state} shown={shown} filtered={shown !== tree} />
          </div>
          <ul className={styles['rooms']} aria-label={t(title)} onKeyDown={moveByArrow}>
            {shown.map((room) => (
              <RoomTicks key={room.id} state={state} room={room} tree={tree} />
            ))}
          </ul>
        </>
      )}
      <StepError words={errors.get('roomPlanIds')} />
      <StepError words={errors.get('roomTypeIds')} />
    </Step>
  )
}

const Chosen = ({ form, tree }: { form: BatchForm; tree: SaleTree }) => {
  const t = useSay()
  const format = useFormat()
  const plans = targetPlans(form, tree).length
  const rooms = targetRooms(form, tree).length
  const parts = [...(rooms > 0 ? [format.count(rooms, nouns.roomType)] : []), ...(plans > 0 ? [format.count(plans, nouns.plan)] : [])]
  return <span role="status">{parts.length === 0 ? t(noneChosen) : t(chosen, { parts: parts.join(', ') })}</span>
}

type AllTickProps = { state: BatchFormState; shown: SaleTree; filtered: boolean }

const AllTick = ({ state: { form, change }, shown, filtered }: AllTickProps) => {
  const { isWhole, isPartly } = ticksOfAll(form, shown)
  const field = plainField<boolean>({
    label: filtered ? allShown : all,
    value: isWhole,
    change: () => change(tickRooms(form, shown, !isWhole)),
  })
  return <CheckField field={field} partly={isPartly} />
}

const title = say('Loại phòng và gói', 'Room types and packages')
const lead = say(
  'Giá và hạn chế áp dụng cho gói; số phòng, đóng phòng và hạn chót áp dụng cho loại phòng.',
  'Price and restrictions apply to packages; allotment, closing and cut-off to room types.',
)
const filterWords = say('Tìm loại phòng hoặc gói', 'Find a room type or package')
const noMatch = say('Không có loại phòng hay gói nào khớp.', 'No room type or package matches.')
const noneChosen = say('Chưa chọn', 'None chosen')
const chosen = say('Đã chọn {parts}', '{parts} chosen')
const all = say('Mọi loại phòng và gói', 'All room types and packages')
const allShown = say('Mọi loại phòng và gói đang hiện', 'All room types and packages shown')
