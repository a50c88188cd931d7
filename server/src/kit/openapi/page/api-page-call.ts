import type { Call } from '@innkeeper/protocol/call'
import { callAt, type CallPath } from '@innkeeper/protocol/catalogue'
import { urlOf } from '@innkeeper/protocol/url-of'
import { refusals, type RefusalKey } from '@innkeeper/protocol/refusals'
import { say, speak, type Language, type Saying } from '@innkeeper/protocol/say'
import { fieldTable } from './api-page-fields.ts'
import { exampleRequest } from './api-page-example.ts'
import { refusalsOf } from '../../call/call-refusals.ts'
import { html, type Html } from '../../http/html.ts'
import { limitsOf } from '../../call/limits.ts'
import { inputSchema, outputSchema } from '../openapi-schema.ts'

/** One call on the API page: what it does, who may, its fields, its refusals and an example. */
export const callSection = (path: CallPath, language: Language): Html => {
  const call = callAt(path)
  const publish = (saying: Saying) => speak(saying, language)
  return html`<article id="${path}" aria-labelledby="${path}.title">
    <h3 id="${path}.title">${publish(call.words)}</h3>
    <p class="route"><strong>${call.method}</strong> <code>${urlOf(path)}</code></p>
    <dl>
      <dt>${publish(words.who)}</dt>
      <dd>${accessWords(call, language)}</dd>
      <dt>${publish(words.kind)}</dt>
      <dd>${publish(call.kind === 'read' ? words.read : words.change)}</dd>
      <dt>${publish(words.limits)}</dt>
      <dd>${limitLine(call, language)}</dd>
      ${idempotencyLine(call, language)}
    </dl>
    ${uploadLine(call, language)} ${fieldTable(publish(words.input), inputSchema(call.input), language)}
    ${fieldTable(publish(words.output), outputOf(call), language)}
    <details>
      <summary>${publish(words.refusals)}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">${publish(words.number)}</th>
            <th scope="col">HTTP</th>
            <th scope="col">${publish(words.key)}</th>
            <th scope="col">${publish(words.message)}</th>
          </tr>
        </thead>
        <tbody>
          ${refusalsOf(call).map((key) => refusalRow(key, language))}
        </tbody>
      </table>
    </details>
    <details>
      <summary>${publish(words.example)}</summary>
      <pre tabindex="0"><code>${exampleRequest(path, call, language)}</code></pre>
    </details>
  </article>`
}

const refusalRow = (key: RefusalKey, language: Language): Html => {
  const { number, status, words: message } = refusals[key]
  return html`<tr>
    <td>${number}</td>
    <td>${status}</td>
    <td><code>${key}</code></td>
    <td>${speak(message, language)}</td>
  </tr>`
}

const accessWords = ({ access }: Call, language: Language): string => {
  switch (access.who) {
    case 'anyone':
      return speak(words.anyone, language)
    case 'signedIn':
      return speak(words.signedIn, language)
    case 'administrator':
      return speak(words.administrator, language)
    case 'travelAgent':
      return speak(words.travelAgent, language)
    case 'connection':
      return `${speak(words.connection, language)} ${access.scopes.join(', ')}`.trim()
    case 'property':
      return `${speak(words.property, language)} ${access.codes.join(', ')}`
  }
}

const idempotencyLine = ({ idempotency }: Call, language: Language): Html => {
  if (idempotency === undefined) return html``
  const line = idempotency === 'required' ? words.keyRequired : words.keyOptional
  return html`<dt><code>Idempotency-Key</code></dt>
    <dd>${speak(line, language)}</dd>`
}

const uploadLine = ({ upload }: Call, language: Language): Html => {
  if (upload === undefined) return html``
  const values = {
    file: speak(upload.words, language),
    field: upload.field,
    megabytes: upload.maxBytes / 1_048_576,
    accept: upload.accept.join(', '),
  }
  return html`<p>${speak(words.uploadLine, language, values)}</p>`
}

const limitLine = (call: Call, language: Language): string => {
  const { perMinute, bodyBytes, seconds } = limitsOf(call)
  return speak(words.limitLine, language, { perMinute, seconds, kibibytes: (bodyBytes / 1024).toLocaleString(language) })
}

const outputOf = (call: Call) => {
  const schema = outputSchema(call.output)
  return schema['type'] === 'object' ? schema : { properties: { data: schema }, required: ['data'] }
}

const words = {
  who: say('Ai được gọi', 'Who may call'),
  anyone: say('Không cần phiên làm việc', 'Anyone, without a session'),
  signedIn: say('Phiên làm việc bất kỳ: Authorization: Token …', 'Any live session: Authorization: Token …'),
  administrator: say('Quản trị viên: Authorization: Token …', 'An administrator: Authorization: Token …'),
  travelAgent: say('Đại lý: Authorization: Agent …', 'A travel agent: Authorization: Agent …'),
  connection: say(
    'Hệ thống đã kết nối (Authorization: Connection …), khoá có phạm vi:',
    'A connected system (Authorization: Connection …), whose key has the scopes:',
  ),
  property: say('Phiên của khách sạn (Authorization: Token …) có các quyền:', 'A session of a property (Authorization: Token …) with:'),
  kind: say('Loại', 'Kind'),
  read: say('Chỉ đọc', 'Reads only'),
  change: say('Thay đổi dữ liệu', 'Changes data'),
  limits: say('Giới hạn', 'Limits'),
  limitLine: say('{perMinute} lần mỗi phút, {kibibytes} KiB, {seconds} giây', '{perMinute} a minute, {kibibytes} KiB, {seconds} seconds'),
  keyRequired: say('Bắt buộc: cùng khoá là cùng một yêu cầu', 'Required: the same key is the same request'),
  keyOptional: say('Tuỳ chọn: cùng khoá là cùng một yêu cầu', 'Optional: the same key is the same request'),
  uploadLine: say(
    'Gửi dạng multipart/form-data. {file}: ô “{field}”, tối đa {megabytes} MB ({accept}).',
    'Sent as multipart/form-data. {file}: field “{field}”, at most {megabytes} MB ({accept}).',
  ),
  input: say('Dữ liệu gửi', 'Input'),
  output: say('Dữ liệu trả về trong “data”', 'Answer, in “data”'),
  refusals: say('Các lời từ chối', 'Refusals'),
  number: say('Mã', 'Number'),
  key: say('Tên', 'Name'),
  message: say('Thông báo', 'Message'),
  example: say('Ví dụ', 'Example'),
} as const satisfies Record<string, Saying>
