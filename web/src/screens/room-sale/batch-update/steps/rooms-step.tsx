import { nouns } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { CheckField } from '#ui/fields/check-field.tsx'
import { EmptyList } from '#ui/lists/empty.tsx'
import { NoRoomTypes } from '#ui/property/no-room-types.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import type { BatchForm } from '../form/batch-form.ts'
import { RoomTicks } from './room-ticks.tsx'
import styles from './rooms-step.module.css'
import { canTake, changedRateFields, changesRooms, filterTree, targetPlans, targetRooms, type SaleTree } from './sale-tree.ts'
import { Step, StepError } from './step.tsx'
import type { BatchFormState } from '../form/use-batch-form.ts'

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
          <AllTicks state={state} shown={shown} filtered={shown !== tree} />
          <ul className={styles['rooms']} aria-label={t(title)}>
            {shown.map((room) => (
              <RoomTicks key={room.id} state={state} room={room} tree={tree} />
            ))}
          </ul>
        </>
      )}
      <StepError words={errors.get('roomPlanIds')} />
      <StepError words={errors.get('roomTypeIds')} />
      <IdleTicks form={state.form} tree={tree} />
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

type AllTicksProps = { state: BatchFormState; shown: SaleTree; filtered: boolean }

const AllTicks = ({ state: { form, change }, shown, filtered }: AllTicksProps) => {
  const fields = changedRateFields(form)
  const roomIds = shown.map((room) => room.id)
  const planIds = shown.flatMap((room) => room.plans.filter((plan) => canTake(plan, fields)).map((plan) => plan.roomPlanId))
  return (
    <div className={styles['all']}>
      <AllTick
        label={filtered ? shownRooms : allRooms}
        ids={roomIds}
        ticked={form.roomTypeIds}
        change={(roomTypeIds) => change({ roomTypeIds })}
      />
      <AllTick
        label={filtered ? shownPlans : allPlans}
        ids={planIds}
        ticked={form.roomPlanIds}
        change={(roomPlanIds) => change({ roomPlanIds })}
      />
    </div>
  )
}

type AllTickProps = {
  label: typeof allRooms
  ids: readonly string[]
  ticked: readonly string[]
  change: (ids: string[]) => void
}

const AllTick = ({ label, ids, ticked, change }: AllTickProps) => {
  const count = ids.filter((id) => ticked.includes(id)).length
  const isAll = count === ids.length && ids.length > 0
  const others = ticked.filter((id) => !ids.includes(id))
  const field = plainField<boolean>({ label, value: isAll, change: () => change(isAll ? others : [...others, ...ids]) })
  return <CheckField field={field} partly={count > 0 && !isAll} disabled={ids.length === 0} />
}

/** Says what is ticked but not touched by any field that changes. */
const IdleTicks = ({ form, tree }: { form: BatchForm; tree: SaleTree }) => {
  const t = useSay()
  const rooms = changesRooms(form) || changedRateFields(form).length === 0 ? 0 : targetRooms(form, tree).length
  const plans = changedRateFields(form).length > 0 || !changesRooms(form) ? 0 : targetPlans(form, tree).length
  return (
    <>
      {rooms > 0 && <p className={styles['idle']}>{t(idleRooms)}</p>}
      {plans > 0 && <p className={styles['idle']}>{t(idlePlans)}</p>}
    </>
  )
}

const title = say('Loại phòng và gói', 'Room types and packages')
const lead = say(
  'Giá và hạn chế áp dụng cho gói; số phòng, đóng phòng và hạn chót áp dụng cho loại phòng.',
  'Price and restrictions apply to packages; allotment, closing and release period to room types.',
)
const filterWords = say('Tìm loại phòng hoặc gói', 'Find a room type or package')
const noMatch = say('Không có loại phòng hay gói nào khớp.', 'No room type or package matches.')
const noneChosen = say('Chưa chọn', 'None chosen')
const chosen = say('Đã chọn {parts}', '{parts} chosen')
const allRooms = say('Mọi loại phòng', 'All room types')
const allPlans = say('Mọi gói', 'All packages')
const shownRooms = say('Mọi loại phòng đang hiện', 'All room types shown')
const shownPlans = say('Mọi gói đang hiện', 'All packages shown')
const idleRooms = say(
  'Loại phòng đã chọn giữ nguyên: chưa có thay đổi nào cho loại phòng.',
  'The room types chosen stay as they are: nothing changes on room types.',
)
const idlePlans = say(
  'Gói đã chọn giữ nguyên: chưa có thay đổi nào cho gói.',
  'The packages chosen stay as they are: nothing changes on packages.',
)
