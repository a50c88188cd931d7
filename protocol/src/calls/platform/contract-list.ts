import { contractStates } from '@innkeeper/rules/e-contract/contract-states'
import { contractPlaces } from '@innkeeper/rules/e-contract/contract-steps'
import { propertyKinds } from '@innkeeper/rules/property/property-kind'
import { z } from 'zod'
import { call } from '#call.ts'
import { field } from '#field.ts'
import { fileInput, fileShape } from '#format/file-shape.ts'
import { say } from '#say.ts'
import { sortedBy } from '#sorted-by.ts'

const access = { who: 'administrator' } as const

/** The views of the platform's list of contracts; the view of those that wait for the person comes first. */
export const contractViews = ['mine', 'signing', 'signed', 'ending', 'all'] as const

/** The fields that the list of contracts can be sorted by; by default the one that has waited longest comes first. */
export const contractSorts = ['name', 'number', 'place', 'commission', 'endsOn', 'since'] as const

const filter = {
  text: field.text(say('Tên, mã, số hợp đồng', 'Name, code, contract number'), { max: 100, min: 0 }).default(''),
  view: field.choice(say('Danh sách', 'View'), contractViews).default('all'),
  ...sortedBy(contractSorts),
}

/** A contract in the platform's list. */
const contractRow = z.object({
  id: z.uuid(),
  code: z.string(),
  kind: z.enum(propertyKinds),
  nameVi: z.string(),
  nameEn: z.string(),
  place: z.enum(contractPlaces),
  state: z.enum(contractStates),
  /** The state of its open amendment; null where there is none. */
  amendment: z.enum(['draft', 'wait sign', 'completed']).nullable(),
  /** Empty where no contract has been drawn up. */
  number: z.string(),
  endsOn: z.iso.date().nullable(),
  commission: z.int().nullable(),
  /** When it came there, and who did that. */
  since: z.string().nullable(),
  person: z.string(),
})

/** The platform's list of contracts. */
export const contractListCalls = {
  'supplier/contract/get-all': call({
    words: say('Mọi hợp đồng của nền tảng', 'All contracts of the platform'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({ ...filter, ...field.page }),
    output: z.array(contractRow),
    list: true,
    refusals: [],
  }),
  'supplier/contract/export': call({
    words: say('Xuất danh sách hợp đồng', 'Export the contracts'),
    kind: 'read',
    method: 'GET',
    access,
    input: fileInput(filter),
    output: fileShape,
    refusals: ['tooManyRows'],
    limits: { perMinute: 30, seconds: 60 },
  }),
}
