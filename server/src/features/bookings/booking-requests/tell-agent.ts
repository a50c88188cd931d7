import { formatRange } from '@innkeeper/protocol/format/format'
import { languages, say, speak } from '@innkeeper/protocol/say'
import { z } from 'zod'
import { postEvents } from '#kit/jobs/outbox.ts'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { StoredRequest } from './requests.store.ts'

const emailRows = rowsLike(z.strictObject({ email: z.string() }))

/** Writes to the agent that the property has answered its request. An agent has no language of its own: the letter is in both. */
export const tellAgent = async (tx: PropertyTx, request: StoredRequest, said: string): Promise<void> => {
  const [agent] = await emailRows(tx, 'select email from travel_agent where travel_agent_id = $1', [request.travelAgentId])
  if (agent === undefined || agent.email === '') return
  const values = { code: request.code, stay: formatRange(request.checkIn, request.checkOut), said }
  const textIn = (language: (typeof languages)[number]) => speak(text, language, { ...values, property: request.property.name[language] })
  const subject = speak(answered, 'vi', { ...values, property: request.property.name.vi })
  await postEvents(tx, 'mail', [{ to: agent.email, language: 'vi', subject, text: languages.map(textIn).join('\n') }])
}

const answered = say('{property} trả lời yêu cầu {code}: {stay}', '{property} answered request {code}: {stay}')
const text = say(
  `{property} trả lời yêu cầu {code}, {stay}:

{said}

Đọc toàn bộ qua distribution/requests.
`,
  `{property} answered request {code}, {stay}:

{said}

Read all of it through distribution/requests.
`,
)
