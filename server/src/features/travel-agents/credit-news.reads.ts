import { languages, speak, type Language, type Saying } from '@innkeeper/protocol/say'
import { creditNewsText, creditWarningWords } from '@innkeeper/protocol/words/platform/travel-agent-words'
import type { Currency } from '@innkeeper/rules/money/currency'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import { crossesWarning, usedPercent, type Credit } from '@innkeeper/rules/travel-agent/credit'
import type { Notice } from '#kit/live/notify.ts'
import { inBoth, noOwnWords, writeLetter } from '#kit/mail/write-letter.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { Letter } from '#outside/mail.ts'
import { readersByMail, type Reader } from '#features/notifications/notifications.reads.ts'

/** The property whose agents use its credit. */
export type CreditGiver = { readonly name: Saying; readonly email: string; readonly currency: Currency }

/** An agent's credit before and after a change. */
export type CreditMoved = {
  readonly agent: { readonly code: string; readonly name: Saying; readonly email: string }
  readonly before: Credit
  readonly after: Credit
}

/** What to tell of credit: in the property's bell, and by mail to both sides. */
export type CreditNews = { readonly notices: readonly Notice[]; readonly letters: readonly Letter[] }

/** What both sides are told of each credit that a change brings to the warned share: once for each crossing. */
export const creditNews = async (tx: PropertyTx, giver: CreditGiver, moved: readonly CreditMoved[]): Promise<CreditNews> => {
  const crossed = moved.filter(({ before, after }) => crossesWarning(before, after))
  if (crossed.length === 0) return { notices: [], letters: [] }
  const readers = await readersByMail(tx, 'agentCredit')
  return {
    notices: crossed.map(noticeOf),
    letters: crossed.flatMap((one) => [...lettersToProperty(giver, readers, one), ...letterToAgent(tx.propertyId, giver, one)]),
  }
}

const titleIn = (language: Language, { agent, after }: CreditMoved): string =>
  speak(creditWarningWords, language, { agent: agent.name[language], percent: usedPercent(after) })

const noticeOf = (moved: CreditMoved): Notice => ({
  kind: 'agentCredit',
  subjectCode: moved.agent.code,
  title: { vi: titleIn('vi', moved), en: titleIn('en', moved) },
  link: `travel-agent/active?text=${encodeURIComponent(moved.agent.code)}`,
  person: moved.agent.name.vi,
  accountId: null,
  state: '',
})

// A property's address has no single reader: the letter is in both languages, Vietnamese first.
const lettersToProperty = ({ email, currency }: CreditGiver, readers: readonly Reader[], moved: CreditMoved): Letter[] => {
  const textIn = (language: Language) =>
    speak(creditNewsText, language, { title: titleIn(language, moved), ...amountsIn(language, currency, moved) })
  const toAll = { to: email, language: 'vi', subject: titleIn('vi', moved), text: languages.map(textIn).join('\n') } as const
  const others = readers.filter((reader) => reader.email.toLowerCase() !== email.toLowerCase())
  const toEach = others.map(({ email: to, language }) => ({ to, language, subject: titleIn(language, moved), text: textIn(language) }))
  return email === '' ? toEach : [toAll, ...toEach]
}

// An agent has no language of its own either.
const letterToAgent = (propertyId: string, { name, currency }: CreditGiver, moved: CreditMoved): Letter[] => {
  const { email, name: agent } = moved.agent
  if (email === '') return []
  const amounts = { vi: amountsIn('vi', currency, moved), en: amountsIn('en', currency, moved) }
  const amount = (which: keyof (typeof amounts)['vi']) => ({ vi: amounts.vi[which], en: amounts.en[which] })
  const values = {
    property: name,
    agent,
    percent: inBoth(String(usedPercent(moved.after))),
    used: amount('used'),
    limit: amount('limit'),
    left: amount('left'),
  }
  const of = { propertyId, kind: 'agentCredit', values } as const
  return [{ to: email, language: 'vi', ...writeLetter('agentCredit', noOwnWords, values), of }]
}

const amountsIn = (language: Language, currency: Currency, { after }: CreditMoved) => {
  const limit = after.limit ?? 0
  return {
    used: formatMoney(after.used, currency, language),
    limit: formatMoney(limit, currency, language),
    left: formatMoney(Math.max(0, limit - after.used), currency, language),
  }
}
