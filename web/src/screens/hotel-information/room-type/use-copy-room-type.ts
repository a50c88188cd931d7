import { say } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import { nameOf } from '../../../kit/names.ts'
import { useSay } from '../../../kit/language.tsx'
import { useSession } from '../../../kit/session-context.ts'
import { useAlerts } from '../../../kit/use-alerts.ts'
import { useChange } from '../../../kit/use-change.ts'
import { paths } from '../../../paths.ts'
import type { RoomType } from './room-type-words.ts'

/** Copies a room type and offers to open the copy. */
export function useCopyRoomType(room: Pick<RoomType, 'id' | 'nameVi' | 'nameEn'>) {
  const t = useSay()
  const alerts = useAlerts()
  const router = useRouter()
  const { property } = useSession()
  const change = useChange('room/copy', {
    done: ({ id }) =>
      alerts.success(
        copied,
        { name: t(nameOf(room)) },
        { words: openCopy, run: () => void router.navigate({ href: paths.roomType(property, id) }) },
      ),
    failed: alerts.failure,
  })
  return { copy: () => change.send({ id: room.id }), pending: change.pending }
}

const copied = say('Đã sao chép {name}. Bản sao đang ngừng bán.', '{name} is copied. The copy is not on sale.')
const openCopy = say('Mở bản sao', 'Open the copy')
