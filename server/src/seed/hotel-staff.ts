import { createHash } from 'node:crypto'
import type { Tx } from '#kit/transaction/transaction.ts'
import { hotelStaff, type DemoStaff } from './content/hotel-staff.ts'
import { chancesOf } from './random.ts'
import type { SeededProperty } from './seeded.ts'

type Staffing = { readonly now: Date; readonly passwordHash: string; readonly by: string }

const seedNumber = 2511_1961
const hour = 3_600_000
const hoursOfInvitation = 72

/**
 * Writes the other staff of the first hotel: each in ready-made groups, one in another property as well, one stopped, one invited and not yet come.
 * Their ids come from chances of their own, so that the rest of the sample data stays as it is.
 */
export const seedHotelStaff = async (tx: Tx, [first, second]: readonly SeededProperty[], staffing: Staffing): Promise<void> => {
  const chances = chancesOf(seedNumber)
  for (const person of hotelStaff) {
    const accountId = chances.id()
    await addAccount(tx, accountId, person, staffing)
    if (first !== undefined) await addTo(tx, first.propertyId, { accountId, groups: person.groups, person, staffing })
    if (second !== undefined && person.alsoIn !== undefined)
      await addTo(tx, second.propertyId, { accountId, groups: person.alsoIn, person, staffing })
    if (first !== undefined && person.state === 'invited') await invite(tx, first.propertyId, accountId, staffing.now)
  }
}

const addAccount = async (
  tx: Tx,
  accountId: string,
  { userName, fullName, phone, position, state }: DemoStaff,
  { passwordHash }: Staffing,
): Promise<void> => {
  await tx.db
    .insertInto('account')
    .values({
      account_id: accountId,
      kind: 'user',
      user_name: userName,
      email: `${userName}@haiautrang.example`,
      full_name: fullName,
      phone,
      position,
      password_hash: state === 'invited' ? 'invited' : passwordHash,
    })
    .execute()
}

type Place = { readonly accountId: string; readonly groups: readonly string[]; readonly person: DemoStaff; readonly staffing: Staffing }

const addTo = async (tx: Tx, propertyId: string, { accountId, groups, person, staffing }: Place): Promise<void> => {
  const { state, came } = person
  const of = { property_id: propertyId, account_id: accountId }
  const entered =
    came === undefined
      ? {}
      : {
          entered_at: new Date(staffing.now.getTime() - came.daysAgo * 24 * hour).toISOString(),
          entered_from: came.from,
          entered_with: came.device,
        }
  await tx.db
    .insertInto('membership')
    .values({ ...of, owner: false, active: state !== 'stopped', changed_by: staffing.by, ...entered })
    .execute()
  const found = await tx.db
    .selectFrom('staff_group')
    .select('staff_group_id')
    .where('property_id', '=', propertyId)
    .where('name_vi', 'in', [...groups])
    .execute()
  await tx.db
    .insertInto('staff_group_member')
    .values(found.map(({ staff_group_id }) => ({ ...of, staff_group_id })))
    .execute()
}

/** An invitation sent yesterday evening, which nobody has opened yet; its link is in no letter. */
const invite = async (tx: Tx, propertyId: string, accountId: string, now: Date): Promise<void> => {
  const sentAt = new Date(now.getTime() - 14 * hour)
  await tx.db
    .insertInto('invitation')
    .values({
      property_id: propertyId,
      account_id: accountId,
      token_hash: createHash('sha256').update(`invitation of ${accountId}`).digest(),
      sent_at: sentAt.toISOString(),
      expires_at: new Date(sentAt.getTime() + hoursOfInvitation * hour).toISOString(),
    })
    .execute()
}
