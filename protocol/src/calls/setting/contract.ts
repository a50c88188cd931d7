import { contractStates } from '@innkeeper/rules/e-contract/contract-states'
import { z } from 'zod'
import { historyOf } from '#diary/history.ts'
import { call } from '#call.ts'
import { changesOf } from '#changes-of.ts'
import { explained, field, named } from '#field.ts'
import { say } from '#say.ts'

const most = 255
const version = named(say('Bản đã xem', 'Version seen'), z.int().min(0))

/** The commission, in basis points: 100 % is 10000. */
export const commission = named(say('Hoa hồng', 'Commission'), z.int().min(0).max(10_000), { unit: say('%', '%') })

/** The commission in force, who agreed to it for the platform, and when. */
export const agreedCommission = z.object({ commission: z.int(), at: z.string(), person: z.string() })

/** The legal information of the electronic contract, all of it required. */
export const legalForm = z.strictObject({
  businessName: field.text(say('Tên doanh nghiệp', 'Business name'), { max: most }),
  taxCode: field.text(say('Mã số thuế', 'Tax code'), { max: 20 }),
  address: field.text(say('Địa chỉ', 'Address'), { max: most }),
  bankAccountNumber: field.text(say('Số tài khoản ngân hàng', 'Bank account number'), { min: 3, max: 50 }),
  accountOwner: field.text(say('Chủ tài khoản', 'Account owner'), { max: most }),
  bank: explained(field.text(say('Ngân hàng', 'Bank'), { max: 20 }), { names: 'bank' }),
  branch: field.text(say('Chi nhánh', 'Branch'), { max: most }),
  legalRepresentative: field.text(say('Người đại diện pháp luật', 'Legal representative'), { max: most }),
  signer: field.text(say('Người ký hợp đồng', 'Signer of the contract'), { max: most }),
  position: field.text(say('Chức vụ người ký', 'Signer’s position'), { max: most }),
  /** The commission is a proposal until the platform agrees to one; then the agreed one stays. */
  commission,
})

/** The legal information so far. */
const legalOnFile = z.object({
  businessName: z.string().nullable(),
  taxCode: z.string().nullable(),
  address: z.string().nullable(),
  bankAccountNumber: z.string().nullable(),
  accountOwner: z.string().nullable(),
  bank: z.string().nullable(),
  branch: z.string().nullable(),
  legalRepresentative: z.string().nullable(),
  signer: z.string().nullable(),
  position: z.string().nullable(),
  /** The agreed commission, otherwise the property's proposal. */
  commission: z.int().nullable(),
})

export const contractCalls = {
  'contract/history': historyOf(say('Lịch sử thông tin pháp lý', 'History of the legal information'), {
    who: 'property',
    codes: ['E_CONTRACT_1'],
  }),
  'contract/get-info': call({
    words: say('Thông tin hợp đồng', 'Contract information'),
    kind: 'read',
    method: 'GET',
    access: { who: 'property', codes: ['E_CONTRACT_1'] },
    input: z.strictObject({}),
    output: legalOnFile.extend({
      state: z.enum(contractStates),
      endsOn: z.iso.date().nullable(),
      /** Null while the commission is the property's proposal. */
      agreed: agreedCommission.nullable(),
      /** Whether the legal information may still be changed here. */
      open: z.boolean(),
      version,
      changedAt: z.string().nullable(),
      changedBy: z.string(),
    }),
    refusals: [],
  }),
  'contract/update': call({
    words: say('Lưu thông tin pháp lý', 'Save the legal information'),
    kind: 'change',
    method: 'POST',
    access: { who: 'property', codes: ['E_CONTRACT_1', 'E_CONTRACT_2'] },
    input: z.strictObject({ version, ...changesOf(legalForm.shape) }),
    output: z.object({ version }),
    refusals: ['contractChanged', 'contractReleased', 'commissionAgreed', 'bankMissing'],
    diary: say('Sửa thông tin pháp lý của hợp đồng {subject}', 'Changed the legal information of the contract of {subject}'),
    record: { kind: 'eContract' },
    stales: ['dashboard', 'supplier'],
  }),
}
