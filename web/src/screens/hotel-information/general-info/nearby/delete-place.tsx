import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { useDelete } from '#kit/calls/use-delete.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { FailureBanner } from '#ui/states/failure-banner.tsx'
import type { NearbyPlace } from './nearby-words.ts'

/** Asks before a nearby place is deleted. */
export const DeletePlace = ({ place, onClose }: { place: NearbyPlace; onClose: () => void }) => {
  const t = useSay()
  const remove = useDelete('area/delete', place, { deleted, done: onClose })
  return (
    <Dialog
      open
      onClose={onClose}
      title={question}
      values={{ name: t(nameOf(place)) }}
      acts={
        <>
          <Button words={keep} onClick={onClose} />
          <Button words={removeWords} look="primary" icon="trash" pending={remove.pending} onClick={remove.send} />
        </>
      }
    >
      {remove.error !== null && <FailureBanner failure={remove.error} />}
      <p>{t(place.landmarkCode === null ? ownGoes : landmarkStays)}</p>
    </Dialog>
  )
}

const question = say('Xoá {name} khỏi địa điểm lân cận?', 'Delete {name} from the nearby places?')
const keep = say('Để nguyên', 'Leave as it is')
const removeWords = say('Xoá địa điểm', 'Delete the place')
const deleted = say('Đã xoá địa điểm {name}.', 'The place {name} is deleted.')
const ownGoes = say('Đại lý và khách không còn thấy địa điểm này.', 'Agents and guests see this place no more.')
const landmarkStays = say(
  'Điểm mốc vẫn ở trong gợi ý và có thể thêm lại.',
  'The landmark stays among the suggestions and can be added again.',
)
