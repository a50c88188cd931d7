import type { TestServer } from './server/test-server.ts'

export type LetterAbout = { readonly subject: string; readonly text: string }

/** The letters whose text holds `part`: those delivered, which the outbox forgets, then those that wait. */
export const lettersAbout = async (server: TestServer, part: string): Promise<LetterAbout[]> => {
  const { rows } = await server.database.pool.query<LetterAbout>(
    `select payload ->> 'subject' as subject, payload ->> 'text' as text from outbox
      where strpos(payload ->> 'text', $1) > 0 order by created_at, outbox_id`,
    [part],
  )
  const delivered = server.outside.letters.filter(({ text }) => text.includes(part))
  const told = new Map([...delivered, ...rows].map(({ subject, text }) => [text, { subject, text }]))
  return [...told.values()]
}
