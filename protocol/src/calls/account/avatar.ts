import { z } from 'zod'
import { call, uploadBytes } from '#call.ts'
import { say } from '#say.ts'
import { photoMediaTypes, photoRefusals } from '../hotel-information/resource.ts'

export const avatarCalls = {
  'profile/avatar-upload': call({
    words: say('Đổi ảnh đại diện', 'Change the profile picture'),
    kind: 'change',
    method: 'POST',
    access: { who: 'signedIn' },
    upload: { field: 'file', words: say('Ảnh đại diện', 'Profile picture'), maxBytes: uploadBytes, accept: photoMediaTypes },
    input: z.strictObject({}),
    /** The address of the new picture. */
    output: z.object({ avatar: z.string() }),
    refusals: photoRefusals,
    stales: ['login'],
    limits: { perMinute: 30, seconds: 60 },
  }),
  'profile/avatar-delete': call({
    words: say('Xoá ảnh đại diện', 'Delete the profile picture'),
    kind: 'change',
    method: 'GET',
    access: { who: 'signedIn' },
    input: z.strictObject({}),
    output: z.null(),
    refusals: [],
    stales: ['login'],
  }),
}
