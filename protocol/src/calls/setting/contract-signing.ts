import { contractPlaces } from '@innkeeper/rules/e-contract/contract-steps'
import { z } from 'zod'
import { call } from '#call.ts'
import { field } from '#field.ts'
import { say } from '#say.ts'
import { contractPlaceWords } from '#words/platform/contract-words.ts'
import {
  contractPaperShape,
  contractStepShape,
  contractStages,
  copyLanguage,
  paperId,
  pdfShape,
  sha256Field,
  signingFields,
  stepNote,
} from '#shapes/contract-shapes.ts'

const view = { who: 'property', codes: ['E_CONTRACT_1'] } as const
const change = { who: 'property', codes: ['E_CONTRACT_1', 'E_CONTRACT_2'] } as const
const record = { kind: 'eContract' } as const
const place = field.choice(say('Trạng thái', 'Status'), contractPlaces, contractPlaceWords)

/** What the diary shows of a step of a contract. */
export const stepTold = z.object({
  place,
  note: stepNote,
  signer: signingFields.signer,
  position: signingFields.position,
  sha256: sha256Field,
})

/** The calls of a property for its contract, apart from the legal information. */
export const contractSigningCalls = {
  'contract/read': call({
    words: say('Đọc hợp đồng và phụ lục', 'Read the contract and its amendments'),
    kind: 'read',
    method: 'GET',
    access: view,
    input: z.strictObject({}),
    output: z.object({
      place: z.enum(contractPlaces),
      /** The released contract first, then its amendments, then earlier contracts; papers that are still being drawn up are left out. */
      papers: z.array(contractPaperShape),
      steps: z.array(contractStepShape),
    }),
    refusals: [],
  }),
  'contract/export-pdf': call({
    words: say('Tải hợp đồng dạng PDF', 'Download the contract as a PDF'),
    kind: 'read',
    method: 'GET',
    access: view,
    input: z.strictObject({
      /** If it is left out, the first paper is used: the released contract. */
      paperId: paperId.optional(),
      /** The language of a copy for reading; without it, the file itself is returned byte for byte. */
      language: copyLanguage.optional(),
    }),
    output: pdfShape,
    dear: true,
    refusals: ['contractNotReleased'],
    limits: { perMinute: 30, seconds: 60 },
  }),
  'contract/sign': call({
    words: say('Ký hợp đồng hoặc phụ lục', 'Sign the contract or an amendment'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject(signingFields),
    output: z.object({ sha256: z.string() }),
    worksBefore: true,
    refusals: [
      'wrongPassword',
      'factorProofNeeded',
      'signedByPlatform',
      'contractTextChanged',
      'contractStepNotAllowed',
      'contractStepNotYours',
      'contractNoteMissing',
      'legalMissing',
    ],
    diary: say('Ký hợp đồng {subject}', 'Signed contract {subject}'),
    record,
    tells: stepTold,
    stales: ['supplier', 'dashboard', 'notification'],
    limits: { perMinute: 20, seconds: 60 },
  }),
  'contract/decline': call({
    words: say('Báo chưa ký được hợp đồng', 'Say why the contract cannot be signed'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ paperId, note: stepNote }),
    output: z.null(),
    refusals: ['contractStepNotAllowed', 'contractStepNotYours', 'contractNoteMissing', 'legalMissing'],
    diary: say('Báo chưa ký được hợp đồng {subject}', 'Said why contract {subject} cannot be signed'),
    record,
    tells: stepTold,
    stales: ['supplier', 'dashboard', 'notification'],
  }),
  'contract/dispute': call({
    words: say('Mở tranh chấp về hợp đồng', 'Open a dispute about the contract'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ paperId, note: stepNote }),
    output: z.null(),
    refusals: ['contractStepNotAllowed', 'contractStepNotYours', 'contractNoteMissing', 'legalMissing'],
    diary: say('Mở tranh chấp về hợp đồng {subject}', 'Opened a dispute about contract {subject}'),
    record,
    tells: stepTold,
    stales: ['supplier', 'dashboard', 'notification', 'room-plan'],
  }),
  'contract/check': call({
    words: say('Kiểm tra một tệp có phải hợp đồng đã ký', 'Check whether a file is a signed contract'),
    kind: 'read',
    method: 'GET',
    access: { who: 'anyone' },
    input: z.strictObject({ sha256: sha256Field }),
    /** Null if the file is not one of ours. `latest` is false if a file with more signatures or another text has replaced it. */
    output: z
      .object({
        number: z.string(),
        kind: z.enum(['contract', 'amendment']),
        stage: z.enum(contractStages),
        businessName: z.string(),
        signatures: z.array(
          z.object({ side: z.enum(['property', 'platform']), signer: z.string(), position: z.string(), signedAt: z.string() }),
        ),
        latest: z.boolean(),
      })
      .nullable(),
    refusals: [],
    limits: { perMinute: 20 },
  }),
}
