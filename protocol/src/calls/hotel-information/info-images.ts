import { z } from 'zod'
import { call } from '#call.ts'
import { historyOf } from '#diary/history.ts'
import { photoList, photoListForm, photoListRefusals } from '#shapes/photo-list.ts'
import { say } from '#say.ts'

export const infoImagesCalls = {
  'info/get-images': call({
    words: say('Ảnh khách sạn', 'Photos of the property'),
    kind: 'read',
    method: 'GET',
    access: { who: 'property', codes: ['HOTEL_IMAGE_1'] },
    input: z.strictObject({}),
    output: photoList,
    refusals: [],
  }),
  'info/update-image': call({
    words: say('Chọn và xếp ảnh khách sạn', 'Choose and order the photos of the property'),
    kind: 'change',
    method: 'POST',
    access: { who: 'property', codes: ['HOTEL_IMAGE_1', 'HOTEL_IMAGE_2'] },
    input: z.strictObject(photoListForm),
    output: photoList,
    refusals: photoListRefusals,
    diary: say('Xếp ảnh khách sạn: {subject}', 'Ordered the photos of the property: {subject}'),
    record: { kind: 'propertyPhotos' },
    stales: ['resource', 'room'],
  }),
  'info/image-history': historyOf(say('Lịch sử ảnh khách sạn', 'History of the photos of the property'), {
    who: 'property',
    codes: ['HOTEL_IMAGE_1'],
  }),
}
