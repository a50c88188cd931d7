import { speakFieldError } from '@innkeeper/protocol/field-errors'
import { callAt, type CallPath } from '@innkeeper/protocol/catalogue'
import { refusals, type RefusalKey } from '@innkeeper/protocol/refusals'
import { speak, type Language } from '@innkeeper/protocol/say'
import type { Envelope } from '@innkeeper/protocol/envelope'
import type { KeptAnswer } from './idempotency.ts'
import { RawJson } from './raw-json.ts'
import type { Refused } from './refuse.ts'

/** Which request an answer belongs to, and in which language it speaks. */
export type Asked = { readonly path: CallPath | null; readonly language: Language; readonly requestId: string }

/** The answer of a call that went well. */
export const successAnswer = (asked: Asked, data: unknown): KeptAnswer => {
  const total = isPage(data) ? `,"total":${data.total}` : ''
  const text = data instanceof RawJson ? data.text : (JSON.stringify(isPage(data) ? data.rows : data) ?? 'null')
  return { status: 200, body: `{"responseCode":0,"message":"","data":${text}${total},"requestId":"${asked.requestId}"}` }
}

/** The answer that tells a refusal, in the caller's language, with each field that it concerns. */
export const refusalAnswer = (asked: Asked, refused: Refused): KeptAnswer => {
  const { number, status, words } = refusals[refused.key]
  const body: Envelope = {
    responseCode: number,
    message: speak(words, asked.language, { ...refused.values, requestId: asked.requestId }),
    refusal: refused.key,
    values: { ...refused.values },
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
  refused.fields.map(({ field, key, values }) => ({ field, reason: key, message: speakRefusal(key, asked.language, values) }))

const speakRefusal = (key: RefusalKey, language: Language, values: Readonly<Record<string, string | number>> = {}): string =>
  speak(refusals[key].words, language, values)

const isPage = (data: unknown): data is { readonly rows: readonly unknown[]; readonly total: number } =>
  typeof data === 'object' && data !== null && 'rows' in data && 'total' in data && Array.isArray(data.rows)
