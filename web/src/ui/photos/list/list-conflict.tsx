import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { Conflict } from '../../forms/conflict.tsx'
import { photoLabel } from '../photo-words.ts'
import type { PhotoListEdit } from './use-photo-list.ts'

/** Two people, one list: both orders by their names, and which of them to go on with. */
export const ListConflict = ({ edit }: { edit: PhotoListEdit }) => {
  const t = useSay()
  const theirs = edit.latest.images.toSorted((one, other) => Number(other.main) - Number(one.main))
  const text = (photos: PhotoListEdit['photos']) => photos.map((photo) => t(photoLabel(photo))).join(', ') || '–'
  return (
    <Conflict
      person={edit.latest.changedBy}
      differences={[
        { key: 'count', words: countWords, mine: String(edit.photos.length), theirs: String(theirs.length) },
        { key: 'order', words: orderWords, mine: text(edit.photos), theirs: text(theirs) },
      ]}
      takeTheirs={edit.discard}
      keepMine={edit.goOn}
    />
  )
}

const countWords = say('Số ảnh', 'Photos')
const orderWords = say('Thứ tự', 'Order')
