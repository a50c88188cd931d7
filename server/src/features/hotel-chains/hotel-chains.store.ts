import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { named } from '#kit/records/list.ts'
import { changedNow, lastChange } from '#kit/records/own-record.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** A chain as it is stored. */
export type Chain = {
  readonly id: string
  readonly version: number
  readonly nameVi: string
  readonly nameEn: string
  readonly changedAt: string
  readonly changedBy: string
}

/** A property's names, and the chain that it is in. */
export type ChainHotel = { readonly id: string; readonly nameVi: string; readonly nameEn: string; readonly chainId: string | null }

/** The names of a chain. */
export type ChainNames = { readonly nameVi: string; readonly nameEn: string }

/** The chain that the property is in. */
export const chainOf = (tx: PropertyTx): Promise<Chain | undefined> => chains(tx).executeTakeFirst()

/** The property's chain, locked until the transaction ends: nobody joins or leaves it meanwhile. */
export const chainToChange = (tx: PropertyTx): Promise<Chain | undefined> => chains(tx).forUpdate().executeTakeFirst()

/** The members of the property's chain, in the order of joining. */
export const membersOf = (tx: PropertyTx): Promise<Omit<ChainHotel, 'chainId'>[]> =>
  tx.db
    .selectFrom(sql<HotelRow & { joined_at: string }>`chain_members()`.as('member'))
    .select(['property_id as id', 'name_vi as nameVi', 'name_en as nameEn'])
    .orderBy('joined_at')
    .orderBy(named('name_vi'))
    .orderBy('property_id')
    .execute()

/** The properties of a person who owns the transaction's property; none if they do not own it. */
export const propertiesOfOwner = (tx: PropertyTx, accountId: string): Promise<ChainHotel[]> =>
  tx.db
    .selectFrom(sql<HotelRow & { chain_id: string | null }>`properties_of_owner(${accountId})`.as('own'))
    .select(['property_id as id', 'name_vi as nameVi', 'name_en as nameEn', 'chain_id as chainId'])
    .orderBy(named('name_vi'))
    .orderBy('property_id')
    .execute()

type HotelRow = { property_id: string; name_vi: string; name_en: string }

/** Creates a chain with the property in it, and returns its id; null where the property has just joined another. */
export const foundChain = async (tx: PropertyTx, { nameVi, nameEn }: ChainNames, person: string): Promise<string | null> => {
  const id = uuidv7()
  await tx.db.insertInto('hotel_chain').values({ chain_id: id, name_vi: nameVi, name_en: nameEn, changed_by: person }).execute()
  return (await joinChain(tx, id)) ? id : null
}

/** Adds the property to a chain; returns false where it is in another chain. */
export const joinChain = async (tx: PropertyTx, chainId: string): Promise<boolean> => {
  await tx.db
    .insertInto('hotel_chain_member')
    .values({ property_id: tx.propertyId, chain_id: chainId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await chainOf(tx))?.id === chainId
}

/** Removes the property from its chain. */
export const leaveChain = async (tx: PropertyTx): Promise<void> => {
  await tx.db.deleteFrom('hotel_chain_member').where('property_id', '=', tx.propertyId).execute()
}

/** Deletes a chain; its members are in no chain then. */
export const endChain = async (tx: PropertyTx, { id }: Chain): Promise<void> => {
  await tx.db.deleteFrom('hotel_chain').where('chain_id', '=', id).execute()
}

/** Renames a chain and returns its new version. */
export const renameChain = async (tx: PropertyTx, chain: Chain, names: ChainNames, person: string): Promise<number> => {
  const { version } = await tx.db
    .updateTable('hotel_chain')
    .set({ name_vi: names.nameVi, name_en: names.nameEn, ...changedNow(chain, person) })
    .where('chain_id', '=', chain.id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

// Row security shows only the property's own chain.
const chains = (tx: PropertyTx) =>
  tx.db.selectFrom('hotel_chain').select(['chain_id as id', 'name_vi as nameVi', 'name_en as nameEn', ...lastChange])
