import { formatMoment } from '@innkeeper/protocol/format/format'
import { say, speak, type Language, type Saying } from '@innkeeper/protocol/say'
import type { PlatformNews } from '../supplier/platform-mail.ts'

const timeZone = 'Asia/Ho_Chi_Minh'

const subject = say('{code} gửi lại giấy phép kinh doanh', '{code} sent a new business certificate')
const text = say(
  'Chỗ nghỉ {code} đã gửi giấy phép kinh doanh khác. Xác minh trước {verifyBy}, ở Innkeeper, Danh sách khách sạn.',
  'The property {code} has sent another business certificate. Verify it before {verifyBy}, in Innkeeper, Hotels.',
)

/** The news to the platform of a certificate that was sent after another was refused. */
export const sentCertificateNews = (code: string, verifyBy: Date): PlatformNews => {
  const inLanguage = (words: Saying, language: Language): string =>
    speak(words, language, { code, verifyBy: formatMoment(verifyBy.toISOString(), { timeZone, year: true }) })
  const inBoth = (words: Saying): Saying => ({ vi: inLanguage(words, 'vi'), en: inLanguage(words, 'en') })
  return { subject: inBoth(subject), text: inBoth(text) }
}
