import { creditStandings } from '@innkeeper/rules/travel-agent/credit'
import { agentLevels, travelAgentKinds } from '@innkeeper/rules/travel-agent/travel-agent-kinds'
import { currencies } from '@innkeeper/rules/money/currency'
import { z } from 'zod'
import { historyOfOne } from '#diary/history.ts'
import { call } from '#call.ts'
import { explained, field } from '#field.ts'
import { fileInput, fileShape } from '#format/file-shape.ts'
import { say } from '#say.ts'
import { sortedBy } from '#sorted-by.ts'
import { nameShape } from '#shapes/stay-shapes.ts'
import { creditStandingWords, travelAgentKindWords } from '#words/platform/travel-agent-words.ts'

const viewLinked = { who: 'property', codes: ['AGENT_LIST_1'] } as const
const changeLinked = { who: 'property', codes: ['AGENT_LIST_2'] } as const
const viewUnlinked = { who: 'property', codes: ['UNLINKED_LIST_1'] } as const
const changeUnlinked = { who: 'property', codes: ['UNLINKED_LIST_2'] } as const

/** The fields that the lists of agents can be sorted by; by default they are sorted by name. */
export const agentSorts = ['name', 'level', 'linkedAt', 'credit', 'bookings', 'revenue', 'lastBooking'] as const

const travelAgentId = field.id(say('Đại lý', 'Agent'))
const level = field.count(say('Cấp', 'Level'), { min: agentLevels.lowest, max: agentLevels.highest })
const version = field.count(say('Phiên bản', 'Version'), { min: 1, max: 1_000_000_000 })
const kind = field.choice(say('Loại', 'Kind'), travelAgentKinds, travelAgentKindWords)
const text = field.text(say('Tên hoặc mã đại lý', 'Agent name or code'), { max: 100, min: 0 }).default('')

const filter = { text, kind: kind.optional(), level: level.optional() }
const linkedFilter = {
  ...filter,
  credit: field.choice(say('Công nợ', 'Credit'), creditStandings, creditStandingWords).optional(),
}
const order = sortedBy(agentSorts)
const one = {
  travelAgentId: explained(travelAgentId, { hint: say('Chỉ đại lý này.', 'This agent alone.') }).optional(),
}

const agentName = { travelAgentId: z.uuid(), code: z.string(), name: nameShape, level: z.int() }
const moment = z.string()

const linkedAgent = z.object({
  ...agentName,
  kind: z.enum(travelAgentKinds),
  email: z.string(),
  phone: z.string(),
  linkedAt: moment,
  /** "Debt: configured or not": null means not configured. */
  debtLimit: z.int().nullable(),
  debtUsed: z.int(),
  currency: z.enum(currencies),
  /**
   * The bookings made in the last twelve months, without those that are cancelled, void or failed to be paid, and their total in the
   * property's currency.
   */
  bookings: z.int(),
  revenue: z.int(),
  lastBooking: moment.nullable(),
  version: z.int(),
})

const unlinkedAgent = linkedAgent.extend({
  reason: z.string(),
  unlinkedAt: moment.nullable(),
  unlinkedBy: z.string(),
  /** The platform has stopped the agent: it cannot be linked. */
  stopped: z.boolean(),
})

const foundAgent = z.object({ ...agentName, kind: z.enum(travelAgentKinds), active: z.boolean() })

/** What the diary shows of the link to an agent. */
const linkTold = z.object({
  linked: field.flag(say('Đang liên kết', 'Linked')),
  level,
  debtLimit: field.money(say('Hạn mức công nợ', 'Credit limit'), { min: 0 }).nullable(),
  reason: field.note(say('Lý do', 'Reason'), { max: 1000 }),
})

