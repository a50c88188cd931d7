import { say, type Saying } from '@innkeeper/protocol/say'
import { useId } from 'react'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay, type Say } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import styles from './rooms-step.module.css'
import { canTake, changedRateFields, parentOf, type SaleTree, type TreePlan, type TreeRoomType } from './sale-tree.ts'
import { tickPlan, tickRooms, ticksOf } from './tree-ticks.ts'
import type { BatchFormState } from '../../form/use-batch-form.ts'

type RoomTicksProps = { state: BatchFormState; room: TreeRoomType; tree: SaleTree }

/** A room type with its plans as in a tree: the box of the room type ticks all of them, and is half ticked where only some are. */
export const RoomTicks = ({ state: { form, change }, room, tree }: RoomTicksProps) => {
  const t = useSay()
  const ticks = ticksOf(form, room)
  const field = plainField<boolean>({
    label: nameOf(room),
    name: room.id,
    value: ticks.isWhole,
    change: () => change(tickRooms(form, [room], !ticks.isWhole)),
  })
  const part = ticks.isPartly ? t(ticks.self ? withRoom : plansOnly, { some: ticks.plans, all: ticks.all }) : ''
  return (
    <li className={styles['room']}>
      <div className={styles['line']} data-strong="true">
        <CheckField field={field} partly={ticks.isPartly}>
          <>
            {t(nameOf(room))}
            {part !== '' && <span className="hidden-words">{`: ${part}`}</span>}
          </>
        </CheckField>
        <span aria-hidden={part !== ''} className={styles['more']}>
          {part === '' && !room.active ? t(inactive) : part}
        </span>
      </div>
      <ul className={styles['plans']} aria-label={t(plansOf, { room: t(nameOf(room)) })}>
        {room.plans.map((plan) => (
          <PlanTick
            key={plan.roomPlanId}
            plan={plan}
            tree={tree}
            roomName={nameOf(room)}
            takes={canTake(plan, changedRateFields(form))}
            ticked={form.roomPlanIds.includes(plan.roomPlanId)}
            change={(ticked) => change(tickPlan(form, room, plan.roomPlanId, ticked))}
          />
        ))}
      </ul>
    </li>
  )
}

type PlanTickProps = {
  plan: TreePlan
  tree: SaleTree
  roomName: Saying
  takes: boolean
  ticked: boolean
  change: (ticked: boolean) => void
}

const PlanTick = ({ plan, tree, roomName, takes, ticked, change }: PlanTickProps) => {
  const t = useSay()
  const moreId = useId()
  const follows = useFollowWords(plan, tree, t)
  const field = plainField<boolean>({
    label: nameOf(plan),
    name: plan.roomPlanId,
    value: ticked && takes,
    change: (next) => change(next === true),
  })
  return (
    <li className={styles['line']} data-derived={!takes}>
      <CheckField field={field} disabled={!takes}>
        <>
          <span className="hidden-words">{t(roomName)}:</span> {t(nameOf(plan))}
        </>
      </CheckField>
      <span id={moreId} className={styles['more']}>
        {follows ?? (plan.active ? '' : t(inactive))}
      </span>
    </li>
  )
}

const useFollowWords = (plan: TreePlan, tree: SaleTree, t: Say): string | null => {
  const format = useFormat()
  if (plan.derive === null) return null
  const { unit, value } = plan.derive
  const sign = value < 0 ? '−' : '+'
  const size = unit === 'percent' ? format.percent(Math.abs(value)) : format.money(Math.abs(value))
  const parent = parentOf(plan, tree)
  return t(followsWords, {
    parent: parent === undefined ? t(parentPlan) : t(nameOf(parent)),
    step: value === 0 ? '' : `${sign}${size}`,
  }).trim()
}

const withRoom = say('loại phòng và {some} trên {all} gói', 'room type and {some} of {all} packages')
const plansOnly = say('chỉ {some} trên {all} gói', 'only {some} of {all} packages')
const plansOf = say('Các gói của {room}', 'Packages of {room}')
const followsWords = say('theo {parent} {step}', 'follows {parent} {step}')
const parentPlan = say('gói gốc', 'its parent package')
const inactive = say('ngừng dùng', 'not in use')
