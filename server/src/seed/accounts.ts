import type { FunctionCode } from '@innkeeper/protocol/access'
import type { Tx } from '#kit/transaction/transaction.ts'
import type { Chances } from './random.ts'
import type { SeededProperty } from './seeded.ts'

/** A person who signs in to the demonstration. */
type DemoAccount = {
  readonly userName: string
  readonly fullName: string
  readonly email: string
  readonly admin?: true
  readonly owner?: true
  /** The ready-made group of this person, and which rights it has here. */
  readonly group?: { readonly name: string; readonly codes: readonly FunctionCode[] }
}

const demoAccounts = [
  { userName: 'owner', fullName: 'Nguyễn Thị Thuỳ Dương', email: 'owner@haiautrang.example', owner: true },
  {
    userName: 'reception',
    fullName: 'Trần Quốc Bảo',
    email: 'reception@haiautrang.example',
    group: {
      name: 'Lễ tân',
      codes: [
        'DASHBOARD_1',
        'BOOKING_1',
        'PERSONAL_ACCOUNT_1',
        'PERSONAL_ACCOUNT_2',
        'BOOKING_LIST_1',
        'BOOKING_LIST_2',
        'SEND_REQUEST_1',
        'SEND_REQUEST_2',
        'SALE_1',
        'AVAIL_RATE_1',
        'AVAIL_RATE_2',
        'SUPPORT_1',
        'USER_GUIDE_1',
      ],
    },
  },
  {
    userName: 'revenue',
    fullName: 'Lê Minh Khôi',
    email: 'revenue@haiautrang.example',
    group: {
      name: 'Doanh thu',
      codes: [
        'SALE_1',
        'AVAIL_RATE_1',
        'AVAIL_RATE_2',
        'PERSONAL_ACCOUNT_1',
        'PERSONAL_ACCOUNT_2',
        'PLAN_PROMOTION_1',
        'PLAN_PROMOTION_2',
        'ACTIVITY_LOG_1',
        'RATE_LOG_1',
        'INVENTORY_LOG_1',
      ],
    },
  },
  { userName: 'admin', fullName: 'Phạm Hoàng Bảo Ngọc', email: 'admin@innkeeper.example', admin: true },
] as const satisfies readonly DemoAccount[]

/** The user names of the demo accounts. */
export const demoUserNames = demoAccounts.map(({ userName }) => userName)
export type DemoUserName = (typeof demoUserNames)[number]

/** People by their user name. */
export type SeededPeople = Readonly<Record<DemoUserName, { readonly accountId: string; readonly fullName: string }>>

/** Writes the demo accounts: the owner of every property, reception and revenue of the first, and the administrator. */
export const seedAccounts = async (
  tx: Tx,
  properties: readonly SeededProperty[],
  hashes: Readonly<Record<DemoUserName, string>>,
  chances: Chances,
): Promise<SeededPeople> => {
  const ids = new Map(demoAccounts.map(({ userName }) => [userName, chances.id()]))
  const idOf = (userName: DemoUserName) => ids.get(userName) ?? ''
  const personOf = (userName: DemoUserName) => ({ accountId: idOf(userName), fullName: nameOf(userName) })
  await tx.db
    .insertInto('account')
    .values(
      demoAccounts.map((account: DemoAccount & { readonly userName: DemoUserName }) => ({
        account_id: idOf(account.userName),
        kind: account.admin === true ? 'admin' : 'user',
        admin_types: account.admin === true ? ['AM', 'SM', 'CM'] : [],
        manages_administrators: account.admin === true,
        user_name: account.userName,
        email: account.email,
        full_name: account.fullName,
        password_hash: hashes[account.userName],
      })),
    )
    .execute()
  for (const { propertyId } of properties) {
    await addMember(tx, propertyId, { accountId: idOf('owner'), owner: true })
    await tx.rows('select make_ready_groups($1)', [propertyId])
  }
  const [first] = properties
  if (first === undefined) throw new Error('the demonstration needs a property')
  for (const { userName, group } of demoAccounts.filter((account) => 'group' in account)) {
    await addMember(tx, first.propertyId, { accountId: idOf(userName), owner: false })
    await joinGroup(tx, first.propertyId, { accountId: idOf(userName), ...group })
  }
  return { owner: personOf('owner'), reception: personOf('reception'), revenue: personOf('revenue'), admin: personOf('admin') }
}

const nameOf = (userName: DemoUserName): string => demoAccounts.find((account) => account.userName === userName)?.fullName ?? ''

const addMember = async (tx: Tx, propertyId: string, member: { accountId: string; owner: boolean }): Promise<void> => {
  await tx.db.insertInto('membership').values({ property_id: propertyId, account_id: member.accountId, owner: member.owner }).execute()
}

type Group = { readonly accountId: string; readonly name: string; readonly codes: readonly FunctionCode[] }

const joinGroup = async (tx: Tx, propertyId: string, group: Group): Promise<void> => {
  const { staff_group_id } = await tx.db
    .selectFrom('staff_group')
    .select('staff_group_id')
    .where('property_id', '=', propertyId)
    .where('name_vi', '=', group.name)
    .executeTakeFirstOrThrow()
  const of = { property_id: propertyId, staff_group_id }
  await tx.db
    .deleteFrom('staff_group_function')
    .where('property_id', '=', propertyId)
    .where('staff_group_id', '=', staff_group_id)
    .execute()
  await tx.db
    .insertInto('staff_group_function')
    .values(group.codes.map((code) => ({ ...of, function_code: code })))
    .execute()
  await tx.db
    .insertInto('staff_group_member')
    .values({ ...of, account_id: group.accountId })
    .execute()
}