export const travelagentCalls = {
  'travelagent/history': historyOfOne(say('Lịch sử đại lý', 'History of an agent'), viewLinked, travelAgentId),
  'travelagent/get-all-active': call({
    words: say('Đại lý đang liên kết', 'Linked agents'),
    kind: 'read',
    method: 'GET',
    access: viewLinked,
    input: z.strictObject({ ...one, ...linkedFilter, ...order, ...field.page }),
    output: z.array(linkedAgent),
    refusals: [],
    list: true,
  }),
  'travelagent/export-active': call({
    words: say('Xuất danh sách đại lý đang liên kết', 'Export the linked agents'),
    kind: 'read',
    method: 'GET',
    access: viewLinked,
    input: fileInput({ ...linkedFilter, ...order }),
    output: fileShape,
    refusals: ['tooManyRows'],
    limits: { perMinute: 30, seconds: 60 },
  }),
  'travelagent/get-all-deactive': call({
    words: say('Đại lý ngừng liên kết', 'Unlinked agents'),
    kind: 'read',
    method: 'GET',
    access: viewUnlinked,
    input: z.strictObject({ ...one, ...filter, ...order, ...field.page }),
    output: z.array(unlinkedAgent),
    refusals: [],
    list: true,
  }),
  'travelagent/export-deactive': call({
    words: say('Xuất danh sách đại lý ngừng liên kết', 'Export the unlinked agents'),
    kind: 'read',
    method: 'GET',
    access: viewUnlinked,
    input: fileInput({ ...filter, ...order }),
    output: fileShape,
    refusals: ['tooManyRows'],
    limits: { perMinute: 30, seconds: 60 },
  }),
  'travelagent/get-all-agent': call({
    words: say('Đại lý có thể liên kết', 'Agents that may be linked'),
    kind: 'read',
    method: 'GET',
    access: viewUnlinked,
    input: z.strictObject({ text, kind: kind.optional(), ...field.page }),
    output: z.array(
      z.object({
        code: z.string(),
        name: nameShape,
        kind: z.enum(travelAgentKinds),
        /** The level that it had here; null where it was never linked. */
        formerLevel: z.int().nullable(),
      }),
    ),
    refusals: [],
    list: true,
  }),
  'travelagent/get-all-agent-es': call({
    words: say('Tìm đại lý để chọn', 'Search agents to choose from'),
    kind: 'read',
    method: 'GET',
    /** Everybody at the property may choose an agent by name. What the agent booked and owes is only in the lists. */
    access: { who: 'property', codes: [] },
    input: z.strictObject({
      ...filter,
      linked: explained(field.flag(say('Đang liên kết', 'Linked')), {
        hint: say('Bỏ trống: gồm cả đại lý đã ngừng liên kết.', 'If left out: unlinked agents too.'),
      }).optional(),
      chosen: explained(travelAgentId, {
        hint: say('Đại lý này luôn có trong trả lời.', 'This agent is always in the answer.'),
      }).optional(),
      limit: field.count(say('Số dòng', 'Rows'), { min: 1, max: 50 }).default(20),
    }),
    output: z.object({
      agents: z.array(foundAgent),
      /** The number of all matches, so that a picker can say how many more there are. */
      total: z.int(),
      chosen: foundAgent.nullable(),
    }),
    refusals: [],
  }),
  'travelagent/get-effects': call({
    words: say('Những gì thay đổi khi sửa một đại lý', 'What changing an agent affects'),
    kind: 'read',
    method: 'GET',
    access: viewLinked,
    input: z.strictObject({ travelAgentId }),
    output: z.object({
      /** The upcoming bookings, which keep their agreed terms, and their total. */
      upcoming: z.int(),
      upcomingTotal: z.int(),
      currency: z.enum(currencies),
      /** How many linked agents each level has, from 1 to 5. */
      levels: z.array(z.int()),
    }),
    refusals: ['agentStopped'],
  }),
  'travelagent/change-level': call({
    words: say('Đổi cấp đại lý', 'Change the level of an agent'),
    kind: 'change',
    method: 'POST',
    access: changeLinked,
    input: z.strictObject({ travelAgentId, version, level }),
    output: z.object({ travelAgentId: z.uuid(), version: z.int() }),
    refusals: ['agentStopped', 'agentChanged'],
    diary: say('Đổi cấp đại lý {subject}', 'Changed the level of the agent {subject}'),
    record: { kind: 'travelAgent', id: 'travelAgentId' },
    tells: linkTold,
    idempotency: 'optional',
    stales: ['agent-terms', 'supplier'],
  }),
  'travelagent/set-credit': call({
    words: say('Đặt hạn mức công nợ', 'Set the credit limit'),
    kind: 'change',
    method: 'POST',
    access: changeLinked,
    input: z.strictObject({
      travelAgentId,
      version,
      debtLimit: explained(field.money(say('Hạn mức công nợ', 'Credit limit'), { min: 0 }), {
        reads: 'money',
        hint: say('Bỏ trống: không cấp công nợ.', 'If left empty: no credit.'),
      }).nullable(),
    }),
    output: z.object({ travelAgentId: z.uuid(), version: z.int() }),
    refusals: ['agentStopped', 'agentChanged', 'creditBelowUsed'],
    diary: say('Đặt hạn mức công nợ của đại lý {subject}', 'Set the credit limit of the agent {subject}'),
    record: { kind: 'travelAgent', id: 'travelAgentId' },
    tells: linkTold,
    idempotency: 'optional',
    stales: ['notification', 'booking', 'agent-terms', 'supplier'],
  }),
  'travelagent/active': call({
    words: say('Liên kết một đại lý', 'Link an agent'),
    kind: 'change',
    method: 'POST',
    access: changeUnlinked,
    input: z.strictObject({
      code: explained(field.text(say('Mã đại lý', 'Agent code'), { max: 50 }), { example: 'CATVANG' }),
      level: explained(level, {
        hint: say('Bỏ trống: cấp trước đây, hoặc cấp 1.', 'If left out: the former level, or level 1.'),
      }).optional(),
    }),
    output: z.object({ travelAgentId: z.uuid(), level: z.int(), version: z.int() }),
    refusals: ['agentLinked', 'agentOffPlatform'],
    diary: say('Liên kết đại lý {subject}', 'Linked the agent {subject}'),
    record: { kind: 'travelAgent', id: 'travelAgentId' },
    tells: linkTold,
    idempotency: 'optional',
    stales: ['booking', 'request-booking', 'room-plan', 'agent-terms', 'supplier'],
  }),
  'travelagent/deactive': call({
    words: say('Ngừng liên kết một đại lý', 'Unlink an agent'),
    kind: 'change',
    method: 'POST',
    access: changeLinked,
    input: z.strictObject({
      travelAgentId,
      reason: explained(field.note(say('Lý do', 'Reason'), { max: 255, min: 1 }), { example: 'Chậm thanh toán hai kỳ liên tiếp' }),
    }),
    output: z.object({ travelAgentId: z.uuid(), version: z.int() }),
    refusals: ['agentStopped'],
    diary: say('Ngừng liên kết đại lý {subject}', 'Unlinked the agent {subject}'),
    record: { kind: 'travelAgent', id: 'travelAgentId' },
    tells: linkTold,
    idempotency: 'optional',
    stales: ['booking', 'request-booking', 'room-plan', 'agent-terms', 'supplier'],
  }),
}
