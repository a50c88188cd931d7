import { z } from 'zod'
import { field } from '#field.ts'
import { languages, say } from '#say.ts'
import { confirmationLanguageWords } from './confirmation.ts'

/** The files of a monthly statement. */
const monthForms = ['pdf', 'excel'] as const

/** Which file of a monthly statement is wanted, and in which language. */
export const monthFileAsked = {
  form: field.choice(say('Tệp', 'File'), monthForms, { pdf: say('PDF', 'PDF'), excel: say('Excel', 'Excel') }).default('pdf'),
  language: field.choice(say('Ngôn ngữ', 'Language'), languages, confirmationLanguageWords).default('vi'),
}

/** A file of a monthly statement. */
export const monthFile = z.object({ fileName: z.string(), mediaType: z.string(), base64: z.string() })
