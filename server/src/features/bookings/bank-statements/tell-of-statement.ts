import { speak, type Language } from '@innkeeper/protocol/say'
import { statementLetterWords, statementNoticeWords } from '@innkeeper/protocol/words/sale/statement-words'
import { readersByMail } from '#features/notifications/notifications.reads.ts'
import { othersThan } from '#kit/call/others-than.ts'
import { postEvents } from '#kit/jobs/outbox.ts'
import { notify } from '#kit/live/notify.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { Letter } from '#outside/mail.ts'
import type { StatementFile } from './statement-files.store.ts'

/** Tells the others who look after the property's money that a statement waits to be matched: in the bell, and by mail as each chose. */
export const tellOfStatement = async (tx: PropertyTx, file: StatementFile, accountId: string): Promise<void> => {
  if (file.lines === 0) return
  const { fileName: name, lines, readBy: person } = file
  const titleIn = (language: Language) => speak(statementNoticeWords, language, { name, lines })
  const letters = othersThan(accountId, await readersByMail(tx, 'statementRead')).map(({ email: to, language }): Letter => ({
    to,
    language,
    subject: titleIn(language),
    text: speak(statementLetterWords, language, { title: titleIn(language), person }),
  }))
  const link = 'booking/list-transaction/statements'
  const notice = {
    kind: 'statementRead',
    subjectCode: name,
    title: { vi: titleIn('vi'), en: titleIn('en') },
    link,
    person,
    accountId,
    state: '',
  }
  await Promise.all([notify(tx, [notice]), postEvents(tx, 'mail', letters)])
}
