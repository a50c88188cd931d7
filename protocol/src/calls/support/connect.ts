import { domainProofs, domainStates } from '@innkeeper/rules/site/domain-check'
import { z } from 'zod'
import { call, uploadBytes } from '#call.ts'
import { historyOf } from '#diary/history.ts'
import { explained, field, named } from '#field.ts'
import { say } from '#say.ts'
import { domainProblemWords, domainProblems, domainProofWords, domainStateWords } from '#words/site/domain-words.ts'

const moment = field.moment(say('Lúc', 'At'))
const id = field.id(say('Tên miền', 'Domain'))

/** The domain as a person writes it; it is read by `readDomain`. */
const domainName = explained(field.text(say('Tên miền', 'Domain'), { max: 300 }), {
  hint: say('Chỉ tên miền, như khachsan.vn', 'Only the domain, such as hotel.com'),
  example: 'haiau.example',
})

const state = field.choice(say('Trạng thái', 'Status'), domainStates, domainStateWords)
const problem = field.choice(say('Vì sao', 'Why'), domainProblems, domainProblemWords)
const provedBy = field.choice(say('Xác minh bằng', 'Proved by'), domainProofs, domainProofWords)

/** A domain of the property's site, with what proves it. */
const siteDomain = z.object({
  id: z.uuid(),
  /** As DNS writes it. */
  domain: z.string(),
  /** As people write it. */
  name: z.string(),
  state,
  /** Why the last check did not find the proof; null where it did, or none ran. */
  problem: problem.nullable(),
  provedBy: provedBy.nullable(),
  /** The TXT record that proves it. */
  record: z.object({ name: z.string(), value: z.string() }),
  /** The file that proves it: its content, and where the site shows it. */
  file: z.object({ address: z.string(), content: z.string() }),
  /** The file that was uploaded for the proof; null where none was. */
  uploaded: z.object({ name: z.string(), at: moment }).nullable(),
  addedAt: moment,
  addedBy: z.string(),
  checkedAt: moment.nullable(),
  /** When it is checked again by itself; null where only a person asks. */
  nextCheckAt: moment.nullable(),
  provedAt: moment.nullable(),
  /** When a proved domain whose proof is gone stops working; null where the proof is there. */
  worksUntil: moment.nullable(),
})

const look = { who: 'property', codes: ['BE_INTEGRATION_1'] } as const
const change = { who: 'property', codes: ['BE_INTEGRATION_1', 'BE_INTEGRATION_2'] } as const
/** The menu's link to the site, and what is connected, are read with the session and with the profile. */
const stales = ['login', 'profile/'] as const
const record = { kind: 'siteDomain' } as const
const tells = z.object({ state, provedBy: provedBy.nullable(), problem: problem.nullable() })

export const connectCalls = {
  'connect/history': historyOf(say('Lịch sử kết nối trang đặt phòng', 'History of the booking engine’s connection'), look),
  'connect/detail': call({
    words: say('Kết nối trang đặt phòng', 'Connection of the booking engine'),
    kind: 'read',
    method: 'GET',
    access: look,
    input: z.strictObject({}),
    output: z.object({
      /** The address of the property's site; null where it is not connected. */
      site: z.string().nullable(),
      /** Its address at this installation, whether it is connected or not. */
      platformSite: z.string(),
      /** The host that the domain's own record points to. */
      pointsTo: z.string(),
      domains: z.array(siteDomain),
    }),
    refusals: [],
  }),
  'connect/create': call({
    words: say('Kết nối tên miền', 'Connect a domain'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ domain: domainName }),
    output: z.object({ id: z.uuid() }),
    refusals: [
      'domainInvalid',
      'domainWithMore',
      'domainIsAddress',
      'domainIsSuffix',
      'domainInside',
      'domainOurs',
      'domainTaken',
      'domainAlready',
    ],
    worksBefore: true,
    diary: say('Kết nối tên miền {subject}', 'Connected the domain {subject}'),
    record,
    tells,
    stales,
  }),
  'connect/open': call({
    words: say('Kết nối ở địa chỉ Innkeeper', 'Connect at Innkeeper’s address'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({}),
    output: z.object({ site: z.string() }),
    refusals: [],
    diary: say('Kết nối trang đặt phòng', 'Connected the booking engine'),
    record,
    stales,
  }),
  'connect/upload': call({
    words: say('Tải lên tệp xác minh', 'Upload the file of proof'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ id }),
    upload: { field: 'file', words: say('Tệp xác minh', 'File of proof'), maxBytes: uploadBytes, accept: ['text/plain'] },
    output: z.object({ name: z.string() }),
    refusals: ['proofFileWrong'],
    diary: say('Tải lên tệp xác minh của {subject}', 'Uploaded the file of proof of {subject}'),
    record,
    tells: z.object({ name: named(say('Tệp', 'File'), z.string()) }),
  }),
  'connect/delete': call({
    words: say('Xoá tệp xác minh', 'Delete the file of proof'),
    kind: 'change',
    method: 'GET',
    access: change,
    input: z.strictObject({ id }),
    output: z.null(),
    refusals: ['proofFileNeeded'],
    diary: say('Xoá tệp xác minh của {subject}', 'Deleted the file of proof of {subject}'),
    record,
    tells: z.object({ name: named(say('Tệp', 'File'), z.string()) }),
  }),
  'connect/check': call({
    words: say('Kiểm tra lại tên miền', 'Check a domain again'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ id }),
    output: z.object({ state, problem: problem.nullable() }),
    refusals: ['domainTaken'],
    worksBefore: true,
    limits: { perMinute: 60 },
    diary: say('Kiểm tra tên miền {subject}', 'Checked the domain {subject}'),
    record,
    tells,
    stales,
  }),
  'connect/remove': call({
    words: say('Bỏ tên miền', 'Remove a domain'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ id }),
    output: z.null(),
    refusals: [],
    diary: say('Bỏ tên miền {subject}', 'Removed the domain {subject}'),
    record,
    tells,
    stales,
  }),
  'connect/domain-allowed': call({
    words: say('Tên miền này có trang không', 'Whether a site stands at a domain'),
    kind: 'read',
    method: 'GET',
    access: { who: 'anyone' },
    input: z.strictObject({ domain: field.text(say('Tên miền', 'Domain'), { max: 300 }) }),
    output: z.null(),
    refusals: ['siteUnknown'],
    limits: { perMinute: 240 },
  }),
}
