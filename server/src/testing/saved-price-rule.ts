import type { SignedIn } from './factories/factories.ts'
import { priceRuleForm } from './forms/price-rule-forms.ts'
import type { TestServer } from './server/test-server.ts'

type Place = { readonly server: TestServer; readonly owner: SignedIn; readonly roomTypeId: string }

/** A rule, and an input that sets every field to another value than a new one's. */
export const savedPriceRule = async ({ server, owner, roomTypeId }: Place) => {
  const { id } = (await server.ask('price-rule/create', priceRuleForm({ active: false }), owner)).data
  const told = {
    id,
    nameVi: 'Tên đã sửa',
    nameEn: 'Changed name',
    roomTypeIds: [roomTypeId],
    occupied: 'below' as const,
    percent: 30,
    daysAhead: 5,
    act: 'lower' as const,
    unit: 'amount' as const,
    value: 200_000,
    roundTo: 50_000,
    floor: 800_000,
    ceiling: 3_000_000,
    rank: 7,
    active: true,
  }
  return { read: () => server.ask('price-rule/detail', { id }, owner), told: [told] }
}
