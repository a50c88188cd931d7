import { say } from '@innkeeper/protocol/say'
import type { Plan, Room } from '../model/grid-rows.ts'
import type { Look } from '../view/cells/look.ts'
import styles from './phone.module.css'

type PhoneChoiceProps = {
  readonly rooms: readonly Room[]
  readonly room: Room | undefined
  readonly plan: Plan | undefined
  readonly chooseRoom: (id: string) => void
  readonly choosePlan: (id: string) => void
  readonly look: Look
}

/** Which room type and which of its plans are shown. */
export const PhoneChoice = ({ rooms, room, plan, chooseRoom, choosePlan, look: { t } }: PhoneChoiceProps) => (
  <div className={styles['choice']}>
    <label>
      {t(roomWords)}
      <select value={room?.id ?? ''} onChange={(event) => chooseRoom(event.currentTarget.value)}>
        {rooms.map(({ id, name }) => (
          <option key={id} value={id}>
            {t(name)}
          </option>
        ))}
      </select>
    </label>
    <label>
      {t(planWords)}
      <select value={plan?.id ?? ''} onChange={(event) => choosePlan(event.currentTarget.value)}>
        {(room?.plans ?? []).map(({ id, name }) => (
          <option key={id} value={id}>
            {t(name)}
          </option>
        ))}
      </select>
    </label>
  </div>
)

const roomWords = say('Loại phòng', 'Room type')
const planWords = say('Gói bán', 'Package')
