import { say } from '@innkeeper/protocol/say'
import { useSay } from '../../../kit/language.tsx'
import { nameOf } from '../../../kit/names.ts'
import { useRight } from '../../../kit/rights.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import styles from './room-type.module.css'
import { mayNotChange, type RoomType } from './room-type-words.ts'
import { useCopyRoomType } from './use-copy-room-type.ts'

/** What can be done with a row besides opening it: copy and delete. */
export function RoomTypeActs({ room, askToDelete }: { room: RoomType; askToDelete: (room: RoomType) => void }) {
  const t = useSay()
  const reason = useRight('ROOM_INFO_2') ? undefined : mayNotChange
  const { copy, pending } = useCopyRoomType(room)
  const values = { name: t(nameOf(room)) }
  return (
    <div className={styles['acts']}>
      <IconButton icon="copy" words={copyWords} values={values} reason={pending ? copying : reason} onClick={copy} />
      <IconButton icon="trash" words={deleteWords} values={values} reason={reason} onClick={() => askToDelete(room)} />
    </div>
  )
}

const copyWords = say('Sao chép {name}', 'Copy {name}')
const copying = say('Đang sao chép.', 'Being copied.')
const deleteWords = say('Xoá {name}', 'Delete {name}')
