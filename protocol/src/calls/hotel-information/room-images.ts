import { z } from 'zod'
import type { Access } from '#access.ts'
import { call } from '#call.ts'
import { historyOfOne } from '#diary/history.ts'
import { field } from '#field.ts'
import { photoList, photoListForm, photoListRefusals } from '#shapes/photo-list.ts'
import { say } from '#say.ts'

const readPhotos = { who: 'property', codes: ['ROOM_IMAGE_1'] } as const satisfies Access
const id = field.id(say('Loại phòng', 'Room type'))

export const roomImagesCalls = {
  'room/images': call({
    words: say('Ảnh loại phòng', 'Photos of a room type'),
    kind: 'read',
    method: 'GET',
    access: readPhotos,
    input: z.strictObject({ id }),
    output: photoList,
    refusals: ['roomMissing'],
  }),
  'room/update-images': call({
    words: say('Chọn và xếp ảnh loại phòng', 'Choose and order the photos of a room type'),
    kind: 'change',
    method: 'POST',
    access: { who: 'property', codes: ['ROOM_IMAGE_1', 'ROOM_IMAGE_2'] },
    input: z.strictObject({ id, ...photoListForm }),
    output: photoList,
    refusals: ['roomMissing', ...photoListRefusals],
    diary: say('Xếp ảnh loại phòng {subject}', 'Ordered the photos of the room type {subject}'),
    record: { kind: 'roomPhotos', id: 'id' },
    stales: ['resource', 'info'],
  }),
  'room/image-history': historyOfOne(say('Lịch sử ảnh loại phòng', 'History of the photos of a room type'), readPhotos, id),
}
