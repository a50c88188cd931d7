import { connectionKinds, connectionScopes, connectionStates, connectionThings } from '@innkeeper/rules/connection/connection-kinds'
import { z } from 'zod'
import { call } from '#call.ts'
import { historyOfOne } from '#diary/history.ts'
import { explained, field, named } from '#field.ts'
import { say } from '#say.ts'
import { nameShape } from '#shapes/stay-shapes.ts'
import {
  connectionKindWords,
  connectionScopeWords,
  connectionStateWords,
  connectionThingWords,
} from '#words/connection/connection-words.ts'

/** What a code of a connected system stands for. */
const thing = field.choice(say('Là', 'Thing'), connectionThings, connectionThingWords)
const code = field.text(say('Mã', 'Code'), { max: 100 })

/** The maximum number of connections of a property. */
export const mostConnections = 20

/** The maximum number of keys that a connection may have at once. */
export const mostConnectionKeys = 10

const look = { who: 'property', codes: ['BE_INTEGRATION_1'] } as const
const change = { who: 'property', codes: ['BE_INTEGRATION_1', 'BE_INTEGRATION_2'] } as const
const id = field.id(say('Kết nối', 'Connection'))
const version = named(say('Bản đã xem', 'Version seen'), z.int().min(1))
const moment = field.moment(say('Lúc', 'At'))
const kind = field.choice(say('Loại hệ thống', 'Kind of system'), connectionKinds, connectionKindWords)
const state = field.choice(say('Trạng thái', 'Status'), connectionStates, connectionStateWords)
const scopes = named(
  say('Khoá được làm gì', 'What the key may do'),
  z.array(z.enum(connectionScopes)).min(1).max(connectionScopes.length),
  {
    choices: connectionScopeWords,
  },
)
const name = explained(field.text(say('Tên kết nối', 'Name of the connection'), { max: 100 }), {
  hint: say('Tên này hiện trong nhật ký.', 'This name is shown in the diary.'),
  example: 'PMS lễ tân',
})
const held = explained(field.flag(say('Hỏi trước khi áp dụng', 'Ask before applying')), {
  hint: say(
    'Phòng trống, giá và hạn chế mà hệ thống gửi sẽ chờ một người xác nhận. Sau 24 giờ không ai xác nhận thì không áp dụng.',
    'Availability, prices and restrictions that the system sends wait until a person confirms them. They are not applied if nobody does within 24 hours.',
  ),
})
const keyName = explained(field.text(say('Tên khoá', 'Name of the key'), { max: 100 }), { example: 'Máy chủ PMS' })

const key = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The last characters of the key, by which its holder recognises it. */
  endsWith: z.string(),
  scopes,
  createdAt: moment,
  madeBy: z.string(),
  lastUsedAt: moment.nullable(),
  revokedAt: moment.nullable(),
  revokedBy: z.string().nullable(),
})

const connection = z.object({
  id: z.uuid(),
  kind,
  name,
  state,
  held,
  version,
  createdAt: moment,
  createdBy: z.string(),
  keys: z.array(key),
  /** How many of its codes are not mapped to a room or a package of ours. */
  unmapped: z.int(),
})

const mappedCode = z.strictObject({
  thing,
  code,
  target: named(say('Của chỗ nghỉ', 'Of the property'), z.uuid().toLowerCase().nullable()),
})

const record = { kind: 'connection', id: 'id' } as const
/** Whether the hotel is in step with a PMS is read with the profile. */
const stales = ['profile/'] as const
const toldKey = z.object({ keyName, scopes })

