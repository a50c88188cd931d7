import { roomCalls } from '@innkeeper/protocol/calls/room'
import { say } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import { nameOf } from '../../../kit/names.ts'
import { useSay } from '../../../kit/language.tsx'
import { Refused } from '../../../kit/refused.ts'
import { useSession } from '../../../kit/session-context.ts'
import { useAlerts } from '../../../kit/use-alerts.ts'
import { useForm, type Form } from '../../../kit/use-form.ts'
import { paths } from '../../../paths.ts'
import type { AnswerOf } from '../../../kit/ask.ts'
import { roomTypeRules } from './room-type-rules.ts'
import { formOf } from './use-stop-room-type.ts'

/** The form of a room type that is new or that is changed. */
export type RoomTypeFormOf = Form<'room/create' | 'room/update'>

type Detail = AnswerOf<'room/detail'>

/** The form of a room type; saved, it goes back to the list. Where somebody else saved first, the room type is read again. */
export function useRoomTypeForm(room: Detail | null, readAgain: () => void): RoomTypeFormOf {
  const t = useSay()
  const alerts = useAlerts()
  const router = useRouter()
  const { property } = useSession()
  const path: 'room/create' | 'room/update' = room === null ? 'room/create' : 'room/update'
  return useForm<'room/create' | 'room/update'>(path, {
    schema: roomCalls[path].input,
    initial: room === null ? newRoomType : valuesOf(room),
    draft: room?.id ?? 'new',
    check: roomTypeRules,
    done: (_saved, input) => {
      alerts.success(room === null ? created : saved, { name: t(nameOf(input)) })
      void router.navigate({ href: paths.roomTypes(property) })
    },
    failed: (error) => {
      if (error instanceof Refused && error.key === 'roomChanged') readAgain()
    },
  })
}

/** What stands in the form of a room type that is changed. */
export const valuesOf = (room: Detail) => ({ ...formOf(room), id: room.id, version: room.version })

const newRoomType = { maxAdults: 2, maxChildren: 1, maxGuests: 3, extraBeds: 0, beds: [], active: true, displayOrder: 0 }
const created = say('Đã tạo loại phòng {name}.', 'The room type {name} is created.')
const saved = say('Đã lưu loại phòng {name}.', 'The room type {name} is saved.')
