import type { TestServer } from './server/test-server.ts'

export type LetterAbout = { readonly subject: string; readonly text: string }

/** The letters whose text holds `part`: those delivered, which the outbox forgets, then those that wait. */
export const lettersAbout = (server: TestServer, part: string): Promise<LetterAbout[]> =>
  lettersWhere(server, "strpos(payload ->> 'text', $1) > 0", part, ({ text }) => text.includes(part))

/** The letters to an address, in the same order. */
export const lettersTo = (server: TestServer, email: string): Promise<LetterAbout[]> =>
  lettersWhere(server, "payload ->> 'to' = $1", email, ({ to }) => to === email)

type Delivered = LetterAbout & { readonly to: string }

// What waits is read first: a letter that is delivered between the two reads is then found twice, and told once.
const lettersWhere = async (server: TestServer, condition: string, value: string, isIt: (letter: Delivered) => boolean) => {
  const { rows } = await server.database.pool.query<LetterAbout>(
    `select payload ->> 'subject' as subject, payload ->> 'text' as text from outbox where ${condition} order by created_at, outbox_id`,
    [value],
  )
  const told = new Map([...server.outside.letters.filter(isIt), ...rows].map(({ subject, text }) => [text, { subject, text }]))
  return [...told.values()]
}
