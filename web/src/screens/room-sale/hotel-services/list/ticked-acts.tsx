import { say } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { isInUse, type HotelServiceRow } from '../hotel-services.ts'
import styles from '../hotel-services.module.css'

type TickedActsProps = {
  /** The services on this page, and the ids of those that are ticked. */
  here: readonly Pick<HotelServiceRow, 'id' | 'active' | 'results'>[]
  chosen: readonly string[]
  choose: (ids: readonly string[]) => void
}

/** What is done with all ticked services at once: on sale, off sale, deleted; all of them or none. */
export const TickedActs = ({ here, chosen, choose }: TickedActsProps) => {
  const alerts = useAlerts()
  const sale = useChange('service/change-status-services', {
    done: ({ count }, { active }) => {
      choose([])
      alerts.success(active ? nowOn : nowOff, { count })
    },
    failed: alerts.failure,
  })
  const remove = useChange('service/delete-services', {
    done: ({ count }) => {
      choose([])
      alerts.success(deleted, { count })
    },
    failed: alerts.failure,
  })
  const ticked = here.filter(({ id }) => chosen.includes(id))
  const none = ticked.length === 0 ? nothingTicked : undefined
  const allHere = ticked.length > 0 && ticked.length === here.length
  const put = (active: boolean) => sale.send({ ids: [...chosen], active })
  const held = ticked.some(isInUse) ? inBookings : undefined
  return (
    <div className={styles['acts']}>
      <CheckField
        field={plainField({ label: allWords, value: allHere, change: () => choose(allHere ? [] : here.map(({ id }) => id)) })}
        partly={ticked.length > 0 && !allHere}
      />
      <Button
        words={onWords}
        icon="check"
        reason={sale.reason ?? none ?? (ticked.every(({ active }) => active) ? allOn : undefined)}
        pending={sale.pending}
        onClick={() => put(true)}
      />
      <Button
        words={offWords}
        icon="ban"
        reason={sale.reason ?? none ?? (ticked.some(({ active }) => active) ? undefined : allOff)}
        pending={sale.pending}
        onClick={() => put(false)}
      />
      <ConfirmButton
        words={deleteWords}
        question={question}
        values={{ count: ticked.length }}
        icon="trash"
        reason={remove.reason ?? none ?? held}
        pending={remove.pending}
        onConfirm={() => remove.send({ ids: [...chosen] })}
      />
    </div>
  )
}

const allWords = say('Chọn cả trang', 'Tick the whole page')
const onWords = say('Bán lại', 'Put on sale')
const offWords = say('Ngừng bán', 'Take off sale')
const deleteWords = say('Xoá dịch vụ đã chọn', 'Delete the ticked services')
const question = say(
  'Xoá {count} dịch vụ đã chọn? Xoá rồi không lấy lại được.',
  'Delete the ticked services ({count})? They cannot be brought back.',
)
const nothingTicked = say('Chọn ít nhất một dịch vụ.', 'Tick at least one service.')
const inBookings = say(
  'Có dịch vụ đã nằm trong đặt phòng. Hãy ngừng bán thay vì xoá.',
  'Bookings have one of them. Take it off sale instead.',
)
const allOn = say('Các dịch vụ đã chọn đều đang bán.', 'All that are ticked are on sale.')
const allOff = say('Các dịch vụ đã chọn đều đã ngừng bán.', 'All that are ticked are off sale.')
const nowOn = say('Đã bán lại {count} dịch vụ.', 'Services put on sale: {count}.')
const nowOff = say('Đã ngừng bán {count} dịch vụ.', 'Services taken off sale: {count}.')
const deleted = say('Đã xoá {count} dịch vụ.', 'Services deleted: {count}.')
