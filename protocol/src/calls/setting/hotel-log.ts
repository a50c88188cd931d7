import { z } from 'zod'
import { call } from '#call.ts'
import { codesOf } from '#codes/codes-of.ts'
import { diaryLine } from '#diary/history.ts'
import { diaryLogs, diaryLogWords, recordKindWords } from '#diary/record-kinds.ts'
import { field } from '#field.ts'
import { fileInput, fileShape } from '#format/file-shape.ts'
import { say } from '#say.ts'
import { sortedBy } from '#sorted-by.ts'

/** A visit of an administrator to the property. */
const visit = z.object({
  id: z.uuid(),
  person: z.string(),
  address: z.string(),
  /** Empty where unknown. */
  browser: z.string(),
  system: z.string(),
  enteredAt: z.string(),
  /** Null while the visit lasts. */
  leftAt: z.string().nullable(),
  /** The reason of the visit; null if the administrator has not given it, and so could not change anything. */
  reason: z.string().nullable(),
})

const recordKinds = codesOf(recordKindWords)

/** A line of the diary, and the thing that it is about if that still exists. */
const foundLine = diaryLine.extend({
  kind: z.enum(recordKinds).nullable(),
  /** Null if the thing no longer exists or the line is about none; the id is empty if a property has only one thing of this kind. */
  thing: z.object({ kind: z.enum(recordKinds), id: z.string() }).nullable(),
})

const access = { who: 'property', codes: ['SYSTEM_LOG_1'] } as const

/** The fields that the diary can be sorted by; by default the latest line comes first. */
export const diarySorts = ['at', 'person', 'kind', 'origin'] as const

const filter = {
  log: field.choice(say('Nhật ký', 'Diary'), diaryLogs, diaryLogWords).default('system'),
  text: field.text(say('Tên hoặc việc', 'Name or action'), { max: 100, min: 0 }).default(''),
  person: field.text(say('Người đổi', 'Changed by'), { max: 100, min: 0 }).default(''),
  kind: field.choice(say('Về', 'About'), recordKinds, recordKindWords).optional(),
  fromDate: field.day(say('Từ ngày', 'From')).optional(),
  toDate: field.day(say('Đến ngày', 'To')).optional(),
  ...sortedBy(diarySorts),
}

export const hotelLogCalls = {
  'hotel-log/search': call({
    words: say('Nhật ký hệ thống', 'System log'),
    kind: 'read',
    method: 'POST',
    access,
    list: true,
    input: z.strictObject({ ...filter, ...field.page }),
    output: z.array(foundLine),
    refusals: [],
  }),
  'hotel-log/export': call({
    words: say('Xuất nhật ký hệ thống', 'Export the system log'),
    kind: 'read',
    method: 'GET',
    access,
    input: fileInput(filter),
    output: fileShape,
    refusals: ['tooManyRows'],
    limits: { perMinute: 30, seconds: 60 },
  }),
  'hotel-log/visits': call({
    words: say('Lượt vào của nền tảng', 'Visits by the platform'),
    kind: 'read',
    method: 'GET',
    access,
    list: true,
    input: z.strictObject(field.page),
    output: z.array(visit),
    refusals: [],
  }),
}
