import { say, speak, type Saying } from '@innkeeper/protocol/say'
import type { Sweep } from '#kit/jobs/schedule.ts'
import { inTransaction } from '#kit/transaction/transaction.ts'
import { remindOfOverdue, type Overdue } from './certificates.store.ts'
import { platformNews, type PlatformNews } from '../supplier/platform-mail.ts'

/** "Verified within 48 hours": when they pass without a verdict, the platform is reminded once. */
export const remindOfVerification: Sweep = {
  name: 'overdue verifications',
  everySeconds: 300,
  run: ({ pool, now }) =>
    inTransaction(pool, { role: 'platform', readOnly: false, seconds: 60 }, async (tx) => {
      const overdue = await remindOfOverdue(tx, now)
      await Promise.all(overdue.map((one) => platformNews(tx, newsOf(one))))
    }),
}

const newsOf = (one: Overdue): PlatformNews => {
  const notice = {
    kind: 'verificationOverdue',
    subjectCode: one.code,
    link: `hotels/${one.propertyId}`,
    person: '',
    accountId: null,
  } as const
  return { subject: inBoth(subject, one), text: inBoth(text, one), notice }
}

const inBoth = (words: Saying, { code, nameVi, nameEn }: Overdue): Saying => ({
  vi: speak(words, 'vi', { code, name: nameVi }),
  en: speak(words, 'en', { code, name: nameEn }),
})

const subject = say('Quá hạn xác minh: {name} ({code})', 'Verification overdue: {name} ({code})')
const text = say(
  'Giấy phép kinh doanh của {name} ({code}) chưa được xác minh sau 48 giờ đã hứa. Mở Innkeeper, Danh sách khách sạn, để xác minh.',
  'The business certificate of {name} ({code}) is not verified, and the promised 48 hours have passed. Open Innkeeper, Hotels, to verify it.',
)
