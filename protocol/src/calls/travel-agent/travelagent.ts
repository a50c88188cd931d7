import { z } from 'zod'
import { call } from '#call.ts'
import { field } from '#field.ts'
import { say } from '#say.ts'
import { nameShape } from '#shapes/stay-shapes.ts'

const agentName = { travelAgentId: z.uuid(), code: z.string(), name: nameShape, level: z.int() }

export const travelagentCalls = {
  'travelagent/get-all-active': call({
    words: say('Đại lý đang liên kết', 'Linked agents'),
    kind: 'read',
    method: 'GET',
    access: { who: 'property', codes: ['AGENT_LIST_1'] },
    input: z.strictObject({
      text: field.text(say('Tên hoặc mã đại lý', 'Agent name or code'), { max: 100, min: 0 }).default(''),
      ...field.page,
    }),
    output: z.array(
      z.object({
        ...agentName,
        kind: z.string(),
        email: z.string(),
        phone: z.string(),
        /** "Debt: configured or not": null means not configured. */
        debtLimit: z.int().nullable(),
        debtUsed: z.int(),
      }),
    ),
    refusals: [],
    list: true,
  }),
  'travelagent/get-names': call({
    words: say('Tên đại lý để chọn', 'Names of agents to choose from'),
    kind: 'read',
    method: 'GET',
    access: { who: 'property', codes: [] },
    input: z.strictObject({}),
    /** Agents that are or were linked: they also filter a list of old bookings. */
    output: z.array(z.object({ ...agentName, active: z.boolean() })),
    refusals: [],
  }),
}
