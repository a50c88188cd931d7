import { currencies } from '@innkeeper/rules/money/currency'
import { z } from 'zod'
import { call } from '#call.ts'
import { historyOf } from '#diary/history.ts'
import { field, named } from '#field.ts'
import { say } from '#say.ts'
import { nameShape } from '#shapes/stay-shapes.ts'
import { termsChanges, termsFields, termsRecord } from './agent-terms-fields.ts'

const read = { who: 'property', codes: ['AGENT_LIST_1'] } as const
const change = { who: 'property', codes: ['AGENT_LIST_1', 'AGENT_LIST_2'] } as const
const version = named(say('Bản đã xem', 'Version seen'), z.int().min(0).max(1_000_000_000))
const saved = z.object({ version })
const formRefusals = [
  'termsOfOne',
  'termsOfLevelWhole',
  'termsValueNeeded',
  'termsPercentRange',
  'termsPlansNeeded',
  'termsCapNeeded',
  'termsStepsFall',
  'termsAgentMissing',
  'planMissing',
] as const
const stales = ['room-plan', 'review']

/** The calls of agents' terms: the table by level, with the agents that are exceptions to their level. */
export const agentTermsCalls = {
  'agent-terms/history': historyOf(say('Lịch sử điều kiện đại lý', 'History of agents’ terms'), read),
  'agent-terms/get-all': call({
    words: say('Điều kiện đại lý', 'Agents’ terms'),
    kind: 'read',
    method: 'GET',
    access: read,
    input: z.strictObject({}),
    output: z.object({
      /** The version of the whole table; 0 before anybody saved it. */
      version,
      changedAt: z.string().nullable(),
      changedBy: z.string(),
      currency: z.enum(currencies),
      /** The five levels, then the agents by name. */
      rows: z.array(termsRecord),
      plans: z.array(z.object({ id: z.uuid(), nameVi: z.string(), nameEn: z.string(), active: z.boolean() })),
    }),
    refusals: [],
  }),
  'agent-terms/preview': call({
    words: say('Xem trước điều kiện đại lý', 'Preview agents’ terms'),
    kind: 'read',
    method: 'POST',
    access: read,
    input: z.strictObject(termsChanges),
    output: z.object({
      /** How many linked agents have other terms afterwards. */
      total: z.int(),
      /** The first of them by name, with what holds for them now and afterwards; nothing in it is left to a level. */
      agents: z.array(
        z.object({ travelAgentId: z.uuid(), code: z.string(), name: nameShape, level: z.int(), before: termsFields, after: termsFields }),
      ),
    }),
    refusals: formRefusals,
  }),
  'agent-terms/save': call({
    words: say('Lưu điều kiện đại lý', 'Save agents’ terms'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ version, ...termsChanges }),
    output: saved,
    refusals: [...formRefusals, 'termsChanged', 'tooManyTerms'],
    diary: say('Đặt {subject}', 'Set {subject}'),
    record: { kind: 'agentTerms' },
    tells: termsFields,
    idempotency: 'optional',
    stales,
  }),
  'agent-terms/versions': call({
    words: say('Các bản điều kiện đại lý', 'Versions of agents’ terms'),
    kind: 'read',
    method: 'GET',
    access: read,
    list: true,
    input: z.strictObject(field.page),
    /** The newest first; `restored` is the version that was brought back, null where a person changed the terms. */
    output: z.array(z.object({ version: z.int(), changedAt: z.string(), changedBy: z.string(), restored: z.int().nullable() })),
    refusals: [],
  }),
  'agent-terms/restore': call({
    words: say('Trở lại một bản điều kiện đại lý', 'Go back to a version of agents’ terms'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({
      version,
      to: named(say('Trở lại bản', 'Back to version'), z.int().min(0).max(1_000_000_000), {
        hint: say('0 là trước khi có điều kiện nào.', '0 is before there were any terms.'),
      }),
    }),
    output: saved,
    refusals: ['termsChanged'],
    diary: say('Trả lại {subject}', 'Brought back {subject}'),
    record: { kind: 'agentTerms' },
    tells: termsFields,
    idempotency: 'optional',
    stales,
  }),
}
