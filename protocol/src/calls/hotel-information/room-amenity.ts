import { z } from 'zod'
import { call } from '#call.ts'
import { field } from '#field.ts'
import { say } from '#say.ts'
import { amenitiesTold, amenityChange } from './amenity.ts'

const id = field.id(say('Loại phòng', 'Room type'))

export const roomAmenityCalls = {
  'room/update-amenity': call({
    words: say('Sửa tiện nghi của loại phòng', 'Change the amenities of a room type'),
    kind: 'change',
    method: 'POST',
    access: { who: 'property', codes: ['ROOM_AMENITY_1', 'ROOM_AMENITY_2'] },
    input: z.strictObject({ id, ...amenityChange }),
    output: z.object({ id, codes: z.array(z.string()) }),
    refusals: ['roomMissing', 'amenityNotOffered'],
    diary: say('Sửa tiện nghi của loại phòng {subject}', 'Changed the amenities of the room type {subject}'),
    record: { kind: 'roomAmenities', id: 'id' },
    tells: amenitiesTold,
    stales: ['amenity', 'room'],
  }),
}
