import { moveProperty } from '@innkeeper/rules/property/move-property'
import type { PropertyAct, PropertyMover, PropertyState } from '@innkeeper/rules/property/property-states'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { notifyMove } from './notify-move.ts'

/** A requested move: the act, by whom (and by which person), the note, and whether all nine parts are complete. */
export type MoveAsked = {
  readonly act: PropertyAct
  readonly who: PropertyMover
  /** Only acts with a guard on completeness need the true value here. */
  readonly complete: boolean
  readonly person: { readonly accountId: string; readonly fullName: string } | null
  readonly note?: string
}

/** The result: the states before and after, or why the move was refused, with the current state. */
export type MoveResult =
  | { readonly ok: true; readonly from: PropertyState; readonly to: PropertyState }
  | { readonly ok: false; readonly from: PropertyState; readonly reason: Extract<ReturnType<typeof moveProperty>, { ok: false }>['reason'] }

/**
 * The only way in which a property changes its state: checked by the table of moves while the property is locked, and written with its line
 * in the time line, its notification and its letters. A refused move writes nothing.
 */
export const movePropertyState = async (tx: PropertyTx, asked: MoveAsked): Promise<MoveResult> => {
  const held = await holdLife(tx)
  const { act, who, complete, note = '' } = asked
  const verdict = moveProperty({ state: held.state, act, who }, { ...held, complete, note })
  if (!verdict.ok) return { ok: false, from: held.state, reason: verdict.reason }
  await setState(tx, verdict.to, asked)
  await insertMove(tx, { ...asked, from: held.state, to: verdict.to })
  await notifyMove(tx, { ...asked, note, to: verdict.to, property: held })
  return { ok: true, from: held.state, to: verdict.to }
}

/** The facts of a property that its moves are checked against and its letters name. */
type Life = {
  readonly state: PropertyState
  readonly code: string
  readonly nameVi: string
  readonly nameEn: string
  readonly takenOffBy: PropertyMover | null
  readonly verified: boolean
  readonly contractSigned: boolean
}

/** Locks the property until the transaction ends, so that two moves of it run one after the other. */
const holdLife = (tx: PropertyTx): Promise<Life> =>
  tx.db
    .selectFrom('property as p')
    .select(['p.state', 'p.code', 'p.name_vi as nameVi', 'p.name_en as nameEn', 'p.taken_off_by as takenOffBy'])
    .select([isVerified.as('verified'), isSigned.as('contractSigned')])
    .where('p.property_id', '=', tx.propertyId)
    .forNoKeyUpdate('p')
    .$castTo<Life>()
    .executeTakeFirstOrThrow()

const isVerified = sql<boolean>`not exists (
  select from certificate c where c.property_id = p.property_id and c.verdict is distinct from 'verified'
     and c.certificate_no = (select max(l.certificate_no) from certificate l where l.property_id = p.property_id))`

const isSigned = sql<boolean>`exists (select from e_contract e where e.property_id = p.property_id and e.state = 'signed')`

const setState = async (tx: PropertyTx, to: PropertyState, { act, who, note = '' }: MoveAsked): Promise<void> => {
  await tx.db
    .updateTable('property')
    .set({
      state: to,
      taken_off_by: act === 'takeOffSale' && who !== 'system' ? who : null,
      ...(act === 'sendBack' ? { sent_back_note: note } : {}),
      ...(act === 'approve' ? { sent_back_note: '' } : {}),
    })
    .where('property_id', '=', tx.propertyId)
    .execute()
}

const insertMove = async (
  tx: PropertyTx,
  move: MoveAsked & { readonly from: PropertyState; readonly to: PropertyState },
): Promise<void> => {
  await tx.db
    .insertInto('property_move')
    .values({
      property_id: tx.propertyId,
      property_move_id: uuidv7(),
      act: move.act,
      from_state: move.from,
      to_state: move.to,
      mover: move.who,
      account_id: move.person?.accountId ?? null,
      person: move.person?.fullName ?? '',
      note: move.note ?? '',
    })
    .execute()
}
