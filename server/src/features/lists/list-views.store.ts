import type { CallOutput, CallRequest } from '@innkeeper/protocol/catalogue'
import { v7 as uuidv7 } from 'uuid'
import { named, totalOf } from '#kit/records/list.ts'
import { awaitLock } from '#kit/transaction/await-lock.ts'
import type { Tx } from '#kit/transaction/transaction.ts'

type Kept = CallOutput<'list-view/get-all'>

/** Whose views: a person's at a property, or on the platform. */
export type Keeper = { readonly accountId: string; readonly propertyId: string | null }

/** The views that a person keeps here, in the order of names. */
export const viewsOf = (tx: Tx, keeper: Keeper): Promise<Kept['views']> =>
  keptBy(tx, keeper).select(['list_view_id as id', 'list', 'name', 'address']).orderBy('list').orderBy(named('name')).execute()

/** Lets one request at a time add a view of a person. */
export const lockViews = (tx: Tx, { accountId }: Keeper): Promise<void> => awaitLock(tx, `list views ${accountId}`)

/** How many views of a list a person keeps here. */
export const countViews = (tx: Tx, keeper: Keeper, list: string): Promise<number> => totalOf(keptBy(tx, keeper).where('list', '=', list))

/** Keeps a view and returns its id; undefined where another of the list has its name. */
export const addView = async (tx: Tx, keeper: Keeper, view: CallRequest<'list-view/create'>): Promise<string | undefined> => {
  const id = uuidv7()
  const added = await tx.db
    .insertInto('list_view')
    .values({ list_view_id: id, account_id: keeper.accountId, property_id: keeper.propertyId, ...view })
    .onConflict((conflict) => conflict.doNothing())
    .returning('list_view_id')
    .executeTakeFirst()
  return added?.list_view_id
}

/** A view of a person with its list; undefined where they keep none with this id here. */
export const viewOf = (tx: Tx, keeper: Keeper, id: string): Promise<{ list: string } | undefined> =>
  keptBy(tx, keeper).select('list').where('list_view_id', '=', id).executeTakeFirst()

/** Whether another view of a list has a name, whatever its capitals. */
export const isNameTaken = async (
  tx: Tx,
  keeper: Keeper,
  { id, list, name }: { id: string; list: string; name: string },
): Promise<boolean> =>
  (await keptBy(tx, keeper)
    .select('list_view_id')
    .where('list', '=', list)
    .where('list_view_id', '<>', id)
    .where((eb) => eb(eb.fn<string>('lower', ['name']), '=', eb.fn<string>('lower', [eb.val(name)])))
    .executeTakeFirst()) !== undefined

/** Gives a view another name. */
export const renameView = async (tx: Tx, id: string, name: string): Promise<void> => {
  await tx.db.updateTable('list_view').set({ name }).where('list_view_id', '=', id).execute()
}

/** Deletes a view. */
export const deleteView = async (tx: Tx, id: string): Promise<void> => {
  await tx.db.deleteFrom('list_view').where('list_view_id', '=', id).execute()
}

/** The columns that a person hides, list by list. */
export const columnsOf = (tx: Tx, { accountId }: Keeper): Promise<Kept['columns']> =>
  tx.db.selectFrom('list_columns').select(['list', 'hidden']).where('account_id', '=', accountId).orderBy('list').execute()

/** Saves which columns of a list a person hides; none shows all of them. */
export const hideColumns = async (tx: Tx, { accountId }: Keeper, list: string, hidden: readonly string[]): Promise<void> => {
  if (hidden.length === 0) {
    await tx.db.deleteFrom('list_columns').where('account_id', '=', accountId).where('list', '=', list).execute()
    return
  }
  await tx.db
    .insertInto('list_columns')
    .values({ account_id: accountId, list, hidden: [...hidden] })
    .onConflict((conflict) => conflict.columns(['account_id', 'list']).doUpdateSet({ hidden: [...hidden] }))
    .execute()
}

const keptBy = (tx: Tx, { accountId, propertyId }: Keeper) =>
  tx.db.selectFrom('list_view').where('account_id', '=', accountId).where('property_id', 'is not distinct from', propertyId)
