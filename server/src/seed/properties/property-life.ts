import { addDays, type Day } from '@innkeeper/rules/days/day'
import type { Tx } from '#kit/transaction/transaction.ts'
import { chancesOf, type Chances } from '../random.ts'
import type { SeededProperty } from '../seeded.ts'

const seedNumber = 4711
const owner = 'Nguyễn Thị Thuỳ Dương'
const administrator = 'Phạm Hoàng Bảo Ngọc'

/** The contracts of the sample hotels; all of it is invented. The park has not filled it in yet, so it is still being set up. */
const legalByCode: Readonly<Record<string, LegalInformation>> = {
  HAIAU: {
    business_name: 'Công ty Cổ phần Hải Âu Trắng',
    tax_code: '0409990001',
    address: '99 đường Võ Nguyên Giáp, phường Ngũ Hành Sơn, Đà Nẵng',
    bank_account_number: '0041000999888',
    account_owner: 'CONG TY CO PHAN HAI AU TRANG',
    bank_bin: '970436',
    branch: 'Đà Nẵng',
    legal_representative: 'Nguyễn Thị Thuỳ Dương',
    signer: 'Nguyễn Thị Thuỳ Dương',
    signer_position: 'Tổng giám đốc',
    commission_basis_points: 1500,
  },
  NGOCLAN: {
    business_name: 'Công ty TNHH Khách sạn Ngọc Lan',
    tax_code: '0109990002',
    address: '18 phố Hàng Trống, phường Hoàn Kiếm, Hà Nội',
    bank_account_number: '12210000999777',
    account_owner: 'CONG TY TNHH KHACH SAN NGOC LAN',
    bank_bin: '970418',
    branch: 'Hà Thành',
    legal_representative: 'Đặng Ngọc Lan',
    signer: 'Đặng Quang Vinh',
    signer_position: 'Giám đốc điều hành',
    commission_basis_points: 1250,
  },
  SAOBIEN: {
    business_name: 'Công ty Cổ phần Nghỉ dưỡng Sao Biển',
    tax_code: '1709990003',
    address: 'Bãi Trường, đặc khu Phú Quốc, An Giang',
    bank_account_number: '19039990003015',
    account_owner: 'CONG TY CO PHAN NGHI DUONG SAO BIEN',
    bank_bin: '970407',
    branch: 'Phú Quốc',
    legal_representative: 'Huỳnh Minh Châu',
    signer: 'Huỳnh Minh Châu',
    signer_position: 'Chủ tịch hội đồng quản trị',
    commission_basis_points: 1800,
  },
}

type LegalInformation = {
  readonly business_name: string
  readonly tax_code: string
  readonly address: string
  readonly bank_account_number: string
  readonly account_owner: string
  readonly bank_bin: string
  readonly branch: string
  readonly legal_representative: string
  readonly signer: string
  readonly signer_position: string
  readonly commission_basis_points: number
}

/** The steps to being on sale: the act, by whom, and how many days after the registration. */
const wayToSale = [
  { act: 'register', from: null, to: 'create', mover: 'property', person: owner, after: 0 },
  { act: 'complete', from: 'create', to: 'wait confirm', mover: 'system', person: '', after: 6 },
  { act: 'confirmToSell', from: 'wait confirm', to: 'wait approve', mover: 'property', person: owner, after: 7 },
  { act: 'approve', from: 'wait approve', to: 'approved', mover: 'platform', person: administrator, after: 8 },
  { act: 'putOnSale', from: 'approved', to: 'onsite', mover: 'platform', person: administrator, after: 12 },
] as const

/** Writes the state of each property: the hotels sell on a signed contract, the park still has to fill in its legal information. */
export const seedPropertyLife = async (tx: Tx, properties: readonly SeededProperty[], today: Day): Promise<void> => {
  const chances = chancesOf(seedNumber)
  for (const [place, { propertyId, code }] of properties.entries()) {
    const legal = legalByCode[code]
    const registered = addDays(today, -420 + place * 35)
    if (legal === undefined) await setUp(tx, propertyId)
    else
      await tx.db
        .updateTable('e_contract')
        .set({ ...legal, ...agreed(legal, registered), changed_by: owner, ends_on: addDays(registered, 1095) })
        .where('property_id', '=', propertyId)
        .execute()
    await insertMoves(tx, propertyId, { steps: legal === undefined ? wayToSale.slice(0, 1) : wayToSale, registered }, chances)
  }
}

const agreed = ({ commission_basis_points }: LegalInformation, registered: Day) => ({
  agreed_commission_basis_points: commission_basis_points,
  commission_agreed_at: `${addDays(registered, 9)}T03:00:00Z`,
  commission_agreed_by: administrator,
})

const setUp = async (tx: Tx, propertyId: string): Promise<void> => {
  await tx.db.updateTable('property').set({ state: 'create' }).where('property_id', '=', propertyId).execute()
  await tx.db.updateTable('e_contract').set({ state: 'not created' }).where('property_id', '=', propertyId).execute()
}

type Way = { readonly steps: readonly (typeof wayToSale)[number][]; readonly registered: Day }

const insertMoves = async (tx: Tx, propertyId: string, { steps, registered }: Way, chances: Chances): Promise<void> => {
  await tx.db
    .insertInto('property_move')
    .values(
      steps.map(({ act, from, to, mover, person, after }) => ({
        property_id: propertyId,
        property_move_id: chances.id(),
        at: `${addDays(registered, after)}T03:00:00Z`,
        act,
        from_state: from,
        to_state: to,
        mover,
        person,
      })),
    )
    .execute()
}
