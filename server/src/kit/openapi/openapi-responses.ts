import type { Call } from '@innkeeper/protocol/call'
import { refusals, type RefusalKey } from '@innkeeper/protocol/refusals'
import { refusalsByStatus } from '../call/call-refusals.ts'
import { outputSchema, type Json } from './openapi-schema.ts'

/** The answers of a call by status: success, and each refusal with its number and its words in both languages. */
export const responsesOf = (call: Call): Json => {
  const byStatus = refusalsByStatus(call)
  const refused = [...byStatus].filter(([status]) => status !== 200)
  return {
    '200': response(describe('The answer.', byStatus.get(200) ?? []), successOrRefusal(call, byStatus.get(200) ?? [])),
    ...Object.fromEntries(refused.map(([status, keys]) => [String(status), refusalResponse(keys)])),
  }
}

const refusalResponse = (keys: readonly RefusalKey[]): Json => ({
  ...response(describe('', keys), refusalSchema(keys)),
  'x-refusals': keys.map((key) => ({ key, number: refusals[key].number, words: refusals[key].words })),
})

const response = (description: string, schema: Json): Json => ({
  description,
  headers: { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } },
  content: { 'application/json': { schema } },
})

const describe = (lead: string, keys: readonly RefusalKey[]): string =>
  [lead, ...keys.map((key) => `${refusals[key].number} ${key}: ${refusals[key].words.en} · ${refusals[key].words.vi}`)]
    .filter((line) => line !== '')
    .join('\n\n')

const successOrRefusal = (call: Call, keys: readonly RefusalKey[]): Json =>
  keys.length === 0 ? successSchema(call) : { oneOf: [successSchema(call), refusalSchema(keys)] }

const successSchema = (call: Call): Json => ({
  type: 'object',
  properties: {
    responseCode: { const: 0 },
    message: { type: 'string' },
    data: outputSchema(call.output),
    ...(call.list === true ? numbersOfList : {}),
    requestId: { type: 'string' },
  },
  required: ['responseCode', 'message', 'data', ...(call.list === true ? Object.keys(numbersOfList) : []), 'requestId'],
})

const numbersOfList: Json = {
  total: { type: 'integer', minimum: 0, description: 'How many rows match the filter.' },
  all: { type: 'integer', minimum: 0, description: 'How many rows there are without the filter.' },
}

const refusalSchema = (keys: readonly RefusalKey[]): Json => ({
  allOf: [
    { $ref: '#/components/schemas/Refusal' },
    {
      type: 'object',
      properties: { responseCode: { enum: keys.map((key) => refusals[key].number) }, refusal: { enum: keys } },
    },
  ],
})
