import { completenessFlags, missingParts } from '@innkeeper/rules/completeness/completeness'
import { propertyActs, propertyStates } from '@innkeeper/rules/property/property-states'
import { z } from 'zod'
import { call } from '#call.ts'
import { field } from '#field.ts'
import { say } from '#say.ts'
import { agreedCommission } from '../setting/contract.ts'
import { certificate, hotelRow } from './hotel-list.ts'

const access = { who: 'administrator' } as const

const id = field.id(say('Chỗ nghỉ', 'Property'))
const moment = z.string()

const move = z.object({
  id: z.uuid(),
  at: moment,
  act: z.enum([...propertyActs, 'register']),
  from: z.enum(propertyStates).nullable(),
  to: z.enum(propertyStates),
  mover: z.enum(['property', 'platform', 'system']),
  person: z.string(),
  note: z.string(),
})

const detail = hotelRow.omit({ certificate: true }).extend({
  propertyType: z.string().nullable(),
  star: z.int().nullable(),
  numberOfRooms: z.int().nullable(),
  taxCode: z.string(),
  countryCode: z.string(),
  commune: z.object({ vi: z.string(), en: z.string() }).nullable(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  /** Who registered it, when, and which version of the terms they accepted. */
  registration: z
    .object({
      fullName: z.string(),
      userName: z.string(),
      email: z.string(),
      phone: z.string(),
      position: z.string(),
      receivedAt: moment,
      termsVersion: z.string(),
    })
    .nullable(),
  /** Every certificate that it sent, the latest first. */
  certificates: z.array(certificate),
  items: z.array(
    z.object({ flag: z.enum(completenessFlags), ok: z.boolean(), applies: z.boolean(), missing: z.array(z.enum(missingParts)) }),
  ),
  contractEndsOn: z.string().nullable(),
  /** What the property proposed, and what was agreed; `open` where the platform may still set it. */
  commission: z.object({
    proposed: z.int().nullable(),
    agreed: agreedCommission.nullable(),
    open: z.boolean(),
    /** The version of the contract, and who changed it last. */
    version: z.int(),
    changedBy: z.string(),
  }),
  takenOffBy: z.enum(['property', 'platform']).nullable(),
  moves: z.array(move),
  /** The acts of the platform; if one is not possible now, the reason is the key of a refusal. */
  acts: z.array(z.object({ act: z.enum(propertyActs), ok: z.boolean(), reason: z.string().nullable() })),
})

/** The calls with which the platform reads what it needs to decide about a property. */
export const hotelDetailCalls = {
  'supplier/hotel/detail': call({
    words: say('Mọi điều cần biết để duyệt một chỗ nghỉ', 'All that is needed to decide on a property'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({ id }),
    output: detail,
    refusals: [],
  }),
  'supplier/hotel/certificate': call({
    words: say('Tệp giấy phép của một chỗ nghỉ', 'The certificate of a property, as a file'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({ id, certificateNo: field.count(say('Lần gửi', 'Submission'), { min: 1, max: 10_000 }) }),
    output: z.object({ fileName: z.string(), mediaType: z.string(), base64: z.base64() }),
    dear: true,
    refusals: ['uploadExpired'],
    limits: { perMinute: 60, seconds: 60 },
  }),
}
