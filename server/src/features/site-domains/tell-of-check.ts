import { speak, type Language, type Saying } from '@innkeeper/protocol/say'
import { domainNoticeWords } from '@innkeeper/protocol/words/site/domain-words'
import { graceDays } from '@innkeeper/rules/site/domain-check'
import { writeDiary } from '#kit/call/diary.ts'
import { postEvents } from '#kit/jobs/outbox.ts'
import { notify } from '#kit/live/notify.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { Letter } from '#outside/mail.ts'
import { readersByMail } from '#features/notifications/notifications.reads.ts'
import { toldOf, type Checked } from './record-check.ts'

/** Writes what a check by the clock changed into the diary, and tells the property's people what they must know of it. */
export const tellOfCheck = async (tx: PropertyTx, domain: string, checked: Checked): Promise<void> => {
  const { before, after } = checked
  if (before.state !== after.state) await writeDiary(tx, [lineOf(tx.propertyId, domain, checked)])
  const words = newsOf(checked)
  if (words === null) return
  const titleIn = (language: Language): string => speak(words, language, { domain, days: graceDays })
  const readers = await readersByMail(tx, 'siteDomain')
  const letters = readers.map(({ email, language }): Letter => ({
    to: email,
    language,
    subject: titleIn(language),
    text: `${titleIn(language)}\n`,
  }))
  const title = { vi: titleIn('vi'), en: titleIn('en') }
  const notice = { kind: 'siteDomain', subjectCode: '', title, link: 'connectBE', person: 'Innkeeper', accountId: null, state: after.state }
  await Promise.all([notify(tx, [notice]), postEvents(tx, 'mail', letters)])
}

/** The news in a check; null where there is none: a domain that was not proved yet and still is not. */
const newsOf = ({ before, after }: Checked): Saying | null => {
  if (after.state === 'proved' && before.state !== 'proved') return domainNoticeWords.proved
  if (before.state !== 'proved') return null
  if (after.state === 'failed') return domainNoticeWords.failed
  return before.failingSince === null && after.failingSince !== null ? domainNoticeWords.failing : null
}

const lineOf = (propertyId: string, domain: string, { before, after }: Checked) => ({
  propertyId,
  call: 'connect/check',
  accountId: null,
  person: 'Innkeeper',
  origin: 'system' as const,
  requestId: '',
  subject: domain,
  before: toldOf(before),
  after: toldOf(after),
  record: { kind: 'siteDomain' as const },
})
