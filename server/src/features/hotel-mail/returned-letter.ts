import type { Signal } from '@innkeeper/protocol/freshness/signal'
import { speak, type Language } from '@innkeeper/protocol/say'
import { letterReturnedNotice } from '@innkeeper/protocol/words/mail/mail-words'
import { letterWords, type LetterKind } from '@innkeeper/protocol/words/mail/letter-words'
import { postEvents } from '#kit/jobs/outbox.ts'
import { notifyEach } from '#kit/live/notify.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import type { Letter, LetterOf } from '#outside/mail.ts'
import { readersByMail } from '#features/notifications/notifications.reads.ts'

/** A letter that does not reach its receiver; `code` is that of its booking or request, empty where it has none. */
export type ReturnedLetter = { readonly propertyId: string; readonly kind: LetterKind; readonly to: string; readonly code: string }

/** What the property is told of a letter. */
export const returnedOf = ({ propertyId, kind, values }: LetterOf, to: string): ReturnedLetter => ({
  propertyId,
  kind,
  to,
  code: values?.['code']?.vi ?? '',
})

/** Tells the property's people of a letter that does not reach its receiver: in the bell, and by mail to who chose it. */
export const tellOfReturned = async (tx: Tx, letter: ReturnedLetter): Promise<readonly Signal[]> => {
  const { propertyId, kind, to, code } = letter
  const there = { ...tx, propertyId }
  const titleIn = (language: Language): string =>
    speak(letterReturnedNotice.title, language, { email: speak(letterWords[kind], language), to, code }).trimEnd()
  const notice = {
    kind: 'letterReturned',
    subjectCode: code,
    title: { vi: titleIn('vi'), en: titleIn('en') },
    link: linkOf(letter),
    person: 'Innkeeper',
    accountId: null,
    state: '',
    propertyId,
  }
  const letters = (await readersByMail(there, 'letterReturned')).map(({ email, language }): Letter => ({
    to: email,
    language,
    subject: titleIn(language),
    text: speak(letterReturnedNotice.text, language, { title: titleIn(language) }),
  }))
  await Promise.all([notifyEach(there, [notice]), postEvents(there, 'mail', letters)])
  return [{ topic: 'stale', propertyId, prefixes: ['notification'] }]
}

const linkOf = ({ kind, code }: ReturnedLetter): string => {
  if (code === '') return ''
  return kind.startsWith('request') ? `booking/requestBookingDetail/${code}` : `booking/detail/${code}`
}
