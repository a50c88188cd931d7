import { announcementStates } from '@innkeeper/rules/announcement/announcement-state'
import { z } from 'zod'
import { fileInput, fileShape } from '#format/file-shape.ts'
import { call, uploadBytes } from '#call.ts'
import { changesOf } from '#changes-of.ts'
import { field, named } from '#field.ts'
import { say } from '#say.ts'
import { sortedBy } from '#sorted-by.ts'
import { photoMediaTypes, photoRefusals } from '../hotel-information/resource.ts'

const administrator = { who: 'administrator' } as const

const id = field.id(say('Thông báo chung', 'Announcement'))
const version = named(say('Bản đã xem', 'Version seen'), z.int().min(1))
const saved = z.object({ id: z.uuid(), version: z.int() })
const formRefusals = ['announcementEndsEarly', 'announcementEmpty'] as const

/** A slide as a form has it: its texts in both languages, and one of the pictures uploaded for announcements. */
const slideFields = z.strictObject({
  active: field.flag(say('Hiện trang này', 'Show this slide')),
  imageUrl: named(
    say('Ảnh', 'Picture'),
    z
      .string()
      .max(200)
      .regex(/^(?:\/files\/[0-9a-f]{40}-\d{2,4}\.webp)?$/u),
  ),
  contentVi: field.note(say('Nội dung tiếng Việt', 'Vietnamese text'), { max: 1000, min: 1 }),
  contentEn: field.note(say('Nội dung tiếng Anh', 'English text'), { max: 1000, min: 1 }),
})

const announcementFields = {
  titleVi: field.text(say('Tiêu đề tiếng Việt', 'Vietnamese title'), { max: 255 }),
  titleEn: field.text(say('Tiêu đề tiếng Anh', 'English title'), { max: 255 }),
  shownFrom: field.moment(say('Hiện từ', 'Shown from')),
  shownUntil: field.moment(say('Đến', 'Until')).nullable().default(null),
  active: field.flag(say('Đang dùng', 'In use')),
  fromRelease: field.flag(say('Ghi chú phát hành, báo cả trong chuông', 'Release note, also shown in the bell')),
  slides: named(say('Các trang', 'Slides'), z.array(slideFields).min(1).max(10)),
}

/** An announcement as an administrator fills it in. */
export const announcementForm = z.strictObject(announcementFields)

/** An announcement in its reader's language, with the specification's fields. */
const announcement = z.object({
  id: z.uuid(),
  title: z.string(),
  fromRelease: z.boolean(),
  slides: z.array(z.object({ active: z.boolean(), imageUrl: z.string().nullable(), content: z.string() })),
})

const state = named(say('Trạng thái', 'Status'), z.enum(announcementStates))

/** The fields that the list of announcements can be sorted by; by default the one that was shown last comes first. */
export const announcementSorts = ['name', 'from', 'until', 'slides', 'person', 'state'] as const

const filter = {
  text: field.text(say('Tiêu đề', 'Title'), { max: 255, min: 0 }).default(''),
  state: state.optional(),
  ...sortedBy(announcementSorts),
} as const

export const announcementCalls = {
  'announcement/current': call({
    words: say('Xem thông báo chung đang hiện', 'See what is announced now'),
    kind: 'read',
    method: 'GET',
    access: { who: 'signedIn' },
    /** With an id, only that announcement, if it was ever shown. */
    input: z.strictObject({ id: id.optional() }),
    output: z.object({ announcements: z.array(announcement) }),
    refusals: [],
  }),
  'announcement/get-all': call({
    words: say('Danh sách thông báo chung', 'List the announcements'),
    kind: 'read',
    method: 'GET',
    access: administrator,
    input: z.strictObject({ ...filter, ...field.page }),
    list: true,
    output: z.array(
      z.object({
        id: z.uuid(),
        titleVi: z.string(),
        titleEn: z.string(),
        shownFrom: z.string(),
        shownUntil: z.string().nullable(),
        state,
        fromRelease: z.boolean(),
        slides: z.int(),
        changedAt: z.string(),
        changedBy: z.string(),
      }),
    ),
    refusals: [],
  }),
  'announcement/export': call({
    words: say('Xuất danh sách thông báo chung', 'Export the announcements'),
    kind: 'read',
    method: 'GET',
    access: administrator,
    input: fileInput(filter),
    output: fileShape,
    refusals: ['tooManyRows'],
    limits: { perMinute: 20 },
  }),
  'announcement/detail': call({
    words: say('Xem thông báo chung', 'See an announcement'),
    kind: 'read',
    method: 'GET',
    access: administrator,
    input: z.strictObject({ id }),
    output: z.object({
      ...announcementFields,
      id: z.uuid(),
      version: z.int(),
      state,
      changedAt: z.string(),
      changedBy: z.string(),
    }),
    refusals: [],
  }),
  'announcement/create': call({
    words: say('Thêm thông báo chung', 'Add an announcement'),
    kind: 'change',
    method: 'POST',
    access: administrator,
    input: announcementForm,
    output: saved,
    refusals: formRefusals,
    idempotency: 'optional',
  }),
  'announcement/update': call({
    words: say('Sửa thông báo chung', 'Change an announcement'),
    kind: 'change',
    method: 'POST',
    access: administrator,
    input: z.strictObject({ id, version, ...changesOf(announcementFields) }),
    output: saved,
    refusals: [...formRefusals, 'announcementChanged'],
  }),
  'announcement/delete': call({
    words: say('Xoá thông báo chung', 'Delete an announcement'),
    kind: 'change',
    method: 'POST',
    access: administrator,
    input: z.strictObject({ id }),
    output: z.object({ id: z.uuid() }),
    refusals: [],
  }),
  'announcement/upload-image': call({
    words: say('Tải ảnh của thông báo chung', 'Upload a picture of an announcement'),
    kind: 'change',
    method: 'POST',
    access: administrator,
    upload: { field: 'file', words: say('Ảnh', 'Picture'), maxBytes: uploadBytes, accept: photoMediaTypes },
    input: z.strictObject({}),
    output: z.object({ imageUrl: z.string() }),
    refusals: photoRefusals,
    limits: { perMinute: 30, seconds: 60 },
  }),
}
