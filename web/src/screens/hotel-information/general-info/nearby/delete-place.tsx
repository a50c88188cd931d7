import { say } from '@innkeeper/protocol/say'
import { DeleteFreeRecord } from '#record/deleting/delete-free-record.tsx'
import type { RecordDialogProps } from '#record/record-kind.ts'
import { nearbyPlaces } from './nearby-places.ts'
import type { NearbyPlace } from './nearby-words.ts'

/** Asks before a nearby place is deleted. */
export const DeletePlace = (props: RecordDialogProps<NearbyPlace>) => (
  <DeleteFreeRecord {...props} kind={nearbyPlaces} says={props.record.landmarkCode === null ? ownGoes : landmarkStays} />
)

const ownGoes = say('Đại lý và khách không còn thấy địa điểm này.', 'Agents and guests no longer see this place.')
const landmarkStays = say(
  'Điểm mốc vẫn ở trong gợi ý và có thể thêm lại.',
  'The landmark stays among the suggestions and can be added again.',
)
