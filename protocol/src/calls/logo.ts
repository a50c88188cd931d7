import { named } from '#field.ts'
import { z } from 'zod'
import { call, uploadBytes } from '#call.ts'
import { say } from '#say.ts'
import { photoMediaTypes, photoRefusals } from './hotel-information/resource.ts'

const access = { who: 'property', codes: ['REGISTRATION_INFO_1', 'REGISTRATION_INFO_2'] } as const

export const logoCalls = {
  'info/logo-upload': call({
    words: say('Đổi logo khách sạn', 'Change the logo of the property'),
    kind: 'change',
    method: 'POST',
    access,
    upload: { field: 'file', words: say('Logo', 'Logo'), maxBytes: uploadBytes, accept: photoMediaTypes },
    input: z.strictObject({}),
    /** The address of the new logo. */
    output: z.object({ logo: z.string() }),
    refusals: photoRefusals,
    diary: say('Đổi logo: {subject}', 'Changed the logo: {subject}'),
    record: { kind: 'logo' },
    tells: z.object({ fileName: named(say('Tên tệp', 'File name'), z.string()) }),
    stales: ['login', 'header-footer'],
    limits: { perMinute: 30, seconds: 60 },
  }),
  'info/logo-delete': call({
    words: say('Xoá logo khách sạn', 'Delete the logo of the property'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({}),
    output: z.null(),
    refusals: [],
    diary: say('Xoá logo', 'Deleted the logo'),
    record: { kind: 'logo' },
    stales: ['login', 'header-footer'],
  }),
}
