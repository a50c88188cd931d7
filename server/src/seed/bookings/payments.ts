import { keptSecret } from '#features/payment-methods/gateway-secret.ts'
import type { SecretBox } from '#kit/session/sealed-secret.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import type { SeededProperty } from '../seeded.ts'

const by = 'Nguyễn Thị Thuỳ Dương'
/** Invented: VNPAY never issued it. */
const sampleSecret = 'INNKEEPER-SAMPLE-KEY-01'

/** The payment methods of each property: the resort has gateways as well, the others none. */
const methodsByCode: Readonly<Record<string, readonly string[]>> = {
  HAIAU: ['domestic card', 'bank transfer', 'cash', 'debt'],
}
const otherMethods = ['bank transfer', 'cash', 'debt']

/** Writes how the properties of the sample data are paid: the resort by a working VietQR and a VNPAY in test mode. */
export const seedPayments = async (
  tx: Tx,
  properties: readonly SeededProperty[],
  given: { readonly now: Date; readonly box: SecretBox },
): Promise<void> => {
  const methods = properties.flatMap(({ propertyId, code }) =>
    (methodsByCode[code] ?? otherMethods).map((method) => ({ property_id: propertyId, method, changed_by: by })),
  )
  await tx.db.insertInto('payment_method').values(methods).execute()
  const resort = properties.find(({ code }) => code === 'HAIAU')
  if (resort === undefined) throw new Error('the sample data has no resort')
  await insertGateways(tx, resort.propertyId, given)
}

const insertGateways = async (tx: Tx, propertyId: string, { now, box }: { readonly now: Date; readonly box: SecretBox }): Promise<void> => {
  const secret = keptSecret(box, propertyId, 'vnpay', sampleSecret)
  const testedAt = new Date(now.getTime() - 12 * 86_400_000).toISOString()
  const passed = (check: string) => ({ check, finding: 'passed', code: null })
  await tx.db
    .insertInto('payment_gateway')
    .values({
      property_id: propertyId,
      rail: 'vietqr',
      bank_bin: '970436',
      account_number: '0041000999888',
      account_owner: 'CONG TY CO PHAN HAI AU TRANG',
      tested_at: testedAt,
      test_checks: JSON.stringify([passed('form'), passed('code')]),
      works_since: testedAt,
      changed_at: testedAt,
      changed_by: by,
    })
    .execute()
  await tx.db
    .insertInto('payment_gateway')
    .values({
      property_id: propertyId,
      rail: 'vnpay',
      mode: 'test',
      merchant_code: 'HAIAU001',
      sealed_secret: secret?.sealed ?? null,
      secret_ending: secret?.ending ?? null,
      secret_set_at: testedAt,
      changed_at: testedAt,
      changed_by: by,
    })
    .execute()
}
