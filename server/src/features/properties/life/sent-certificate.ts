import { formatMoment } from '@innkeeper/protocol/format/format'
import { say, speak, type Language, type Saying } from '@innkeeper/protocol/say'
import type { PlatformNews } from '../supplier/platform-mail.ts'

const timeZone = 'Asia/Ho_Chi_Minh'

const subject = say('{code} gửi lại giấy phép kinh doanh', '{code} sent a new business certificate')
const text = say(
  'Chỗ nghỉ {code} đã gửi giấy phép kinh doanh khác. Xác minh trước {verifyBy}, ở Innkeeper, Danh sách khách sạn.',
  'The property {code} has sent another business certificate. Verify it before {verifyBy}, in Innkeeper, Hotels.',
)

/** A certificate that was sent after another was refused. */
export type SentCertificate = {
  readonly code: string
  readonly propertyId: string
  readonly verifyBy: Date
  readonly person: { readonly accountId: string; readonly fullName: string }
}

/** The news to the platform of a certificate that was sent after another was refused. */
export const sentCertificateNews = (sent: SentCertificate): PlatformNews => {
  const { code, propertyId, verifyBy, person } = sent
  const inLanguage = (words: Saying, language: Language): string =>
    speak(words, language, { code, verifyBy: formatMoment(verifyBy.toISOString(), { timeZone, year: true }) })
  const inBoth = (words: Saying): Saying => ({ vi: inLanguage(words, 'vi'), en: inLanguage(words, 'en') })
  const { fullName, accountId } = person
  const notice = { kind: 'certificateSent', subjectCode: code, link: `hotels/${propertyId}`, person: fullName, accountId } as const
  return { subject: inBoth(subject), text: inBoth(text), notice }
}
