import { amendmentSteps } from '@innkeeper/rules/e-contract/amendment-steps'
import { contractPlaces, contractSteps } from '@innkeeper/rules/e-contract/contract-steps'
import { propertyKinds } from '@innkeeper/rules/property/property-kind'
import { z } from 'zod'
import { call } from '#call.ts'
import { field, named } from '#field.ts'
import { say } from '#say.ts'
import {
  contractArticles,
  contractPaperShape,
  contractStepShape,
  copyLanguage,
  paperId,
  pdfShape,
  signingFields,
  stepNote,
} from '#shapes/contract-shapes.ts'
import { contractActWords } from '#words/platform/contract-words.ts'
import { propertyKindWords } from '#words/property/property-words.ts'
import { commission, legalForm } from '../setting/contract.ts'
import { stepTold } from '../setting/contract-signing.ts'

const access = { who: 'administrator' } as const
const record = { kind: 'eContract' } as const
const stales = ['contract', 'dashboard', 'notification', 'room-plan'] as const
const id = field.id(say('Chỗ nghỉ', 'Property'))
const version = z.int()
/** The version of the contract that the person saw; if it is older than the current one, the refusal says who changed the contract. */
const seen = named(say('Bản đã xem', 'Version seen'), z.int().min(0))
const startsOn = field.day(say('Hiệu lực từ', 'Runs from'))
const endsOn = field.day(say('Đến hết', 'Until the end of'))
const templateId = field.id(say('Mẫu hợp đồng', 'Template'))
const longText = { max: 20_000 }

/** What the platform writes into a contract from a template. */
const contractForm = z.strictObject({
  templateId,
  startsOn,
  endsOn,
  commission,
  extraVi: field.note(say('Thoả thuận riêng (tiếng Việt)', 'Special terms (Vietnamese)'), longText),
  extraEn: field.note(say('Thoả thuận riêng (tiếng Anh)', 'Special terms (English)'), longText),
})

const { commission: _agreed, ...legalFields } = legalForm.shape

/** What an amendment may change; a field that is null or left out stays as it is. */
const amendmentForm = z.strictObject({
  startsOn,
  endsOn: endsOn.nullable(),
  commission: commission.nullable(),
  textVi: field.note(say('Nội dung (tiếng Việt)', 'Text (Vietnamese)'), longText),
  textEn: field.note(say('Nội dung (tiếng Anh)', 'Text (English)'), longText),
  legal: named(say('Thông tin pháp lý', 'Legal information'), z.strictObject(legalFields).partial()),
})

const template = z.object({
  id: z.uuid(),
  kind: z.enum(propertyKinds),
  edition: z.int(),
  nameVi: z.string(),
  nameEn: z.string(),
  articles: contractArticles,
  madeAt: z.string(),
  madeBy: z.string(),
  /** Whether it is the newest edition of its kind. */
  newest: z.boolean(),
})

/** The steps that need nothing but a note; the others have calls of their own. */
export const walkSteps = [
  'amSend',
  'smAccept',
  'smReject',
  'cmAccept',
  'cmReject',
  'waitSign',
  'recall',
  'dispute',
  'settle',
  'liquidate',
  'close',
  'amendWithdraw',
] as const

const stepChoice = field.choice(say('Bước', 'Step'), walkSteps, contractActWords)
const walking = ['contractMoved', 'contractStepNotAllowed', 'contractStepNotYours', 'contractNoteMissing', 'legalMissing'] as const

