import { formatMonth } from '@innkeeper/protocol/format/format'
import { say, speak } from '@innkeeper/protocol/say'
import { z } from 'zod'
import { postLetters } from '#kit/mail/post-emails.ts'
import { inBoth, inEach, noOwnWords, writeLetter } from '#kit/mail/write-letter.ts'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { Letter } from '#outside/mail.ts'

/** What an agent is told of its month: it is drawn up, or the property disputes or answers about a line. */
export type MonthLetter = { readonly kind: 'drawn' } | { readonly kind: 'disputed' | 'answered'; readonly said: string }

const receiverRows = rowsLike(z.strictObject({ email: z.string(), nameVi: z.string(), nameEn: z.string() }))

/** Writes to agents about their statements of a month. An agent has no language of its own: the letter is in both. */
export const writeToAgents = async (tx: PropertyTx, agentIds: readonly string[], month: string, letter: MonthLetter): Promise<void> => {
  const receivers = await receiverRows(
    tx,
    `select a.email, p.name_vi as "nameVi", p.name_en as "nameEn" from travel_agent a join property p on p.property_id = $1
      where a.travel_agent_id = any($2) and a.email <> ''`,
    [tx.propertyId, agentIds],
  )
  const letters = receivers.map(({ email: to, nameVi, nameEn }) => {
    const property = { vi: nameVi, en: nameEn }
    const values = {
      headline: inEach((language) => speak(titles[letter.kind], language, { property: property[language], month: formatMonth(month) })),
      property,
      month: inBoth(formatMonth(month)),
      message: letter.kind === 'drawn' ? drawnWords : inBoth(letter.said),
    }
    const of = { propertyId: tx.propertyId, kind: 'agentMonth', values } as const
    return { to, language: 'vi', ...writeLetter('agentMonth', noOwnWords, values), of } satisfies Letter
  })
  await postLetters(tx, letters)
}

const titles = {
  drawn: say('{property}: bảng đối soát tháng {month}', '{property}: monthly statement of {month}'),
  disputed: say(
    '{property} không đồng ý một dòng của bảng đối soát tháng {month}',
    '{property} disputes a line of the monthly statement of {month}',
  ),
  answered: say('{property} trả lời về bảng đối soát tháng {month}', '{property} answered about the monthly statement of {month}'),
} as const
const drawnWords = say(
  'Đã lập xong. Hãy đồng ý, hoặc nêu lý do không đồng ý từng dòng.',
  'It is ready. Please agree to its lines, or say why not.',
)
