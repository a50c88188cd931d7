import type { StepOperation } from '@innkeeper/rules/rate/undo-steps'
import { nightFields, type NightFieldName } from '@innkeeper/rules/rate/night-fields'
import { dayInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import { operationHead } from '@innkeeper/protocol/rates/operations'
import { z } from 'zod'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { FieldChanges } from '../nights/field-changes.ts'

/** An operation with the names that people read. */
export type OperationHead = z.output<typeof operationHead>

/** An operation that undoes another, or undoes such an undo, and so on. */
export type UndoLink = { readonly operationNo: number; readonly undoes: number }

const headRows = rowsLike(operationHead)
const changeRows = rowsLike(
  z.strictObject({
    roomTypeId: z.uuid(),
    roomPlanId: z.uuid().nullable(),
    field: z.custom<NightFieldName>((name) => typeof name === 'string' && name in nightFields),
    nights: z.array(dayInRow),
    before: z.array(z.int().nullable()),
    after: z.array(z.int().nullable()),
  }),
)
const stepRows = rowsLike(z.strictObject({ operationNo: z.int(), undoes: z.int().nullable(), own: z.boolean() }))
const linkRows = rowsLike(z.strictObject({ operationNo: z.int(), undoes: z.int() }))

/** An operation, with the one that undid it last. */
export const findOperation = async (tx: PropertyTx, operationNo: number): Promise<OperationHead | undefined> => {
  const [head] = await headRows(
    tx,
    `select o.operation_no as "operationNo", o.kind, o.origin, o.person, o.at, o.nights, coalesce(o.request ->> 'note', '') as note, o.undoes,
         (select max(u.operation_no) from operation u where u.property_id = $1 and u.undoes = o.operation_no) as "undoneBy"
       from operation o where o.property_id = $1 and o.operation_no = $2`,
    [tx.propertyId, operationNo],
  )
  return head
}

/** The changes of an operation. */
export const findChanges = (tx: PropertyTx, operationNo: number): Promise<FieldChanges[]> =>
  changeRows(
    tx,
    `select room_type_id as "roomTypeId", room_plan_id as "roomPlanId", field, nights, before_values as before, after_values as after
       from night_change where property_id = $1 and operation_no = $2 order by change_no`,
    [tx.propertyId, operationNo],
  )

/** Every undo of an operation, of those undoes, and so on. */
export const findUndoLinks = (tx: PropertyTx, operationNo: number): Promise<UndoLink[]> =>
  linkRows(
    tx,
    `with recursive link as (
       select operation_no, undoes from operation where property_id = $1 and undoes = $2
       union all
       select o.operation_no, o.undoes from operation o join link on o.property_id = $1 and o.undoes = link.operation_no)
     select operation_no as "operationNo", undoes from link`,
    [tx.propertyId, operationNo],
  )

const mostSteps = 100

/** A person's latest operations since a moment, and those of others that undid one of them, in the order of their numbers. */
export const findStepOperations = (tx: PropertyTx, accountId: string, since: Date): Promise<StepOperation[]> =>
  stepRows(
    tx,
    `with own as (
       select operation_no, undoes from operation
        where property_id = $1 and account_id = $2 and at >= $3 order by operation_no desc limit $4)
     select operation_no as "operationNo", undoes, true as own from own
     union all
     select operation_no, undoes, false from operation
      where property_id = $1 and account_id is distinct from $2 and undoes in (select operation_no from own)
     order by 1`,
    [tx.propertyId, accountId, since, mostSteps],
  )
