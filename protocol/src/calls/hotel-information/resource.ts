import { z } from 'zod'
import { fileInput, fileShape } from '#format/file-shape.ts'
import { call, uploadBytes } from '#call.ts'
import { field, named } from '#field.ts'
import { imageCategoryCodes } from '#codes/image-categories.ts'
import { photoRecord, photoWords } from '#shapes/photo.ts'
import { say } from '#say.ts'

const readLibrary = { who: 'property', codes: ['IMAGE_LIBRARY_1'] } as const
const changeLibrary = { who: 'property', codes: ['IMAGE_LIBRARY_1', 'IMAGE_LIBRARY_2'] } as const
const stales = ['info', 'room', 'dashboard'] as const

/** The formats that a browser's file picker offers for photos. */
export const photoMediaTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** Why a file is refused as a photo. */
export const photoRefusals = ['photoFormat', 'photoHeic', 'photoTooSmall', 'photoTooManyPixels', 'photoDamaged'] as const

const ids = named(say('Ảnh', 'Photos'), z.array(z.uuid()).min(1).max(100))

const filter = {
  text: field.text(say('Chú thích hoặc tên tệp', 'Caption or file name'), { max: 100, min: 0 }).default(''),
  category: field.choice(say('Loại ảnh', 'Kind of photo'), imageCategoryCodes).optional(),
  used: field.flag(say('Đang dùng', 'In use')).optional(),
  ids: ids.optional(),
} as const

/** The facts from which the score of a property's photos is computed. */
export const photoFacts = z.object({
  photos: z.array(
    z.object({
      id: z.uuid(),
      category: z.enum(imageCategoryCodes),
      width: z.int(),
      height: z.int(),
      captionVi: z.boolean(),
      captionEn: z.boolean(),
      shown: z.boolean(),
    }),
  ),
  roomTypes: z.array(z.object({ id: z.uuid(), nameVi: z.string(), nameEn: z.string(), photos: z.int() })),
  hasMain: z.boolean(),
  amenities: z.array(z.string()),
})

/** What the diary shows of photos of the library. */
const photosTold = z.object({ photos: named(say('Ảnh', 'Photos'), z.array(z.string())), ...photoWords })

export const resourceCalls = {
  'resource/get-images': call({
    words: say('Thư viện ảnh', 'Photo library'),
    kind: 'read',
    method: 'GET',
    access: readLibrary,
    input: z.strictObject({ ...filter, ...field.page }),
    output: z.array(photoRecord),
    list: true,
    refusals: [],
  }),
  'resource/photo-facts': call({
    words: say('Dữ liệu để tính điểm chất lượng ảnh', 'What the photo score is made of'),
    kind: 'read',
    method: 'GET',
    access: readLibrary,
    input: z.strictObject({}),
    output: photoFacts,
    refusals: [],
  }),
  'resource/export-images': call({
    words: say('Xuất danh sách ảnh', 'Export the list of photos'),
    kind: 'read',
    method: 'GET',
    access: readLibrary,
    input: fileInput(filter),
    output: fileShape,
    refusals: [],
    limits: { perMinute: 20 },
  }),
  'resource/upload-image': call({
    words: say('Tải ảnh lên', 'Upload a photo'),
    kind: 'change',
    method: 'POST',
    access: changeLibrary,
    upload: { field: 'file', words: say('Ảnh', 'Photo'), maxBytes: uploadBytes, accept: photoMediaTypes },
    input: z.strictObject({
      category: photoWords.category.default('other'),
      captionVi: photoWords.captionVi.default(''),
      captionEn: photoWords.captionEn.default(''),
    }),
    output: photoRecord,
    refusals: [...photoRefusals, 'libraryFull'],
    diary: say('Tải ảnh {subject} lên', 'Uploaded the photo {subject}'),
    record: { kind: 'photo' },
    tells: photosTold,
    idempotency: 'optional',
    stales,
    limits: { perMinute: 240, seconds: 60 },
  }),
  'resource/update-image': call({
    words: say('Sửa chú thích và loại của ảnh', 'Change captions and kinds of photos'),
    kind: 'change',
    method: 'POST',
    access: changeLibrary,
    input: z.strictObject({
      ids,
      category: photoWords.category.optional(),
      captionVi: photoWords.captionVi.optional(),
      captionEn: photoWords.captionEn.optional(),
    }),
    output: z.array(photoRecord),
    refusals: ['imageMissing'],
    diary: say('Sửa ảnh {subject}', 'Changed the photos {subject}'),
    record: { kind: 'photo' },
    tells: photosTold,
    stales,
  }),
  'resource/remove': call({
    words: say('Xoá ảnh khỏi thư viện', 'Delete photos from the library'),
    kind: 'change',
    method: 'POST',
    access: changeLibrary,
    input: z.strictObject({ ids }),
    output: z.object({ removed: z.int() }),
    refusals: ['imageMissing', 'imageInUse'],
    diary: say('Xoá ảnh {subject}', 'Deleted the photos {subject}'),
    record: { kind: 'photo' },
    tells: photosTold,
    stales,
  }),
  'resource/upload-certificate': call({
    words: say('Tải giấy chứng nhận lên', 'Upload a certificate'),
    kind: 'change',
    method: 'POST',
    access: { who: 'anyone' },
    upload: {
      field: 'file',
      words: say('Giấy chứng nhận', 'Certificate'),
      maxBytes: uploadBytes,
      accept: ['application/pdf', ...photoMediaTypes],
    },
    input: z.strictObject({}),
    output: z.object({
      uploadId: z.uuid(),
      /** A secret that belongs to the id; whoever has both may register with the file. */
      secret: z.string(),
      fileName: z.string(),
      bytes: z.int(),
      expiresAt: z.iso.datetime({ offset: true }),
    }),
    refusals: ['certificateFormat', 'photoTooManyPixels', 'photoDamaged'],
    limits: { perMinute: 10, seconds: 60 },
  }),
}
