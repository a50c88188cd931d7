import { amendmentStates, amendmentSteps } from '@innkeeper/rules/e-contract/amendment-steps'
import { contractMovers, contractPlaces, contractSteps } from '@innkeeper/rules/e-contract/contract-steps'
import { z } from 'zod'
import { field, named } from '#field.ts'
import { say } from '#say.ts'

/** A text in both languages. */
export const bothTexts = z.strictObject({ vi: z.string(), en: z.string() })

/** The articles of a contract. */
export const contractArticles = z.array(z.strictObject({ title: bothTexts, paragraphs: z.array(bothTexts) }))

/** The history of a contract in the order of time: each step with its paper, the places before and after, the person and the note. */
export const contractStepShape = z.object({
  id: z.uuid(),
  step: z.enum([...contractSteps, ...amendmentSteps]),
  to: z.enum(contractPlaces),
  mover: z.enum(contractMovers),
  person: z.string(),
  note: z.string(),
  at: z.string(),
  /** The number of the paper; empty where there was none yet. */
  number: z.string(),
})

/** The stages at which the file of a paper is stored. */
export const contractStages = ['published', 'completed', 'signed'] as const

/** A file of a paper, byte for byte. */
const contractFileShape = z.object({
  stage: z.enum(contractStages),
  fileName: z.string(),
  pages: z.int(),
  bytes: z.int(),
  sha256: z.string(),
  madeAt: z.string(),
})

/** The signature of one side on a paper. */
const contractSignatureShape = z.object({
  side: z.enum(['property', 'platform']),
  signer: z.string(),
  position: z.string(),
  person: z.string(),
  signedAt: z.string(),
  address: z.string(),
  device: z.string(),
})

/** A contract or an amendment, as both sides see it. */
export const contractPaperShape = z.object({
  id: z.uuid(),
  kind: z.enum(['contract', 'amendment']),
  number: z.string(),
  nameVi: z.string(),
  nameEn: z.string(),
  state: z.enum(amendmentStates),
  startsOn: z.iso.date(),
  endsOn: z.iso.date().nullable(),
  commission: z.int().nullable(),
  /** The articles with all blanks filled; for a draft, as they would be published now. */
  articles: contractArticles,
  publishedAt: z.string().nullable(),
  files: z.array(contractFileShape),
  signatures: z.array(contractSignatureShape),
})

/** A SHA-256 in hexadecimal digits. */
export const sha256Field = named(
  say('Mã SHA-256 của tệp đã đọc', 'SHA-256 of the file that was read'),
  z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[0-9a-f]{64}$/),
  { example: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' },
)

/** The contract or the amendment that a call is about. */
export const paperId = field.id(say('Hợp đồng hoặc phụ lục', 'Contract or amendment'))

/** A person's note at a step. */
export const stepNote = field.note(say('Ghi chú', 'Note'), { max: 1000 })

/** The input with which a person signs. */
export const signingFields = {
  paperId,
  sha256: sha256Field,
  signer: field.text(say('Người ký', 'Signer'), { max: 255 }),
  position: field.text(say('Chức vụ', 'Position'), { max: 255 }),
  password: named(say('Mật khẩu của tài khoản này', 'Password of this account'), z.string().min(1).max(200), { secret: true }),
  /** The proof from `factor/prove` if the account has a second factor, otherwise empty. */
  proof: named(say('Xác nhận bước hai', 'Proof of the second step'), z.string().max(100), { secret: true }).default(''),
}

/** The language of a copy for reading; without one, the file itself. */
export const copyLanguage = field.choice(say('Ngôn ngữ', 'Language'), ['vi', 'en'], {
  vi: say('Tiếng Việt', 'Vietnamese'),
  en: say('Tiếng Anh', 'English'),
})

/** A PDF in an answer. */
export const pdfShape = z.object({ fileName: z.string(), mediaType: z.literal('application/pdf'), base64: z.string() })
