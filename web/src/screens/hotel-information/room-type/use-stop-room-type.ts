import { roomTypeForm } from '@innkeeper/protocol/calls/room'
import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '../../../kit/ask.ts'
import { useSay } from '../../../kit/language.tsx'
import { nameOf } from '../../../kit/names.ts'
import { useAlerts } from '../../../kit/use-alerts.ts'
import { useChange } from '../../../kit/use-change.ts'

type Detail = AnswerOf<'room/detail'>

/** Takes a room type off sale and leaves the rest of it as it is. */
export function useStopRoomType(room: Detail | undefined, done: () => void) {
  const t = useSay()
  const alerts = useAlerts()
  const change = useChange('room/update', {
    done: (_saved, stopped) => {
      alerts.success(stoppedWords, { name: t(nameOf(stopped)) })
      done()
    },
    failed: alerts.failure,
  })
  return {
    pending: change.pending,
    send: () => {
      if (room !== undefined) change.send({ ...formOf(room), active: false, id: room.id, version: room.version })
    },
  }
}

/** What of a room type stands in its form. */
export const formOf = (room: Detail) =>
  roomTypeForm.parse(Object.fromEntries(Object.keys(roomTypeForm.shape).map((name) => [name, Reflect.get(room, name)])))

const stoppedWords = say('Đã ngừng bán loại phòng {name}.', 'The room type {name} is off sale.')
