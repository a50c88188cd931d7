import { z } from 'zod'
import { field } from '#field.ts'
import { say } from '#say.ts'

/** The files of a booking's confirmation. */
const confirmationForms = ['pdf', 'calendar'] as const

/** Whom a confirmation is for: a guest's copy has no price, because an agent sells at its own. */
export const confirmationCopies = ['agent', 'guest'] as const

/** The copies of a confirmation, in words. */
export const confirmationCopyWords = {
  agent: say('Đủ giá và điều kiện', 'With price and terms'),
  guest: say('Cho khách, không có giá', 'For the guest, without price'),
}

/** The languages of a confirmation, in words. */
export const confirmationLanguageWords = { vi: say('Tiếng Việt', 'Vietnamese'), en: say('Tiếng Anh', 'English') }

/** Which confirmation is wanted: its file, its language, and whom it is for. */
export const confirmationAsked = {
  form: field
    .choice(say('Tệp', 'File'), confirmationForms, {
      pdf: say('PDF', 'PDF'),
      calendar: say('Tệp lịch', 'Calendar file'),
    })
    .default('pdf'),
  language: field.choice(say('Ngôn ngữ', 'Language'), ['vi', 'en'], confirmationLanguageWords).default('vi'),
  copy: field.choice(say('Bản', 'Copy'), confirmationCopies, confirmationCopyWords).default('agent'),
}

/** A file of a confirmation. */
export const confirmationFile = z.object({
  fileName: z.string(),
  mediaType: z.enum(['application/pdf', 'text/calendar; charset=utf-8']),
  base64: z.string(),
})