export const connectionCalls = {
  'connection/history': historyOfOne(say('Lịch sử một kết nối', 'History of a connection'), look, id),
  'connection/get-all': call({
    words: say('Các kết nối', 'Connections'),
    kind: 'read',
    method: 'GET',
    access: look,
    input: z.strictObject({}),
    output: z.array(connection),
    refusals: [],
  }),
  'connection/create': call({
    words: say('Thêm kết nối', 'Add a connection'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ kind, name, scopes, held: held.default(false) }),
    /** The connection with its first key, which is only shown here, because only its hash is stored. */
    output: z.object({ id: z.uuid(), connectionKeyId: z.uuid(), key: z.string() }),
    refusals: ['connectionNameTaken', 'tooManyConnections'],
    diary: say('Thêm kết nối {subject}', 'Added the connection {subject}'),
    record,
    stales,
  }),
  'connection/update': call({
    words: say('Sửa kết nối', 'Change a connection'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ id, version, name: name.optional(), held: held.optional() }),
    output: z.object({ id: z.uuid(), version }),
    refusals: ['connectionChanged', 'connectionNameTaken'],
    diary: say('Sửa kết nối {subject}', 'Changed the connection {subject}'),
    record,
  }),
  'connection/mapping': call({
    words: say('Ghép mã của một kết nối', 'The codes of a connection and what they mean'),
    kind: 'read',
    method: 'GET',
    access: look,
    input: z.strictObject({ id }),
    output: z.object({
      /** Unmapped codes come first. The suggestion is ours of the most similar name; null where none is similar, or the code is mapped. */
      codes: z.array(
        z.object({
          thing,
          code: z.string(),
          name: z.string(),
          target: z.uuid().nullable(),
          suggestion: z.uuid().nullable(),
          /** When a message of the connected system named or used it last; noted once a day. */
          usedAt: moment,
          /** Whether it may be forgotten: no message has used it lately. */
          unused: z.boolean(),
        }),
      ),
      rooms: z.array(z.object({ id: z.uuid(), name: nameShape })),
      plans: z.array(z.object({ id: z.uuid(), name: nameShape })),
    }),
    refusals: [],
  }),
  'connection/map': call({
    words: say('Ghép mã với phòng và gói', 'Map codes to rooms and packages'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ id, codes: named(say('Các mã', 'Codes'), z.array(mappedCode).min(1).max(500)) }),
    output: z.object({ unmapped: z.int() }),
    refusals: [],
    diary: say('Ghép mã của kết nối {subject}', 'Mapped codes of the connection {subject}'),
    record,
    tells: z.object({ codes: named(say('Các mã', 'Codes'), z.array(z.string())) }),
  }),
  'connection/forget-code': call({
    words: say('Quên một mã', 'Forget a code'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ id, thing, code }),
    output: z.object({ unmapped: z.int() }),
    refusals: ['codeUsedLately'],
    diary: say('Quên một mã của kết nối {subject}', 'Forgot a code of the connection {subject}'),
    record,
    tells: z.object({ thing, code }),
  }),
  'connection/stop': call({
    words: say('Ngừng một kết nối', 'Stop a connection'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ id }),
    output: z.object({ id: z.uuid(), state }),
    refusals: [],
    diary: say('Ngừng kết nối {subject}', 'Stopped the connection {subject}'),
    record,
    tells: z.object({ state }),
    stales,
  }),
  'connection/start': call({
    words: say('Cho kết nối lại', 'Start a connection again'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ id }),
    output: z.object({ id: z.uuid(), state }),
    refusals: [],
    diary: say('Cho kết nối {subject} chạy lại', 'Started the connection {subject} again'),
    record,
    tells: z.object({ state }),
    stales,
  }),
  'connection/make-key': call({
    words: say('Tạo khoá cho một kết nối', 'Make a key for a connection'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ id, keyName, scopes }),
    /** The key is only shown here. */
    output: z.object({ connectionKeyId: z.uuid(), key: z.string() }),
    refusals: ['tooManyConnectionKeys', 'connectionKeyNameTaken'],
    diary: say('Tạo khoá cho kết nối {subject}', 'Made a key for the connection {subject}'),
    record,
    tells: toldKey,
    limits: { perMinute: 30 },
  }),
  'connection/revoke-key': call({
    words: say('Thu hồi khoá của một kết nối', 'Revoke a key of a connection'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ id, connectionKeyId: field.id(say('Khoá', 'Key')) }),
    output: z.null(),
    refusals: [],
    diary: say('Thu hồi khoá của kết nối {subject}', 'Revoked a key of the connection {subject}'),
    record,
    tells: toldKey,
    stales,
  }),
}