/** The platform's calls for contracts. */
export const platformContractCalls = {
  'supplier/contract/detail': call({
    words: say('Hợp đồng của một chỗ nghỉ', 'The contract of a property'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({ id }),
    output: z.object({
      id: z.uuid(),
      code: z.string(),
      kind: z.enum(propertyKinds),
      nameVi: z.string(),
      nameEn: z.string(),
      place: z.enum(contractPlaces),
      version: z.int(),
      /** The person who last changed the contract. */
      changedBy: z.string(),
      /** The form's values of the draft, or of the last contract if there is no draft; null if there was none. */
      draft: contractForm.nullable(),
      /** The commission that a new draft begins with: the agreed one, or the one that the property proposes. */
      commission: z.int().nullable(),
      legal: z.array(z.object({ name: legalForm.keyof(), text: z.string() })),
      endsOn: z.iso.date().nullable(),
      papers: z.array(contractPaperShape),
      steps: z.array(contractStepShape),
      /** The steps of the contract that the caller may take now. */
      may: z.array(z.enum(contractSteps)),
      /** The open amendment, with the steps that the caller may take. */
      amendment: z.object({ paperId: z.uuid(), may: z.array(z.enum(amendmentSteps)) }).nullable(),
    }),
    refusals: [],
  }),
  'supplier/contract/templates': call({
    words: say('Các mẫu hợp đồng', 'The contract templates'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({}),
    output: z.array(template),
    refusals: [],
  }),
  'supplier/contract/save-template': call({
    words: say('Lưu ấn bản mới của một mẫu hợp đồng', 'Save a new edition of a contract template'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({
      kind: field.choice(say('Lĩnh vực', 'Kind'), propertyKinds, propertyKindWords),
      /** The newest edition that was seen. */
      edition: field.count(say('Ấn bản đã xem', 'Edition seen'), { min: 0, max: 10_000 }),
      nameVi: field.text(say('Tên (tiếng Việt)', 'Name (Vietnamese)'), { max: 255 }),
      nameEn: field.text(say('Tên (tiếng Anh)', 'Name (English)'), { max: 255 }),
      articles: named(
        say('Các điều', 'Articles'),
        z
          .array(
            z.strictObject({
              title: z.strictObject({
                vi: field.text(say('Tên điều (tiếng Việt)', 'Title (Vietnamese)'), { max: 255 }),
                en: field.text(say('Tên điều (tiếng Anh)', 'Title (English)'), { max: 255 }),
              }),
              paragraphs: z
                .array(
                  z.strictObject({
                    vi: field.note(say('Đoạn (tiếng Việt)', 'Paragraph (Vietnamese)'), { max: 4000, min: 1 }),
                    en: field.note(say('Đoạn (tiếng Anh)', 'Paragraph (English)'), { max: 4000, min: 1 }),
                  }),
                )
                .min(1)
                .max(60),
            }),
          )
          .min(1)
          .max(60),
      ),
    }),
    output: z.object({ id: z.uuid(), edition: z.int() }),
    refusals: ['templateBlank', 'templateMoved'],
    limits: { bodyBytes: 2_000_000 },
  }),
  'supplier/contract/save': call({
    words: say('Soạn hợp đồng từ mẫu', 'Draw up a contract from a template'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ id, seen, ...contractForm.shape }),
    output: z.object({ version }),
    refusals: [...walking, 'contractTermWrong', 'textOneLanguage'],
    diary: say('Soạn hợp đồng {subject}', 'Drew up contract {subject}'),
    record,
    tells: contractForm,
    idempotency: 'optional',
    stales,
  }),
  'supplier/contract/move': call({
    words: say('Chuyển hợp đồng sang bước tiếp', 'Move a contract on'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ id, seen, step: stepChoice, note: stepNote }),
    output: z.object({ version }),
    refusals: [...walking],
    diary: say('Chuyển bước hợp đồng {subject}', 'Moved contract {subject}'),
    record,
    tells: stepTold,
    idempotency: 'optional',
    stales,
  }),
  'supplier/contract/publish': call({
    words: say('Phát hành hợp đồng hoặc phụ lục', 'Release a contract or an amendment'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ id, seen, paperId }),
    output: z.object({ version, sha256: z.string() }),
    worksBefore: true,
    refusals: [...walking],
    diary: say('Phát hành {subject}', 'Released {subject}'),
    record,
    tells: stepTold,
    stales,
    limits: { perMinute: 20, seconds: 60 },
  }),
  'supplier/contract/amend': call({
    words: say('Soạn phụ lục hợp đồng', 'Draw up an amendment'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ id, seen, ...amendmentForm.shape }),
    output: z.object({ version, paperId: z.uuid() }),
    refusals: [...walking, 'amendmentEmpty', 'textOneLanguage', 'amendmentOpen', 'amendmentStarts', 'contractTermWrong', 'bankMissing'],
    diary: say('Soạn phụ lục {subject}', 'Drew up amendment {subject}'),
    record,
    tells: amendmentForm.omit({ legal: true }),
    idempotency: 'optional',
    stales,
  }),
  'supplier/contract/countersign': call({
    words: say('Innkeeper ký hợp đồng hoặc phụ lục', 'Sign a contract or an amendment for Innkeeper'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ id, ...signingFields }),
    output: z.object({ sha256: z.string() }),
    worksBefore: true,
    refusals: [...walking, 'wrongPassword', 'factorProofNeeded', 'contractTextChanged'],
    diary: say('Innkeeper ký {subject}', 'Innkeeper signed {subject}'),
    record,
    tells: stepTold,
    stales,
    limits: { perMinute: 20, seconds: 60 },
  }),
  'supplier/contract/export-pdf': call({
    words: say('Tải một hợp đồng dạng PDF', 'Download a contract as a PDF'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({ id, paperId, language: copyLanguage.optional() }),
    output: pdfShape,
    dear: true,
    refusals: [],
    limits: { perMinute: 30, seconds: 60 },
  }),
}
