import { labelAt, speakFieldError } from '@innkeeper/protocol/field-errors'
import { callAt, type CallPath } from '@innkeeper/protocol/catalogue'
import { refusals } from '@innkeeper/protocol/refusals'
import { say, speak, type Language } from '@innkeeper/protocol/say'
import type { Envelope } from '@innkeeper/protocol/envelope'
import type { SavedAnswer } from '../transaction/idempotency.ts'
import { RawJson } from '../request/raw-json.ts'
import type { Listed } from './listed.ts'
import type { Refused, RefusedField } from './refuse.ts'

/** The call that an answer belongs to, and the language of the answer. */
export type Asked = { readonly path: CallPath | null; readonly language: Language; readonly requestId: string }

/** The answer of a successful call. */
export const successAnswer = (asked: Asked, data: unknown): SavedAnswer => {
  const begin = '{"responseCode":0,"message":"","data":'
  const end = `,"requestId":"${asked.requestId}"}`
  if (data instanceof RawJson) return { status: 200, body: new RawJson([Buffer.from(begin), ...data.pieces, Buffer.from(end)]).toBuffer() }
  const total = isPage(data) ? `,"total":${data.total},"all":${data.all}` : ''
  const text = JSON.stringify(isPage(data) ? data.rows : data) ?? 'null'
  return { status: 200, body: `${begin}${text}${total}${end}` }
}

/** The answer of a refusal, in the caller's language, with each field that it concerns. */
export const refusalAnswer = (asked: Asked, refused: Refused): SavedAnswer => {
  const { number, status } = refusals[refused.key]
  const { key, values, fields } = refused
  const body: Envelope = {
    responseCode: number,
    message: speakRefusal(asked, { key, values, field: fields[0]?.field }),
    refusal: key,
    values: { ...values },
    errors: [...inputErrors(asked, refused), ...ruleErrors(asked, refused)],
    requestId: asked.requestId,
  }
  return { status, body: JSON.stringify(body) }
}

const inputErrors = (asked: Asked, refused: Refused) => {
  const schema = asked.path === null ? null : callAt(asked.path).input
  return refused.inputErrors.map((error) => ({
    field: error.field,
    reason: error.reason,
    message: schema === null ? error.reason : speakFieldError(error, schema, asked.language),
  }))
}

const ruleErrors = (asked: Asked, refused: Refused) =>
  refused.fields.map((refusal) => ({ field: refusal.field, reason: refusal.key, message: speakRefusal(asked, refusal) }))

type Spoken = Pick<RefusedField, 'key' | 'values'> & { readonly field?: string | undefined }

/** A text about something that was not found names it by the label of its field. */
const speakRefusal = ({ path, language, requestId }: Asked, { key, values, field }: Spoken): string => {
  const label = path === null || field === undefined ? undefined : labelAt(callAt(path).input, field, language)
  return speak(refusals[key].words, language, { what: label ?? speak(whatWasAskedFor, language), requestId, ...values })
}

const whatWasAskedFor = say('dữ liệu được yêu cầu', 'what was asked for')

const isPage = (data: unknown): data is Listed<readonly unknown[]> =>
  typeof data === 'object' && data !== null && 'rows' in data && 'total' in data && 'all' in data && Array.isArray(data.rows)
